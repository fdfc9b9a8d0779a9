import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { FetchedSubscription } from '../customer/fetchPayments.ts'
import { endsWithPeriod } from '../customer/ProviderSubscription.ts'

const LIVE: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid'])

/**
 * The subscription whose plan can change: the oldest live one.
 * @throws StudioError cen/no-subscription, cen/payment-declined while a payment is missing, cen/subscription-ending
 */
export function requireChangeable(fetched: readonly FetchedSubscription[]): FetchedSubscription {
  const [found] = fetched
    .filter(({ subscription }) => LIVE.has(subscription.status))
    .sort((one, other) => one.subscription.created - other.subscription.created)
  if (found === undefined) throw new StudioError('cen/no-subscription')
  const { status } = found.subscription
  if (status === 'past_due' || status === 'unpaid') throw new StudioError('cen/payment-declined')
  if (endsWithPeriod(found.subscription)) throw new StudioError('cen/subscription-ending')
  return found
}
