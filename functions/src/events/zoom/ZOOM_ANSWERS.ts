import type { RegistrationFailure } from '@outcome-studio/shared/domain/events'
import type { ProviderAnswer } from '../../providers/ProviderAnswer.ts'

/** Meaning of an answer of Zoom. */
export type ZoomMeaning =
  | 'unreachable'
  | 'busy'
  | 'busyToday'
  | 'unreadable'
  | 'notConnected'
  | 'planMissing'
  | 'userUnknown'
  | 'eventGone'
  | 'eventOver'
  | 'registrationOff'
  | 'full'
  | 'hostCannotRegister'
  | 'questionsRequired'
  | 'nameNotAccepted'
  | 'emailNotAccepted'
  | 'paidAtZoom'
  | 'unknown'

interface ZoomAnswer extends ProviderAnswer {
  /** Shown to the member who wanted to register. */
  readonly failure: RegistrationFailure
}

/** Every meaning, with what follows from it. The texts are for tools admins. */
export const ZOOM_ANSWERS: Readonly<Record<ZoomMeaning, ZoomAnswer>> = {
  unreachable: {
    text: 'Zoom could not be reached.',
    isRetried: true,
    actor: 'nobody',
    failure: 'unavailable',
  },
  busy: {
    text: 'Zoom accepts no more requests at the moment.',
    isRetried: true,
    actor: 'nobody',
    failure: 'unavailable',
  },
  busyToday: {
    text: 'Zoom accepts no more requests of this kind today.',
    isRetried: false,
    actor: 'member',
    failure: 'tooManyToday',
  },
  unreadable: {
    text: 'Zoom’s answer could not be read.',
    isRetried: true,
    actor: 'operator',
    failure: 'unavailable',
  },
  notConnected: {
    text: 'Zoom did not accept the credentials of the app.',
    isRetried: true,
    actor: 'operator',
    failure: 'notConnected',
  },
  planMissing: {
    text: 'The Zoom account has no webinar plan for this host.',
    isRetried: false,
    actor: 'operator',
    failure: 'registrationOff',
  },
  userUnknown: {
    text: 'Zoom knows no user with this id in the account.',
    isRetried: false,
    actor: 'operator',
    failure: 'refused',
  },
  eventGone: { text: 'Zoom no longer has it.', isRetried: false, actor: 'nobody', failure: 'eventGone' },
  eventOver: { text: 'It is over.', isRetried: false, actor: 'nobody', failure: 'eventOver' },
  registrationOff: {
    text: 'Its registration is switched off at Zoom.',
    isRetried: false,
    actor: 'host',
    failure: 'registrationOff',
  },
  full: { text: 'It is full.', isRetried: false, actor: 'host', failure: 'full' },
  hostCannotRegister: {
    text: 'Its host cannot register for it.',
    isRetried: false,
    actor: 'nobody',
    failure: 'hostCannotRegister',
  },
  questionsRequired: {
    text: 'Its registration requires answers that this product does not ask for.',
    isRetried: false,
    actor: 'host',
    failure: 'questionsRequired',
  },
  nameNotAccepted: {
    text: 'Zoom did not accept the name of a registrant.',
    isRetried: false,
    actor: 'member',
    failure: 'nameNotAccepted',
  },
  emailNotAccepted: {
    text: 'Zoom did not accept the email address of a registrant.',
    isRetried: false,
    actor: 'host',
    failure: 'emailNotAccepted',
  },
  paidAtZoom: {
    text: 'Its registration is paid for at Zoom.',
    isRetried: false,
    actor: 'host',
    failure: 'paidAtZoom',
  },
  unknown: {
    text: 'Zoom refused it for a reason that is not known',
    // The refused request may follow one whose answer was lost. Giving up would leave a registrant who is never
    // cancelled.
    isRetried: true,
    actor: 'operator',
    failure: 'refused',
  },
}

/** Whether the server retries after it has reported a failure to the member. */
export const isRetriedFailure = (failure: unknown): boolean =>
  Object.values(ZOOM_ANSWERS).some((answer) => answer.isRetried && answer.failure === failure)
