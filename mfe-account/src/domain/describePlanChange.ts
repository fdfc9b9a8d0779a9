import { counted } from '@outcome-studio/shared/domain/base'
import type { DroppedPlanChange, Member } from '@outcome-studio/shared/domain/member'
import type { PlannedSeats, PlanPrice, Sentence } from '@outcome-studio/shared/domain/payments'
import {
  formatMoney,
  formatPrice,
  isPlan,
  type SubscriptionRecord,
} from '@outcome-studio/shared/domain/payments'
import { describeSeatsPrice } from './describeSeatsPrice.ts'
import { PLAN_TEXTS, SEATS_LATER } from './PLAN_TEXTS.ts'
import { seatsOfChange } from './plannedChangeOf.ts'

interface PlanChange {
  /** null if the current price is not sold any more. */
  readonly from: PlanPrice | null
  readonly to: PlanPrice
  /** Seats of a group. */
  readonly seats: number
  /** When the paid period ends, ISO 8601; null if unknown. */
  readonly periodEnd: string | null
  /** What this one replaces, as replacedChange says it; null for nothing. */
  readonly replaced: string | null
}

const PERIODS_OF_YEAR = { year: 1, month: 12 } as const

/** Says what happens when, and what it will cost, before a member changes the plan. */
export function describePlanChange(
  { from, to, seats, periodEnd, replaced }: PlanChange,
  locale?: string,
): readonly Sentence[] {
  const stay = from
    ? `You stay on ${PLAN_TEXTS[from.plan].inSentence} until `
    : 'You keep your current plan until '
  const begins = describeBeginning(to, seats, locale)
  return [
    periodEnd === null
      ? [`${stay}the end of the paid period. Nothing is charged today.`]
      : [stay, { at: periodEnd }, '. Nothing is charged today.'],
    periodEnd === null ? [`Then ${begins}`] : ['On ', { at: periodEnd }, ` ${begins}`],
    ...(to.plan === 'groupYearly' ? [[SEATS_LATER]] : []),
    ...differenceOf(from, to, seats, locale),
    ...(replaced === null ? [] : [[`This replaces your planned change to ${replaced}.`]]),
    ['You can cancel this change until then.'],
  ]
}

/**
 * Says that a plan begins with the next period, and what it costs.
 * @param seats of a group
 */
export function describeBeginning(price: PlanPrice, seats: number, locale?: string): string {
  const begins = `${PLAN_TEXTS[price.plan].inSentence} begins`
  return price.plan === 'groupYearly'
    ? `${begins} with ${describeSeatsPrice(price, seats, locale)}.`
    : `${begins}: ${formatPrice(price, locale)}, plus tax where it applies.`
}

/**
 * The planned change that another one replaces, within a sentence: a plan, or a number of seats; null for none.
 * @param seats of a group
 */
export function replacedChange(
  planned: Member['planChangeRequest'],
  to: string | undefined,
  seats: number,
): string | null {
  if (planned === undefined) return null
  if (planned.newPlan !== to) return planInSentence(planned.newPlan)
  const before = seatsOfChange(planned)
  return to === 'groupYearly' && before !== seats ? counted(before, 'seat') : null
}

function differenceOf(
  from: PlanPrice | null,
  to: PlanPrice,
  seats: number,
  locale?: string,
): readonly Sentence[] {
  if (!from || from.currency !== to.currency) return []
  const count = to.plan === 'groupYearly' ? seats : 1
  const difference =
    to.amount * count * PERIODS_OF_YEAR[to.interval] - from.amount * PERIODS_OF_YEAR[from.interval]
  if (difference === 0) return []
  const money = formatMoney(Math.abs(difference), to.currency, locale)
  return [[`Over a year that is ${money} ${difference < 0 ? 'less' : 'more'} than now.`]]
}

/** Name of a plan within a sentence. A plan of another version is returned as it was stored. */
export const planInSentence = (stored: string): string =>
  isPlan(stored) ? PLAN_TEXTS[stored].inSentence : stored

/**
 * Warns before a cancellation that it drops a planned change of plan.
 * @param accessUntil end of the paid period, ISO 8601; null if unknown
 */
export const describeLoss = (
  { newPlan, requestExpiresAt }: NonNullable<Member['planChangeRequest']>,
  accessUntil: string | null,
): Sentence => [
  ...(accessUntil === null ? [] : ['You keep full access until ', { at: accessUntil }, '. ']),
  `Your change to ${planInSentence(newPlan)} on `,
  { at: requestExpiresAt },
  ' is dropped, also if you resume your membership later.',
]

/**
 * Warns before a cancellation that it drops a planned number of seats.
 * @param accessUntil end of the paid period, ISO 8601; null if unknown
 */
export const describeSeatLoss = ({ seats, at }: PlannedSeats, accessUntil: string | null): Sentence => [
  ...(accessUntil === null ? [] : ['You keep full access until ', { at: accessUntil }, '. ']),
  `Your change to ${counted(seats, 'seat')} on `,
  { at },
  ' is dropped, also if you resume your membership later.',
]

/** Says what became of a planned change that a cancellation has dropped. */
export function describeDroppedChange(
  { newPlan, plannedFor }: DroppedPlanChange,
  { cancelAtPeriodEnd, plan }: Pick<SubscriptionRecord, 'cancelAtPeriodEnd' | 'plan'>,
): Sentence {
  const stay = plan === null ? 'your current plan' : planInSentence(plan)
  const dropped = `change to ${planInSentence(newPlan)}, planned for `
  return cancelAtPeriodEnd
    ? [
        `Your ${dropped}`,
        { at: plannedFor },
        `, was dropped when the membership was canceled. If you resume, you stay on ${stay}.`,
      ]
    : [
        `Your membership continues with ${stay}. The ${dropped}`,
        { at: plannedFor },
        ', was dropped with the cancellation. You can plan it again.',
      ]
}

/** Confirms a change of plan, with what it replaces. @param replaced as replacedChange says it */
export const scheduledText = (newPlan: string, replaced: string | null): string =>
  `Your switch to ${planInSentence(newPlan)} is planned.${
    replaced === null ? '' : ` The change to ${replaced} is dropped.`
  }`
