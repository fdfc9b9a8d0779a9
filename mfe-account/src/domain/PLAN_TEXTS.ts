import type { Plan } from '@outcome-studio/shared/domain/payments'

/** How a plan is presented. The amounts come from the payment provider. */
export interface PlanText {
  readonly name: string
  /** Within a sentence: "the yearly plan". */
  readonly inSentence: string
  readonly audience: string
  readonly includes: readonly string[]
}

const EVERYTHING = [
  'Outcome Validation: studies that are checked as you write',
  'Needs Framework: customer needs mapped by market',
  'Live Events: registration and recordings',
  'Training and Community for members',
] as const

export const PLAN_TEXTS: Readonly<Record<Plan, PlanText>> = {
  yearly: {
    name: 'Individual',
    inSentence: 'the yearly plan',
    audience: 'For one person, paid once a year.',
    includes: EVERYTHING,
  },
  monthly: {
    name: 'Individual',
    inSentence: 'the monthly plan',
    audience: 'For one person, paid month by month.',
    includes: EVERYTHING,
  },
  groupYearly: {
    name: 'Group',
    inSentence: 'the group plan',
    audience: 'For teams, priced by the seat.',
    includes: [
      'Everything in Individual, for each seat',
      'One invoice for the team',
      'Two or more seats',
      'We set up the seats for your organization and write to you',
    ],
  },
  studentMonthly: {
    name: 'Student',
    inSentence: 'the student plan',
    audience: 'For people at a school or university.',
    includes: ['Everything in Individual', 'Proof of enrollment may be required'],
  },
}
