import type { RegistrationFailure } from '@outcome-studio/shared/domain/events'

/** Message for a failed registration, and whether the member can try again. */
interface FailureText {
  readonly text: string
  readonly canRetry: boolean
}

export const FAILURE_TEXTS: Readonly<Record<RegistrationFailure, FailureText>> = {
  full: {
    text: 'This event is full. A place may become free when somebody cancels, so you can try again later.',
    canRetry: true,
  },
  hostCannotRegister: {
    text: 'You host this event, so you need no registration. Start it from your own Zoom account.',
    canRetry: false,
  },
  tooManyToday: {
    text: 'Zoom accepts only three registrations a day for the same event. Please try again tomorrow.',
    canRetry: true,
  },
  eventGone: {
    text: 'This event no longer exists at Zoom, so nobody can register for it.',
    canRetry: false,
  },
  registrationOff: {
    text: 'This event takes no registration at the moment: it is switched off at Zoom. You can try again later.',
    canRetry: true,
  },
  questionsRequired: {
    text: 'The host asks questions at registration that can be answered at Zoom only. Please contact support, so that the host can change this.',
    canRetry: true,
  },
  nameNotAccepted: {
    text: 'Zoom does not accept your name. First name and last name may have 64 characters each: please shorten yours in your profile, then try again.',
    canRetry: true,
  },
  emailNotAccepted: {
    text: 'Zoom does not accept your email address for this event. The host may have limited who can register: please contact support.',
    canRetry: true,
  },
  emailNotConfirmed: {
    text: 'Please confirm your email address first: use the link that we sent you, then try again.',
    canRetry: true,
  },
  paidAtZoom: {
    text: 'This event is sold at Zoom, so you cannot register for it here.',
    canRetry: false,
  },
  notConnected: {
    text: 'Our connection to Zoom has to be repaired by us, so you are not registered yet. We keep trying.',
    canRetry: true,
  },
  refused: {
    text: 'Zoom refused your registration for a reason that we do not know. We keep trying. If this stays, please contact support.',
    canRetry: true,
  },
  eventOver: { text: 'This event is over, so it takes no more registrations.', canRetry: false },
  unavailable: {
    text: 'Zoom could not be reached, so you are not registered yet. Please try again.',
    canRetry: true,
  },
}
