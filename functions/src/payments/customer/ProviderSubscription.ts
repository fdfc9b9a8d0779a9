/** The part of a subscription at the provider that the product reads. Times are seconds since 1970. */
export interface ProviderSubscription {
  readonly id: string
  readonly livemode: boolean
  readonly status: string
  readonly metadata: Readonly<Record<string, string>>
  readonly items: { readonly data: readonly ProviderItem[] }
  readonly cancel_at_period_end: boolean
  readonly cancel_at: number | null
  readonly canceled_at: number | null
  readonly pause_collection: { readonly behavior: string; readonly resumes_at: number | null } | null
  readonly created: number
  readonly ended_at: number | null
  readonly trial_start: number | null
  readonly trial_end: number | null
}

export interface ProviderItem {
  readonly id: string
  readonly quantity?: number
  readonly price: { readonly id: string; readonly product: string | { readonly id: string } }
  readonly current_period_start: number
  readonly current_period_end: number
}

type Periods = Pick<ProviderSubscription, 'items'>

/** When the current period began, in seconds since 1970; null without items. */
export const periodStartOf = ({ items: { data } }: Periods): number | null =>
  data.length === 0 ? null : Math.min(...data.map(({ current_period_start }) => current_period_start))

/** When the current period ends, in seconds since 1970; null without items. */
export const periodEndOf = ({ items: { data } }: Periods): number | null =>
  data.length === 0 ? null : Math.max(...data.map(({ current_period_end }) => current_period_end))

/**
 * Whether a subscription ends with its period. The provider's portal may set the time of the end instead of the flag.
 */
export function endsWithPeriod(
  subscription: Pick<ProviderSubscription, 'items' | 'cancel_at' | 'cancel_at_period_end'>,
): boolean {
  const { cancel_at, cancel_at_period_end } = subscription
  const end = periodEndOf(subscription)
  return cancel_at_period_end || (cancel_at !== null && end !== null && cancel_at <= end)
}
