import type { PORTAL_FLOWS } from '@outcome-studio/shared/callables/createPortalLink'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type Stripe from 'stripe'
import { isMissing } from '../provider/toPaymentError.ts'

export interface PortalRequest {
  readonly returnUrl: string
  readonly customerId: string
  /** A page to which the link leads directly. */
  readonly flow: (typeof PORTAL_FLOWS)[number] | undefined
}

/**
 * Makes a link to a customer's pages at the provider.
 * @throws StudioError cen/no-subscription for a customer who was deleted there, or without a subscription to cancel
 */
export async function openPortal(
  stripe: Stripe,
  { returnUrl, customerId, flow }: PortalRequest,
): Promise<{ url: string }> {
  const after_completion = { type: 'redirect', redirect: { return_url: returnUrl } } as const
  try {
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      ...(flow === 'payment_method_update' ? { flow_data: { type: flow, after_completion } } : {}),
      ...(flow === 'subscription_cancel'
        ? {
            flow_data: {
              type: flow,
              after_completion,
              subscription_cancel: { subscription: await subscriptionToCancel(stripe, customerId) },
            },
          }
        : {}),
    })
    return { url }
  } catch (error) {
    throw isMissing(error) ? new StudioError('cen/no-subscription', { cause: error }) : error
  }
}

async function subscriptionToCancel(stripe: Stripe, customer: string): Promise<string> {
  for await (const { id, status, cancel_at_period_end } of stripe.subscriptions.list({
    customer,
    limit: 100,
  })) {
    const isLive =
      status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid'
    if (isLive && !cancel_at_period_end) return id
  }
  throw new StudioError('cen/no-subscription')
}
