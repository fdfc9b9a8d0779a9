import type { RegistrationState } from '@outcome-studio/shared/domain/events'

type FromWaitlist = Extract<RegistrationState, { kind: 'registered' }> & { readonly declineUntil: string }

/** Whether a member who got a place from the waitlist is asked to decline it. @param now milliseconds since 1970 */
export const isDeclinable = (state: RegistrationState, now: number): state is FromWaitlist =>
  state.kind === 'registered' && state.declineUntil !== undefined && now < Date.parse(state.declineUntil)
