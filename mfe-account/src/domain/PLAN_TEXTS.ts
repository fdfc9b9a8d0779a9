import type { Plan } from '@outcome-studio/shared/domain/payments'

/** How a plan is presented. The amounts come from the payment provider. */
export interface PlanText {
  readonly name: string
  /** Within a sentence: "the yearly plan". */
  readonly inSentence: string
  readonly audience: string
}

/** What every membership includes, besides the coach. */
const EVERYTHING = [
  'Outcome Validation: studies whose job, steps and outcome statements are checked as you write',
  'Needs Framework: customer needs mapped by market',
  'Live Events: registration and recordings',
  'Training and Community: everything for members there',
] as const

/** Operators give access to the coach, independent of the plan. */
const COACH = 'Sia: a coach to talk to about your study'

/**
 * Everything that a membership includes.
 * @param hasCoach whether the member may use the coach
 */
export const membershipIncludes = (hasCoach: boolean): readonly string[] =>
  hasCoach ? [...EVERYTHING, COACH] : EVERYTHING

/** Who can have the student plan, before it is bought. */
export const STUDENT_CONDITIONS = [
  'The student plan is for people who are enrolled at a school or university, full-time or part-time.',
  'We may ask for proof of enrollment. When you are no longer enrolled, please switch to another plan.',
] as const

/** Where the number of seats of a first purchase is chosen. */
export const SEATS_OF_PURCHASE = 'You choose the number of seats on the payment page.'

/** When there can be more seats than a switch buys. */
export const SEATS_LATER =
  'Once the group has begun, you can add seats on the Seats page; they start with its next year.'

/** Where the number of seats of a switch is chosen. */
export const SEATS_OF_SWITCH = `You choose the number of seats when you switch. ${SEATS_LATER}`

/** Where the number of seats of a planned switch is changed. */
export const SEATS_OF_PLANNED = `Until then, you can set another number under Change plan. ${SEATS_LATER}`

/** What the other plans include. */
const INCLUDES: Readonly<Record<Exclude<Plan, 'yearly' | 'monthly'>, readonly string[]>> = {
  groupYearly: [
    'Everything in Individual, for each seat',
    'One invoice for the team',
    'Two or more seats',
    'You invite your team once the group has begun and your email address is confirmed',
  ],
  studentMonthly: [
    'Everything in Individual',
    'For as long as you are enrolled',
    'Proof of enrollment may be required',
  ],
}

export const PLAN_TEXTS: Readonly<Record<Plan, PlanText>> = {
  yearly: {
    name: 'Individual',
    inSentence: 'the yearly plan',
    audience: 'For one person, paid once a year.',
  },
  monthly: {
    name: 'Individual',
    inSentence: 'the monthly plan',
    audience: 'For one person, paid month by month.',
  },
  groupYearly: {
    name: 'Group',
    inSentence: 'the group plan',
    audience: 'For teams, priced by the seat and billed yearly.',
  },
  studentMonthly: {
    name: 'Student',
    inSentence: 'the student plan',
    audience: 'For people at a school or university.',
  },
}

/** What a plan includes, complete. @param hasCoach whether the member may use the coach */
export const planIncludes = (plan: Plan, hasCoach: boolean): readonly string[] =>
  plan === 'yearly' || plan === 'monthly' ? membershipIncludes(hasCoach) : INCLUDES[plan]

/** Names that distinguish the plans of one person by how they are paid. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  yearly: 'Yearly',
  monthly: 'Monthly',
  groupYearly: 'Group',
  studentMonthly: 'Student',
}
