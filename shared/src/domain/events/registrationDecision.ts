/** People about whom one call decides. */
export const REGISTRANTS_AT_ONCE = 100

/** Longest reason for a denial, in characters. */
export const DENIAL_REASON_LIMIT = 500

/** What a community manager decides about somebody who registered. */
export type RegistrationDecision = 'approve' | 'deny'

/** States at Zoom in which a decision changes something. */
const CHANGES = {
  approve: ['pending', 'denied'],
  deny: ['pending', 'approved'],
} as const satisfies Readonly<Record<RegistrationDecision, readonly string[]>>

/** Whether a decision changes anything for somebody in this state at Zoom. */
export const isDecisionOpen = (decision: RegistrationDecision, status: string): boolean =>
  CHANGES[decision].some((each) => each === status)
