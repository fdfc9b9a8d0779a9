import type { RegistrationFailure } from '@outcome-studio/shared/domain'

/** A registration that did not work, in words, and whether the member can try it again. */
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
  eventOver: { text: 'This event is over, so it takes no more registrations.', canRetry: false },
  unavailable: {
    text: 'Zoom could not be reached, so you are not registered yet. Please try again.',
    canRetry: true,
  },
}
