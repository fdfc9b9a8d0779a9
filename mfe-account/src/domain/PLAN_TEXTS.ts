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
  'Outcome Validation of your studies',
  'Needs Framework: needs by market',
  'Live Events and their recordings',
  'Training and Community',
] as const

/** Operators give access to the coach, independent of the plan. */
const COACH = 'Sia: a coach for your study'

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

/** When there can be more seats than a switch buys. */
export const SEATS_LATER =
  'Once the group has begun, you can add seats on the Seats page; they start with its next year.'

/** Where the number of seats is chosen, by what the member can do about the group plan. */
const SEATS = {
  buy: 'You set the seats when you pay',
  wait: 'You set the seats when you pay',
  switch: 'You set the seats when you switch',
  planned: 'Set other seats under Change plan',
  own: 'You manage the seats on the Seats page',
  closed: 'Two or more seats',
} as const

const STUDENT = [
  'Everything in Individual',
  'For as long as you are enrolled',
  'Proof of enrollment may be required',
] as const

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
    audience: 'For teams, priced by the seat.',
  },
  studentMonthly: {
    name: 'Student',
    inSentence: 'the student plan',
    audience: 'For people at a school or university.',
  },
}

/**
 * What a plan includes, complete.
 * @param kind what the member can do about it
 * @param hasCoach whether the member may use the coach
 */
export function planIncludes(plan: Plan, kind: keyof typeof SEATS, hasCoach: boolean): readonly string[] {
  if (plan === 'studentMonthly') return STUDENT
  if (plan !== 'groupYearly') return membershipIncludes(hasCoach)
  return [
    'Everything in Individual, per seat',
    'One invoice for the team',
    SEATS[kind],
    'You invite the team once your email address is confirmed',
  ]
}

/** Names that distinguish the plans of one person by how they are paid. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  yearly: 'Yearly',
  monthly: 'Monthly',
  groupYearly: 'Group',
  studentMonthly: 'Student',
}
