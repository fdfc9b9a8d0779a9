import {
  isPastEvent,
  type LiveEvent,
  parseAnswers,
  type RegistrationAnswers,
  type RegistrationFailure,
} from '@outcome-studio/shared/domain/events'
import { hasAccess, type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { syncEvent, UnusableEventError } from '../store/syncEvent.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import { isRetriedFailure } from '../zoom/ZOOM_ANSWERS.ts'
import { isFull, registrationFailureOf, ZoomError } from '../zoom/ZoomError.ts'
import { ZoomSettingsError } from '../zoom/zoomSettings.ts'
import { commitTurn, type RegistrationAnswer } from './commitTurn.ts'
import type { EventServices } from './EventServices.ts'
import { type Ledger, type LedgerStatus, NOT_WAITING } from './Ledger.ts'
import { type Registered, registerAtZoom } from './registerAtZoom.ts'
import { confirmByMail, denyByMail } from './sendMails.ts'
import type { Turn } from './turns.ts'
import { declineTime } from './waitlist/declineTime.ts'
import { followFull, mayTakePlace } from './waitlist/mayTakePlace.ts'

/**
 * Registers a member who has requested it, puts them on the waitlist, or writes into their document why they are not
 * registered.
 * @throws the failure, if a retry may succeed; the document names it meanwhile, see isRetriedFailure
 */
export async function register(
  turn: Turn,
  registration: DocumentSnapshot,
  event: LiveEvent | null,
  services: EventServices,
): Promise<void> {
  const { status } = turn.ledger
  const known = knownAnswer(turn.ledger, registration)
  if (known !== null) {
    const told = await commitTurn(turn, { ledger: { undoUntil: null }, answer: known }, services)
    if (event !== null) await mailAnswer(told, known.kind, event, services)
    return
  }
  if (isSettled(registration) && status !== 'unsure' && turn.ledger.waitlistOrder === null) return
  const record = await services.firestore.doc(memberPath(turn.key)).get()
  const member = record.exists ? parseMember(record.data()) : null
  if (member === null || !hasAccess(member, new Date(services.now()))) {
    const ledger = { ...NOT_WAITING, undoUntil: null }
    await commitTurn(turn, { ledger, answer: { kind: 'withdrawn' } }, services)
    return
  }
  // For an address that is registered already, Zoom answers with the link of that registration.
  const isConfirmed = await services.isConfirmed(turn.key.uid)
  const failure = isConfirmed ? refusalOf(event, status, services.now()) : 'emailNotConfirmed'
  if (event === null || failure !== null) {
    await notRegistered(turn, event, failure ?? 'eventGone', services)
    return
  }
  const request = {
    person: personOf(member),
    answers: parseAnswers(registration.get('answers')),
    isWaiting: registration.get('waitlist') === true || turn.ledger.waitlistOrder !== null,
  }
  await registerMember(turn, event, request, services)
}

/** The answer if the ledger has it; null if Zoom has to be asked. */
function knownAnswer(
  { status, joinURL, declineUntil, denialReason }: Ledger,
  registration: DocumentSnapshot,
): Extract<RegistrationAnswer, { kind: 'registered' | 'waiting' | 'denied' }> | null {
  if (status === 'registered') return { kind: 'registered', joinURL, declineUntil }
  if (status === 'waiting') return { kind: 'waiting' }
  return status === 'denied' && !isFresh(registration) ? { kind: 'denied', reason: denialReason } : null
}

/** Whether the member has just asked and has no answer yet. */
const isFresh = (registration: DocumentSnapshot): boolean =>
  registration.get('registrationStatus') === 'pending' && registration.get('awaitsApproval') !== true

/** Whether the member has an answer that stays. */
const isSettled = (registration: DocumentSnapshot): boolean =>
  !isFresh(registration) && !isRetriedFailure(registration.get('registrationFailure'))

/** Ends the wait of a member, unless the event may be listed again. */
async function notRegistered(
  turn: Turn,
  event: LiveEvent | null,
  failure: RegistrationFailure,
  services: EventServices,
): Promise<void> {
  const isWaiting = turn.ledger.waitlistOrder !== null
  const isCanceled = event?.state === 'cancelled'
  const isOver = event !== null && isPastEvent(event, services.now())
  if (isWaiting && event !== null && failure === 'eventGone' && !isCanceled && !isOver) {
    await commitTurn(turn, { ledger: { undoUntil: null }, answer: { kind: 'waitlisted' } }, services)
    return
  }
  // announceEventChange does not find who has left the waitlist.
  const mail = isWaiting && isCanceled ? ({ mail: { kind: 'registrationEnded', event } } as const) : {}
  const ledger = { ...NOT_WAITING, undoUntil: null }
  await commitTurn(turn, { ledger, answer: { kind: 'failed', failure }, ...mail }, services)
}

function refusalOf(event: LiveEvent | null, status: LedgerStatus, now: number): RegistrationFailure | null {
  if (event === null || event.state === 'cancelled') return 'eventGone'
  // An existing registration stays, even if the event has been unpublished.
  if (event.status !== 'published' && status !== 'unsure') return 'eventGone'
  const hasEnded = event.state === 'ended' && Date.parse(event.startTime) <= now
  return hasEnded || isPastEvent(event, now) ? 'eventOver' : null
}

type Person = Pick<Ledger, 'email' | 'firstName' | 'lastName'>

/** Zoom asks for a first name. */
function personOf({ email, name, firstName, lastName }: Member): Person {
  const first = firstName || name || email.slice(0, email.indexOf('@'))
  return { email, firstName: first, lastName }
}

/** What a member has requested. */
interface Request {
  readonly person: Person
  readonly answers: RegistrationAnswers
  /** Whether the member waits for a place if the event is full. */
  readonly isWaiting: boolean
}

async function registerMember(
  turn: Turn,
  event: LiveEvent,
  { person, answers, isWaiting }: Request,
  services: EventServices,
): Promise<void> {
  const { generation } = turn.ledger
  if (event.approval === 'none') {
    const ledger = { ...NOT_WAITING, ...person, status: 'registered', joinURL: event.joinURL } as const
    const answer = { kind: 'registered', joinURL: event.joinURL, declineUntil: null } as const
    const done = { ...ledger, declineUntil: null, undoUntil: null, generation: generation + 1 }
    const open = await commitTurn(turn, { ledger: done, answer }, services)
    await confirmByMail(open, event, services)
    return
  }
  const { status, email } = turn.ledger
  const isKnown = status === 'unsure' || status === 'denied'
  let isNext: boolean
  let registered: Registered | null
  let sent = turn
  try {
    isNext = await mayTakePlace(turn, event, isWaiting, services)
    if (!isNext && !isKnown) return await refuse(turn, event, isWaiting, services)
    // Zoom has the address of the unfinished request, not the current one.
    const asked = { ...person, email: isKnown && email !== '' ? email : person.email }
    sent = await commitTurn(turn, { ledger: { ...asked, status: 'unsure', undoUntil: null } }, services)
    registered = await registerAtZoom(services.openZoom(), event, asked, answers, { isKnown, isNext })
  } catch (error) {
    if (isFull(error)) {
      await followFull(event, services)
      return await refuse(sent, event, isWaiting, services)
    }
    return await fail(sent, event, isWaiting, error, services)
  }
  if (registered === null) return await refuse(sent, event, isWaiting, services)
  const wasWaiting = sent.ledger.waitlistOrder !== null
  const until = wasWaiting ? declineTime(services.declineHours, event.startTime, services.now()) : null
  const { ledger, answer } = outcomeOf(registered, sent.ledger, until)
  const seen = answer.kind === 'waiting' ? { seen: event } : {}
  const told = await commitTurn(sent, { ledger, answer, ...seen }, services)
  await mailAnswer(told, answer.kind, event, services)
}

async function mailAnswer(
  turn: Turn,
  kind: RegistrationAnswer['kind'],
  event: LiveEvent,
  services: EventServices,
): Promise<void> {
  if (kind === 'registered') await confirmByMail(turn, event, services)
  if (kind === 'denied') await denyByMail(turn, event, services)
}

/** Puts a member on the waitlist if they wait for a place; otherwise answers that the event is full. */
async function refuse(
  turn: Turn,
  event: LiveEvent,
  isWaiting: boolean,
  services: EventServices,
): Promise<void> {
  const ledger = { status: 'none', registrantId: '', joinURL: '', undoUntil: null } as const
  if (!isWaiting) {
    await commitTurn(turn, { ledger, answer: { kind: 'failed', failure: 'full' } }, services)
    return
  }
  const answer = { kind: 'waitlisted' } as const
  const seen = turn.ledger.waitlistOrder === null ? { seen: event } : {}
  await commitTurn(turn, { ledger, answer, joinsWaitlist: true, ...seen }, services)
}

/**
 * Content of ledger and document for a person whom Zoom has registered.
 * @param declineUntil for a person from the waitlist, in milliseconds since 1970; null for others
 */
export function outcomeOf(
  { id, join_url, status, isNew }: Registered,
  { generation, registrantId, joinURL, denialReason, ...before }: Ledger,
  declineUntil: number | null,
): {
  readonly ledger: Partial<Ledger>
  readonly answer: Extract<RegistrationAnswer, { kind: 'registered' | 'waiting' | 'denied' }>
} {
  if (status === 'denied') {
    return {
      ledger: { ...NOT_WAITING, status: 'denied', registrantId: '', joinURL: '', declineUntil: null },
      answer: { kind: 'denied', reason: denialReason },
    }
  }
  const isOther = isNew || id !== registrantId
  const until = declineUntil ?? (isOther ? null : before.declineUntil)
  const common = {
    ...NOT_WAITING,
    registrantId: id,
    generation: isOther ? generation + 1 : generation,
    declineUntil: until,
    denialReason: '',
  }
  if (status === 'pending') return { ledger: { ...common, status: 'waiting' }, answer: { kind: 'waiting' } }
  const link = isOther ? join_url : joinURL || join_url
  return {
    ledger: { ...common, status: 'registered', joinURL: link },
    answer: { kind: 'registered', joinURL: link, declineUntil: until },
  }
}

async function fail(
  turn: Turn,
  event: LiveEvent,
  isWaiting: boolean,
  error: unknown,
  services: EventServices,
): Promise<void> {
  const isKnown = error instanceof ZoomError || error instanceof ZoomSettingsError
  if (!isKnown) throw error
  const failure = error instanceof ZoomError ? registrationFailureOf(error) : 'notConnected'
  const { uid, eventId } = turn.key
  const isRetried = isRetriedFailure(failure)
  if (isRetried || failure === 'refused') {
    logEvents({ event: 'registration-failed', uid, eventId, reason: reasonOf(error) })
  }
  if (isRetried) {
    // A member on the waitlist keeps their position, and only sees the result of the next try.
    const stays = isWaiting && turn.ledger.waitlistOrder !== null
    if (!stays) await commitTurn(turn, { ledger: {}, answer: { kind: 'failed', failure } }, services)
    throw error
  }
  const ledger = { ...NOT_WAITING, status: 'none', registrantId: '', joinURL: '' } as const
  await commitTurn(turn, { ledger, answer: { kind: 'failed', failure } }, services)
  if (CHANGES_OF_EVENT.has(failure)) await followEvent(event, services)
}

/** Failures that say that the event is no longer as it is stored. */
const CHANGES_OF_EVENT: ReadonlySet<RegistrationFailure> = new Set([
  'registrationOff',
  'questionsRequired',
  'eventGone',
  'eventOver',
])

/** Shows members the event as it is at Zoom, without waiting for the next sync. */
async function followEvent({ eventType, zoomId }: LiveEvent, services: EventServices): Promise<void> {
  const { firestore, now } = services
  try {
    await syncEvent(eventType, zoomId, { firestore, zoom: services.openZoom(), now, hosts: [] })
  } catch (error) {
    // The member has the answer, and the next sync follows the event.
    if (!(error instanceof ZoomError) && !(error instanceof UnusableEventError)) throw error
    logEvents({ event: 'sync-failed', reason: reasonOf(error) })
  }
}
