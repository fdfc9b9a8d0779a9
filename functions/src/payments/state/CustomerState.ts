import { paymentStatePath } from '@outcome-studio/shared/domain/paths'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { drawTicket } from '../../database/drawTicket.ts'
import { type Lease, leaseSchema } from '../../database/Lease.ts'

/**
 * What the server stores about a person who pays, payments/{uid}. Clients cannot read it. The field dueAt is the time
 * of the next change without an event, or null.
 */
export interface CustomerState {
  /** The latest ticket whose data was written. */
  readonly applied: number
  /** When the synchronization that was written last began, in seconds since 1970. */
  readonly fetchedAt: number
  /** Ids of the person at the provider: one, unless an earlier one was deleted there. */
  readonly customers: readonly string[]
  /** Value of the claim stripeRole that the subscriptions give. */
  readonly role: string | null
  /** `createdAt` of the change of plan that the member took back last. */
  readonly takenBack: string | null
  readonly lock: Lease | null
}

const count = z.number().catch(0)
const storedSchema = z.object({
  applied: count,
  fetchedAt: count,
  customers: z.array(z.string()).catch([]),
  role: z.string().nullable().catch(null),
  takenBack: z.string().nullable().catch(null),
  lock: leaseSchema,
})

/** Reads the stored state. Without one, returns the state of a person who never paid. */
export const customerStateOf = (stored: unknown): CustomerState => storedSchema.parse(stored ?? {})

/**
 * Draws a ticket before data is fetched.
 * @param customers ids of the person at the provider that are known
 * @returns the number of the ticket
 */
export function takeCustomerTicket(
  uid: string,
  customers: readonly string[],
  firestore: Firestore,
): Promise<number> {
  const state = firestore.doc(paymentStatePath(uid))
  const known = customers.length === 0 ? {} : { customers: FieldValue.arrayUnion(...customers) }
  return firestore.runTransaction(async (transaction) =>
    drawTicket(transaction, await transaction.get(state), known),
  )
}

/** Stores ids of a person at the provider. */
export async function addCustomers(
  uid: string,
  customers: readonly string[],
  firestore: Firestore,
): Promise<void> {
  const state = firestore.doc(paymentStatePath(uid))
  await state.set({ customers: FieldValue.arrayUnion(...customers) }, { merge: true })
}

/** Lets the next reconciliation synchronize a person. */
export async function markDue(uid: string, firestore: Firestore, now: Date): Promise<void> {
  await firestore.doc(paymentStatePath(uid)).set({ dueAt: Timestamp.fromDate(now) }, { merge: true })
}
