import { randomUUID } from 'node:crypto'
import { eventMemberPath, type MemberKey, registrationPath } from '@outcome-studio/shared/domain'
import { LEASE_MILLISECONDS } from '../../database/whileRenewing.ts'
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
export async function takeTicket(
  key: RegistrationKey,
  hint: RegistrationHint,
  { firestore, undoMilliseconds }: EventServices,
): Promise<number | null> {
  const place = firestore.doc(eventMemberPath(key.eventId, key.uid))
  const registration = firestore.doc(registrationPath(key, key.eventId))
  return await firestore.runTransaction(async (transaction) => {
    const [stored, requested] = await transaction.getAll(place, registration)
    // An account that was deleted has no ledger, and gets none.
    if (stored?.exists !== true && requested?.exists !== true) return null
    const { tickets, undoUntil, recheck } = ledgerOf(stored?.data())
    const deletedUntil = hint.deletedAt === undefined ? null : hint.deletedAt + undoMilliseconds
    transaction.set(
      place,
      {
        uid: key.uid,
        domain: key.domain,
        tickets: tickets + 1,
        recheck: hint.recheck === true ? tickets + 1 : recheck,
        undoUntil: deletedUntil === null ? undoUntil : Math.max(undoUntil ?? 0, deletedUntil),
      },
      { merge: true },
    )
    return tickets + 1
  })
}

/** @returns 'handled' if a later turn has done the ticket's work, 'busy' while another process has the turn */
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
    if (ledger.lease !== null && ledger.lease.until > now()) return 'busy'
    const lease = { owner, until: now() + LEASE_MILLISECONDS }
    transaction.update(place, { lease })
    return { key, owner, ledger: { ...ledger, lease } }
  })
}

/** Extends the lease of a turn that still has it. */
export async function renewTurn({ key, owner }: Turn, { firestore, now }: EventServices): Promise<void> {
  const place = firestore.doc(eventMemberPath(key.eventId, key.uid))
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    if (!stored.exists || ledgerOf(stored.data()).lease?.owner !== owner) return
    transaction.update(place, { lease: { owner, until: now() + LEASE_MILLISECONDS } })
  })
}

/** @param isDone whether the work of all tickets drawn before the turn is done */
export async function endTurn(
  { key, owner, ledger: { tickets } }: Turn,
  isDone: boolean,
  { firestore }: EventServices,
): Promise<void> {
  const place = firestore.doc(eventMemberPath(key.eventId, key.uid))
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(place)
    if (!stored.exists || ledgerOf(stored.data()).lease?.owner !== owner) return
    transaction.update(place, { lease: null, ...(isDone ? { handled: tickets } : {}) })
  })
}
