import type { PlanPrice } from '@outcome-studio/shared/domain/payments'
import { type BillingInterval, PLANS, type Plan } from '@outcome-studio/shared/domain/payments'
import { PLAN_TEXTS, type PlanText } from './PLAN_TEXTS.ts'

/** A plan that can be bought. */
export interface PlanOffer {
  readonly price: PlanPrice
  readonly text: PlanText
  /** Whether it is the ordinary plan of its interval, for one person. */
  readonly isMain: boolean
}

/** The plans with one billing interval. */
export interface PlanOffers {
  readonly interval: BillingInterval
  readonly label: 'Yearly' | 'Monthly'
  /** Whole per cent by which the main plan costs less than the other interval's over a year; null if it does not. */
  readonly saving: number | null
  /** The main plan first. */
  readonly offers: readonly PlanOffer[]
  /** The name of a plan that is sold with the other interval only; null for none. */
  readonly elsewhere: string | null
}

const LABELS = { year: 'Yearly', month: 'Monthly' } as const
const MAIN: readonly Plan[] = ['yearly', 'monthly']
const MONTHS_OF_YEAR = 12

/** Groups the prices of the catalogue as the plan page shows them. An interval without a price is left out. */
export function planOffers(prices: readonly PlanPrice[]): readonly PlanOffers[] {
  const intervals: readonly BillingInterval[] = ['year', 'month']
  return intervals
    .map((interval) => ({
      interval,
      label: LABELS[interval],
      saving: interval === 'year' ? yearlySaving(prices) : null,
      offers: offersOf(prices.filter((each) => each.interval === interval)),
      elsewhere:
        offersOf(prices.filter((each) => each.interval !== interval)).find(({ isMain }) => !isMain)?.text
          .name ?? null,
    }))
    .filter(({ offers }) => offers.length > 0)
}

const offersOf = (prices: readonly PlanPrice[]): readonly PlanOffer[] =>
  PLANS.flatMap((plan) => {
    const price = prices.find((each) => each.plan === plan)
    return price ? [{ price, text: PLAN_TEXTS[plan], isMain: MAIN.includes(plan) }] : []
  })

/** Rounded down, so that no more is promised than is saved. */
function yearlySaving(prices: readonly PlanPrice[]): number | null {
  const yearly = prices.find(({ plan }) => plan === 'yearly')
  const monthly = prices.find(({ plan }) => plan === 'monthly')
  if (!yearly || !monthly || yearly.currency !== monthly.currency) return null
  const twelve = monthly.amount * MONTHS_OF_YEAR
  const saving = Math.floor(((twelve - yearly.amount) * 100) / twelve)
  return saving > 0 ? saving : null
}

/** What an offer costs for a month, in the smallest unit of its currency, rounded; null for a monthly one. */
export function amountPerMonth({ amount, interval }: Pick<PlanPrice, 'amount' | 'interval'>): number | null {
  return interval === 'year' ? Math.round(amount / MONTHS_OF_YEAR) : null
}
