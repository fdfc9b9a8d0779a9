import type { LiveEvent, RegistrationFailure, RegistrationState } from '@outcome-studio/shared/domain/events'
import { quotedTopic } from '../core/quotedTopic.ts'

type Kind = RegistrationState['kind']

/** Describes what the member has just left. @param kind of the registration before */
export const describeLeft = (event: Pick<LiveEvent, 'topic'>, kind: Kind): string =>
  kind === 'waitlisted'
    ? `You left the waitlist of ${quotedTopic(event)}.`
    : `Your registration for ${quotedTopic(event)} was canceled.`

/** Describes what Undo has brought back. @param kind of the registration now */
export const describeRestored = (event: Pick<LiveEvent, 'topic'>, kind: Kind): string =>
  kind === 'waitlisted'
    ? `You are back on the waitlist of ${quotedTopic(event)}.`
    : `Your registration for ${quotedTopic(event)} is restored.`

/** Message for a failed registration, and what the member can do then. */
interface FailureText {
  readonly text: string
  readonly wayOut: 'retry' | 'waitlist' | 'others'
}

export const FAILURE_TEXTS: Readonly<Record<RegistrationFailure, FailureText>> = {
  full: {
    text: 'Full. Join the waitlist: as soon as a place becomes free for you, we register you and send you an email.',
    wayOut: 'waitlist',
  },
  hostCannotRegister: {
    text: 'You host this event, so you need no registration. Start it from your own Zoom account.',
    wayOut: 'others',
  },
  tooManyToday: {
    text: 'Zoom accepts only three registrations a day for the same event. Please try again tomorrow.',
    wayOut: 'retry',
  },
  eventGone: {
    text: 'This event no longer exists at Zoom, so nobody can register for it.',
    wayOut: 'others',
  },
  registrationOff: {
    text: 'This event takes no registration at the moment: it is switched off at Zoom. You can try again later.',
    wayOut: 'retry',
  },
  questionsRequired: {
    text: 'The host asks questions at registration, and one of your answers is missing or was not accepted. Please check them, then try again.',
    wayOut: 'retry',
  },
  nameNotAccepted: {
    text: 'Zoom does not accept your name. First name and last name may have 64 characters each: please shorten yours in your profile, then try again.',
    wayOut: 'retry',
  },
  emailNotAccepted: {
    text: 'Zoom does not accept your email address for this event. The host may have limited who can register: please contact support.',
    wayOut: 'retry',
  },
  emailNotConfirmed: {
    text: 'Please confirm your email address first: use the link that we sent you, then try again.',
    wayOut: 'retry',
  },
  paidAtZoom: {
    text: 'This event is sold at Zoom, so you cannot register for it here.',
    wayOut: 'others',
  },
  notConnected: {
    text: 'Our connection to Zoom has to be repaired by us, so you are not registered yet. We keep trying.',
    wayOut: 'retry',
  },
  refused: {
    text: 'Zoom refused your registration for a reason that we do not know. We keep trying. If this stays, please contact support.',
    wayOut: 'retry',
  },
  eventOver: { text: 'This event is over, so it takes no more registrations.', wayOut: 'others' },
  unavailable: {
    text: 'Zoom could not be reached, so you are not registered yet. Please try again.',
    wayOut: 'retry',
  },
}
