import type { PlanPrice, Sentence } from '@outcome-studio/shared/domain/payments'
import { formatMoney, formatPrice, isPlan } from '@outcome-studio/shared/domain/payments'
import { PLAN_TEXTS } from './PLAN_TEXTS.ts'

interface PlanChange {
  /** null if the current price is not sold any more. */
  readonly from: PlanPrice | null
  readonly to: PlanPrice
  /** When the paid period ends, ISO 8601; null if unknown. */
  readonly periodEnd: string | null
}

const PERIODS_OF_YEAR = { year: 1, month: 12 } as const

/** Says what happens when, and what it will cost, before a member changes the plan. */
export function describePlanChange(
  { from, to, periodEnd }: PlanChange,
  locale?: string,
): readonly Sentence[] {
  const stay = from
    ? `You stay on ${PLAN_TEXTS[from.plan].inSentence} until `
    : 'You keep your current plan until '
  const price = formatPrice(to, locale)
  return [
    periodEnd === null
      ? [`${stay}the end of the paid period. Nothing is charged today.`]
      : [stay, { at: periodEnd }, '. Nothing is charged today.'],
    periodEnd === null
      ? [`Then ${PLAN_TEXTS[to.plan].inSentence} begins: ${price}, plus tax where it applies.`]
      : [
          'On ',
          { at: periodEnd },
          ` ${PLAN_TEXTS[to.plan].inSentence} begins: ${price}, plus tax where it applies.`,
        ],
    ...differenceOf(from, to, locale),
    ['You can cancel this change until then.'],
  ]
}

function differenceOf(from: PlanPrice | null, to: PlanPrice, locale?: string): readonly Sentence[] {
  if (!from || from.currency !== to.currency) return []
  const difference = to.amount * PERIODS_OF_YEAR[to.interval] - from.amount * PERIODS_OF_YEAR[from.interval]
  if (difference === 0) return []
  const money = formatMoney(Math.abs(difference), to.currency, locale)
  return [[`Over a year that is ${money} ${difference < 0 ? 'less' : 'more'} than now.`]]
}

/** Name of a plan within a sentence. A plan of another version is returned as it was stored. */
export const planInSentence = (stored: string): string =>
  isPlan(stored) ? PLAN_TEXTS[stored].inSentence : stored
