import { isRecord } from '../base/isRecord.ts'
import type { RegistrationAnswers } from './RegistrationQuestion.ts'

/** Why a member is not registered. `refused`: Zoom gave a reason that this product does not know. */
export const REGISTRATION_FAILURES = [
  'full',
  'registrationOff',
  'questionsRequired',
  'nameNotAccepted',
  'emailNotAccepted',
  'emailNotConfirmed',
  'paidAtZoom',
  'notConnected',
  'refused',
  'hostCannotRegister',
  'tooManyToday',
  'eventGone',
  'eventOver',
  'unavailable',
] as const
export type RegistrationFailure = (typeof REGISTRATION_FAILURES)[number]

/** What the client creates, as firestore.rules allow it. Its id is the event's, so that there is one for each event. */
export interface RegistrationRequest {
  readonly referencedEventDocId: string
  readonly zoomId: string
  readonly zoomUUID: string
  readonly registrationStatus: 'pending'
  /** Whether the member waits for a place if the event is full. */
  readonly waitlist?: boolean
  readonly answers?: RegistrationAnswers
}

/**
 * Where a member's registration stands. Registered means approved and a personal link, nothing less (docs/product.md
 * §4).
 */
export type RegistrationState =
  | { readonly kind: 'none' }
  /** The server has not answered yet. */
  | { readonly kind: 'requested' }
  /** The host decides. */
  | { readonly kind: 'waiting' }
  /** The event is full. `position` counts from 1; 0 until it is known. */
  | { readonly kind: 'waitlisted'; readonly position: number }
  | {
      readonly kind: 'registered'
      readonly joinURL: string
      /** Until when a member from the waitlist is asked to decline, ISO 8601. */
      readonly declineUntil?: string
    }
  /** `reason`: what the host wrote. */
  | { readonly kind: 'denied'; readonly reason?: string }
  | { readonly kind: 'failed'; readonly failure: RegistrationFailure }

/** Reads users/{uid}/liveEvents/{eventId}; undefined if there is no such document. */
export function parseRegistration(stored: unknown): RegistrationState {
  if (!isRecord(stored)) return { kind: 'none' }
  const { registrationStatus: status, personalJoinURL: link, registrationFailure } = stored
  const joinURL = typeof link === 'string' ? link : ''
  const { declineUntil, denialReason, waitlistPosition } = stored
  if (status === 'approved' && isLink(joinURL)) {
    return { kind: 'registered', joinURL, ...(typeof declineUntil === 'string' ? { declineUntil } : {}) }
  }
  if (status === 'denied') {
    const hasReason = typeof denialReason === 'string' && denialReason !== ''
    return { kind: 'denied', ...(hasReason ? { reason: denialReason } : {}) }
  }
  if (status === 'waitlisted') {
    return { kind: 'waitlisted', position: typeof waitlistPosition === 'number' ? waitlistPosition : 0 }
  }
  const failure = REGISTRATION_FAILURES.find((each) => each === registrationFailure)
  if (failure !== undefined) return { kind: 'failed', failure }
  return { kind: stored.awaitsApproval === true ? 'waiting' : 'requested' }
}

/** A link that may be opened. http only for this machine, where the local cloud is. */
function isLink(url: string): boolean {
  return /^(https:\/\/|http:\/\/localhost[:/])/.test(url)
}
