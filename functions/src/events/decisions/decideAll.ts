import type { DecidedRegistrant } from '@outcome-studio/shared/callables/decideRegistrants'
import {
  isDecisionOpen,
  type LiveEvent,
  type RegistrationDecision,
} from '@outcome-studio/shared/domain/events'
import { eventMembersPath } from '@outcome-studio/shared/domain/paths'
import { commitTurn } from '../registration/commitTurn.ts'
import type { EventServices } from '../registration/EventServices.ts'
import { inOwnTurn } from '../registration/inOwnTurn.ts'
import { ledgerOf } from '../registration/Ledger.ts'
import { agree } from '../registration/syncRegistration.ts'
import type { RegistrationKey, Turn } from '../registration/turns.ts'
import { followPlacesLater } from '../registration/waitlist/followWaitlists.ts'
import { logEvents, reasonOf } from '../zoom/eventsLog.ts'
import type { RegistrantStatus, ZoomApi } from '../zoom/ZoomApi.ts'
import { reasonInWords } from '../zoom/ZoomError.ts'

/** People about whom Zoom is asked at the same time. */
const AT_ONCE = 4
const STATUSES: readonly RegistrantStatus[] = ['pending', 'approved', 'denied']

/** A decision about several people. */
export interface Decision {
  readonly decision: RegistrationDecision
  /** For those who are denied; empty for none. */
  readonly reason: string
  readonly registrantIds: readonly string[]
}

interface AtZoom {
  readonly id: string
  readonly email: string
  readonly status: RegistrantStatus
}

/**
 * Approves or denies people at Zoom, each by itself, and brings the registrations of members in line. Somebody about
 * whom the same was decided before is left as they are at Zoom, so that the call can be repeated.
 * @param hasTime whether another person may be begun
 * @throws ZoomError or ZoomSettingsError if the registrants cannot be listed
 */
export async function decideAll(
  event: LiveEvent,
  { decision, reason, registrantIds }: Decision,
  services: EventServices,
  hasTime: () => boolean,
): Promise<readonly DecidedRegistrant[]> {
  const zoom = services.openZoom()
  const listed = await listRegistrants(event, zoom)
  const decideOne = async (registrantId: string): Promise<DecidedRegistrant> => {
    const answer = (outcome: DecidedRegistrant['outcome'], problem = '') => ({
      registrantId,
      outcome,
      problem,
    })
    const registrant = listed.get(registrantId)
    if (registrant === undefined) return answer('gone')
    if (!hasTime()) return answer('tooLate')
    try {
      await decide(event, registrant, { decision, reason }, zoom, services)
      return answer('done')
    } catch (error) {
      logEvents({ event: 'decision-failed', eventId: event.documentId, reason: reasonOf(error) })
      return answer('failed', reasonInWords(error))
    }
  }
  const decided: DecidedRegistrant[] = []
  const wanted = [...new Set(registrantIds)]
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    decided.push(...(await Promise.all(wanted.slice(at, at + AT_ONCE).map(decideOne))))
  }
  if (decision === 'deny') await followPlacesLater(event.documentId, services)
  return decided
}

async function listRegistrants(event: LiveEvent, zoom: ZoomApi): Promise<ReadonlyMap<string, AtZoom>> {
  const listed = new Map<string, AtZoom>()
  for (const status of STATUSES) {
    for await (const page of zoom.registrants(event, status)) {
      for (const { id, email } of page) listed.set(id, { id, email, status })
    }
  }
  return listed
}

async function decide(
  event: LiveEvent,
  registrant: AtZoom,
  { decision, reason }: Pick<Decision, 'decision' | 'reason'>,
  zoom: ZoomApi,
  services: EventServices,
): Promise<void> {
  const atZoom = async () => {
    if (isDecisionOpen(decision, registrant.status)) await zoom.decideRegistrant(event, registrant, decision)
  }
  const members = await membersOf(event, registrant, services)
  // People who registered at Zoom directly have no ledger.
  if (members.length === 0) await atZoom()
  for (const key of members) {
    const decideInTurn = async (turn: Turn) => {
      const noted = await noteReason(turn, decision === 'deny' ? reason : '', services)
      await atZoom()
      await agree(noted, services)
    }
    const isKnown = await inOwnTurn(key, { recheck: true }, decideInTurn, services)
    if (isKnown === null) await atZoom()
  }
}

/** Noted before Zoom is asked, so that the mail has the reason whoever brings the news of the denial. */
async function noteReason(turn: Turn, denialReason: string, services: EventServices): Promise<Turn> {
  // A member who was denied before has had the reason in a mail.
  const isTold = turn.ledger.status === 'denied'
  if (isTold || turn.ledger.denialReason === denialReason) return turn
  return await commitTurn(turn, { ledger: { denialReason } }, services)
}

async function membersOf(
  { documentId: eventId }: LiveEvent,
  { id, email }: AtZoom,
  { firestore }: EventServices,
): Promise<readonly RegistrationKey[]> {
  const members = firestore.collection(eventMembersPath(eventId))
  const [byId, byEmail] = await Promise.all([
    members.where('registrantId', '==', id).get(),
    members.where('email', '==', email).get(),
  ])
  const found = new Map([...byId.docs, ...byEmail.docs].map((each) => [each.id, ledgerOf(each.data())]))
  return [...found].map(([uid, { domain }]) => ({ uid, domain, eventId }))
}
