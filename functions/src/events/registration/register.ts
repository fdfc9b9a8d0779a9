import { isPastEvent, type LiveEvent, type RegistrationFailure } from '@outcome-studio/shared/domain/events'
import { hasAccess, type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { syncEvent, UnusableEventError } from '../store/syncEvent.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import { isRetriedFailure } from '../zoom/ZOOM_ANSWERS.ts'
import { registrationFailureOf, ZoomError } from '../zoom/ZoomError.ts'
import { ZoomSettingsError } from '../zoom/zoomSettings.ts'
import { commitTurn, type RegistrationAnswer } from './commitTurn.ts'
import type { EventServices } from './EventServices.ts'
import type { Ledger, LedgerStatus } from './Ledger.ts'
import { type Registered, registerAtZoom } from './registerAtZoom.ts'
import { confirmByMail, denyByMail } from './sendMails.ts'
import type { Turn } from './turns.ts'

/**
 * Registers a member who has asked for it, or writes into their document why they are not registered.
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
  if (isSettled(registration) && status !== 'unsure') return
  const record = await services.firestore.doc(memberPath(turn.key)).get()
  const member = record.exists ? parseMember(record.data()) : null
  if (member === null || !hasAccess(member, new Date(services.now()))) {
    await commitTurn(turn, { ledger: { undoUntil: null }, answer: { kind: 'withdrawn' } }, services)
    return
  }
  // For an address that is registered already, Zoom answers with the link of that registration.
  const isConfirmed = await services.isConfirmed(turn.key.uid)
  const failure = isConfirmed ? refusalOf(event, status, services.now()) : 'emailNotConfirmed'
  if (event === null || failure !== null) {
    const answer: RegistrationAnswer = { kind: 'failed', failure: failure ?? 'eventGone' }
    await commitTurn(turn, { ledger: { undoUntil: null }, answer }, services)
    return
  }
  await registerMember(turn, event, personOf(member), services)
}

/** The answer if the ledger has it; null if Zoom has to be asked. */
function knownAnswer(
  { status, joinURL }: Ledger,
  registration: DocumentSnapshot,
): Extract<RegistrationAnswer, { kind: 'registered' | 'waiting' | 'denied' }> | null {
  if (status === 'registered') return { kind: 'registered', joinURL }
  if (status === 'waiting') return { kind: 'waiting' }
  return status === 'denied' && !isFresh(registration) ? { kind: 'denied' } : null
}

/** Whether the member has just asked and has no answer yet. */
const isFresh = (registration: DocumentSnapshot): boolean =>
  registration.get('registrationStatus') === 'pending' && registration.get('awaitsApproval') !== true

/** Whether the member has an answer that stays. */
const isSettled = (registration: DocumentSnapshot): boolean =>
  !isFresh(registration) && !isRetriedFailure(registration.get('registrationFailure'))

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

async function registerMember(
  turn: Turn,
  event: LiveEvent,
  person: Person,
  services: EventServices,
): Promise<void> {
  const { generation } = turn.ledger
  if (event.approval === 'none') {
    const ledger = { ...person, status: 'registered', joinURL: event.joinURL } as const
    const answer = { kind: 'registered', joinURL: event.joinURL } as const
    const done = { ...ledger, undoUntil: null, generation: generation + 1 }
    const open = await commitTurn(turn, { ledger: done, answer }, services)
    await confirmByMail(open, event, services)
    return
  }
  const { status, email } = turn.ledger
  const mayExist = status === 'unsure' || status === 'denied'
  // Zoom has the address of the unfinished request, not the current one.
  const asked = { ...person, email: mayExist && email !== '' ? email : person.email }
  const sent = await commitTurn(turn, { ledger: { ...asked, status: 'unsure', undoUntil: null } }, services)
  let registered: Registered
  try {
    registered = await registerAtZoom(services.openZoom(), event, asked, mayExist)
  } catch (error) {
    return await fail(sent, event, error, services)
  }
  const { ledger, answer } = outcomeOf(registered, sent.ledger)
  const told = await commitTurn(sent, { ledger, answer }, services)
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

/** Content of ledger and document for a person whom Zoom has registered. */
export function outcomeOf(
  { id, join_url, status, isNew }: Registered,
  { generation, registrantId, joinURL }: Ledger,
): {
  readonly ledger: Partial<Ledger>
  readonly answer: Extract<RegistrationAnswer, { kind: 'registered' | 'waiting' | 'denied' }>
} {
  if (status === 'denied') {
    return { ledger: { status: 'denied', registrantId: '', joinURL: '' }, answer: { kind: 'denied' } }
  }
  const isOther = isNew || id !== registrantId
  const common = { registrantId: id, generation: isOther ? generation + 1 : generation }
  if (status === 'pending') return { ledger: { ...common, status: 'waiting' }, answer: { kind: 'waiting' } }
  const link = isOther ? join_url : joinURL || join_url
  return {
    ledger: { ...common, status: 'registered', joinURL: link },
    answer: { kind: 'registered', joinURL: link },
  }
}

async function fail(turn: Turn, event: LiveEvent, error: unknown, services: EventServices): Promise<void> {
  const isKnown = error instanceof ZoomError || error instanceof ZoomSettingsError
  if (!isKnown) throw error
  const failure = error instanceof ZoomError ? registrationFailureOf(error) : 'notConnected'
  const answer: RegistrationAnswer = { kind: 'failed', failure }
  const { uid, eventId } = turn.key
  const isRetried = isRetriedFailure(failure)
  if (isRetried || failure === 'refused') {
    logEvents({ event: 'registration-failed', uid, eventId, reason: reasonOf(error) })
  }
  const ledger = isRetried ? {} : ({ status: 'none', registrantId: '', joinURL: '' } as const)
  await commitTurn(turn, { ledger, answer }, services)
  if (isRetried) throw error
  if (CHANGES_OF_EVENT.has(failure)) await followEvent(event, services)
}

/** Failures that say that the event is no longer as it is stored. */
const CHANGES_OF_EVENT: ReadonlySet<RegistrationFailure> = new Set([
  'registrationOff',
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
