import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'

/** How long a lease lasts that is not renewed, in milliseconds: the wait after a process was killed. */
export const LEASE_MILLISECONDS = 8_000

/** Schema of a stored lease, the exclusive right of one process to work on something. null while no process has it. */
export const leaseSchema = z.object({ owner: z.string(), until: z.number() }).nullable().catch(null)

/** A stored lease. `until` is in milliseconds since 1970. */
export type Lease = Readonly<NonNullable<z.infer<typeof leaseSchema>>>

/** A lease that this process took. */
export interface TakenLease {
  readonly owner: string
  /** The document with the lease, and the name of its field. */
  readonly place: DocumentReference
  readonly field: string
}

/** Returns a lease that starts now. @param now milliseconds since 1970 */
export const newLease = (owner: string, now: number): Lease => ({ owner, until: now + LEASE_MILLISECONDS })

/** Whether a process has the lease and it has not expired. @param now milliseconds since 1970 */
export const isHeld = (lease: Lease | null, now: number): boolean => lease !== null && lease.until > now

/**
 * Extends a lease that is still held.
 * @param now milliseconds since 1970
 */
export const renewLease = (lease: TakenLease, now: number): Promise<void> =>
  updateWhileHeld(lease, { [lease.field]: newLease(lease.owner, now) })

/** Ends a lease that is still held, and stores other fields with it. */
export const endLease = (lease: TakenLease, fields: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  updateWhileHeld(lease, { [lease.field]: null, ...fields })

async function updateWhileHeld(
  { owner, place, field }: TakenLease,
  fields: Record<string, unknown>,
): Promise<void> {
  await place.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    if (leaseSchema.parse(stored.get(field))?.owner === owner) transaction.update(place, fields)
  })
}
