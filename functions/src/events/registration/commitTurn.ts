import type { LiveEvent, RegistrationFailure } from '@outcome-studio/shared/domain/events'
import { eventMemberPath, registrantsPath, registrationPath } from '@outcome-studio/shared/domain/paths'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'
import { dueEventMail, toldOf } from '../mail/eventMailLedger.ts'
import type { EventServices } from './EventServices.ts'
import { type Ledger, ledgerOf } from './Ledger.ts'
import { LeaseLostError, type Turn } from './turns.ts'
import { drawWaitlistOrder } from './waitlist/Places.ts'

/** The new content of the member's document. */
export type RegistrationAnswer =
  | { readonly kind: 'registered'; readonly joinURL: string; readonly declineUntil: number | null }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'waitlisted' }
  /** `reason`: what the host wrote; empty for nothing. */
  | { readonly kind: 'denied'; readonly reason: string }
  | { readonly kind: 'failed'; readonly failure: RegistrationFailure }
  /** The document is deleted: the member may not register. */
  | { readonly kind: 'withdrawn' }

/** A person who cancelled, an entry of unregisteredRegistrants. */
const unregisteredSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  registrantId: z.string(),
  cancelledAt: z.string(),
})
export type UnregisteredRegistrant = Readonly<z.infer<typeof unregisteredSchema>>

/** So many fit into a document. */
const MOST_UNREGISTERED = 3_000

interface Changes {
  readonly ledger: Partial<Ledger>
  readonly answer?: RegistrationAnswer
  /** Added to the people who cancelled. */
  readonly unregistered?: UnregisteredRegistrant
  /** Whether the member goes to the end of the waitlist, unless they are on it. */
  readonly joinsWaitlist?: true
  /** The event as the member sees it who begins to wait. A mail tells them what changes afterwards. */
  readonly seen?: LiveEvent
  /** Becomes due. */
  readonly mail?: { readonly kind: EventMailKind; readonly event: LiveEvent }
}

/**
 * Stores what a turn has found, all of it or nothing.
 * @returns the turn with the changed ledger
 * @throws LeaseLostError
 */
export async function commitTurn(
  turn: Turn,
  { ledger: wanted, answer, unregistered, joinsWaitlist, seen, mail }: Changes,
  { firestore, now }: EventServices,
): Promise<Turn> {
  const { key, owner } = turn
  const place = firestore.doc(eventMemberPath(key.eventId, key.uid))
  const registration = firestore.doc(registrationPath(key, key.eventId))
  const registrants = firestore.doc(registrantsPath(key.eventId))
  const ledger = await firestore.runTransaction(async (transaction) => {
    const [stored, document, noted] = await transaction.getAll(place, registration, registrants)
    const current = ledgerOf(stored?.data())
    if (current.lease?.owner !== owner) throw new LeaseLostError('The lease was taken by another turn.')
    const isJoining = joinsWaitlist === true && current.waitlistOrder === null
    const waitlistOrder = isJoining ? await drawWaitlistOrder(transaction, key.eventId, firestore) : null
    const changes = { ...wanted, ...(waitlistOrder === null ? {} : { waitlistOrder }) }
    const due = mail === undefined ? {} : dueEventMail(stored?.data(), mail.kind, mail.event, now())
    const known = seen === undefined ? {} : { sequence: seen.sequence, told: toldOf(seen) }
    const fields = { ...changes, ...known, ...due }
    if (Object.keys(fields).length > 0) transaction.update(place, fields)
    if (document?.exists === true && answer !== undefined) {
      if (answer.kind === 'withdrawn') transaction.delete(registration)
      else {
        const values = valuesOf(answer, current)
        if (!says(document, values)) transaction.update(registration, { ...ABSENT, ...values })
      }
    }
    if (unregistered !== undefined) {
      const others = unregisteredOf(noted?.data()).filter(({ uid }) => uid !== unregistered.uid)
      const unregisteredRegistrants = [...others, unregistered].slice(-MOST_UNREGISTERED)
      transaction.set(registrants, { unregisteredRegistrants }, { merge: true })
    }
    // Tickets that were drawn meanwhile belong to a later turn.
    return {
      ...current,
      ...changes,
      sequence: seen?.sequence ?? current.sequence,
      tickets: turn.ledger.tickets,
    }
  })
  return { ...turn, ledger }
}

const registrantsSchema = z.object({ unregisteredRegistrants: z.array(z.unknown()) })

/** Reads the stored people who cancelled their registration for an event. */
export function unregisteredOf(stored: unknown): readonly UnregisteredRegistrant[] {
  const list = registrantsSchema.safeParse(stored).data?.unregisteredRegistrants ?? []
  return list.flatMap((each) => unregisteredSchema.safeParse(each).data ?? [])
}

const OPTIONAL = [
  'personalJoinURL',
  'awaitsApproval',
  'registrationFailure',
  'waitlistPosition',
  'declineUntil',
  'denialReason',
] as const

const ABSENT = Object.fromEntries(OPTIONAL.map((name) => [name, FieldValue.delete()]))

type DocumentValues = Readonly<Record<string, unknown>>

function valuesOf(
  answer: Exclude<RegistrationAnswer, { kind: 'withdrawn' }>,
  { waitlistPosition }: Ledger,
): DocumentValues {
  switch (answer.kind) {
    case 'registered':
      return {
        registrationStatus: 'approved',
        personalJoinURL: answer.joinURL,
        ...(answer.declineUntil === null
          ? {}
          : { declineUntil: new Date(answer.declineUntil).toISOString() }),
      }
    case 'waiting':
      return { registrationStatus: 'pending', awaitsApproval: true }
    case 'waitlisted':
      return {
        registrationStatus: 'waitlisted',
        ...(waitlistPosition === 0 ? {} : { waitlistPosition }),
      }
    case 'denied':
      return {
        registrationStatus: 'denied',
        ...(answer.reason === '' ? {} : { denialReason: answer.reason }),
      }
    case 'failed':
      return { registrationStatus: 'failed', registrationFailure: answer.failure }
  }
}

/** Whether a document says this already: writing it again would call the trigger again. */
function says(document: DocumentSnapshot, values: DocumentValues): boolean {
  return ['registrationStatus', ...OPTIONAL].every((name) => document.get(name) === values[name])
}
