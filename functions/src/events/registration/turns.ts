import { randomUUID } from 'node:crypto'
import { eventMemberPath, type MemberKey, registrationPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { drawTicket } from '../../database/drawTicket.ts'
import { endLease, isHeld, newLease, renewLease, type TakenLease } from '../../database/Lease.ts'
import type { EventServices } from './EventServices.ts'
import { type Ledger, ledgerOf } from './Ledger.ts'

/** A member and an event. */
export interface RegistrationKey extends MemberKey {
  readonly eventId: string
}

/** What the caller knows when it requests a synchronization. */
export interface RegistrationHint {
  /** When the member deleted the registration, in milliseconds since 1970. */
  readonly deletedAt?: number
  /** Something has happened at Zoom. */
  readonly recheck?: boolean
}

/** The exclusive right to work on a registration. */
export interface Turn {
  readonly key: RegistrationKey
  readonly owner: string
  readonly ledger: Ledger
}

/** Another turn took the lease, because this one took too long. The work is to be done again. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/**
 * Draws a ticket. A turn that begins later sees the current state.
 * @returns null if there is nothing to do
 */
export async function takeRegistrationTicket(
  key: RegistrationKey,
  hint: RegistrationHint,
  { firestore, undoMilliseconds }: EventServices,
): Promise<number | null> {
  const place = firestore.doc(eventMemberPath(key.eventId, key.uid))
  const registration = firestore.doc(registrationPath(key, key.eventId))
  return await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    // An account that was deleted has no ledger, and gets none.
    if (!stored.exists && !(await transaction.get(registration)).exists) return null
    const { tickets, undoUntil, recheck } = ledgerOf(stored.data())
    const deletedUntil = hint.deletedAt === undefined ? null : hint.deletedAt + undoMilliseconds
    return drawTicket(transaction, stored, {
      uid: key.uid,
      domain: key.domain,
      recheck: hint.recheck === true ? tickets + 1 : recheck,
      undoUntil: deletedUntil === null ? undoUntil : Math.max(undoUntil ?? 0, deletedUntil),
    })
  })
}

/**
 * Begins the turn of a ticket.
 * @returns 'handled' if a later turn has done the ticket's work, 'busy' while another process has the turn
 */
export async function beginTurn(
  key: RegistrationKey,
  ticket: number,
  { firestore, now }: EventServices,
): Promise<Turn | 'handled' | 'busy'> {
  const owner = randomUUID()
  const place = firestore.doc(eventMemberPath(key.eventId, key.uid))
  return await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    const ledger = ledgerOf(stored.data())
    if (!stored.exists || ledger.handled >= ticket) return 'handled'
    if (isHeld(ledger.lease, now())) return 'busy'
    const lease = newLease(owner, now())
    transaction.update(place, { lease })
    return { key, owner, ledger: { ...ledger, lease } }
  })
}

/** Extends the lease of a turn that still has it. */
export const renewTurn = (turn: Turn, { firestore, now }: EventServices): Promise<void> =>
  renewLease(leaseOf(turn, firestore), now())

/**
 * Ends the turn, if it still has its lease.
 * @param isDone whether the work of all tickets drawn before the turn is done
 */
export const endTurn = (turn: Turn, isDone: boolean, { firestore }: EventServices): Promise<void> =>
  endLease(leaseOf(turn, firestore), isDone ? { handled: turn.ledger.tickets } : {})

const leaseOf = ({ key, owner }: Turn, firestore: Firestore): TakenLease => ({
  owner,
  place: firestore.doc(eventMemberPath(key.eventId, key.uid)),
  field: 'lease',
})
