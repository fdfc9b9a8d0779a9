/** Plans that can be bought (docs/product.md §9). Which price of the payment provider each has is configured. */
export const PLANS = ['yearly', 'monthly', 'groupYearly', 'studentMonthly'] as const
export type Plan = (typeof PLANS)[number]

export const isPlan = (value: unknown): value is Plan => PLANS.some((plan) => plan === value)

/** How often a plan is paid. */
export type BillingInterval = 'month' | 'year'
