import type { Plan } from '@outcome-studio/shared/domain'
import type { PortalRequest } from './createPortalLink.ts'
import type { CheckoutRequest, StartedCheckout } from './startCheckout.ts'

// Only the plan page needs these. The first load has neither them nor the schema library of their callables. The chunk
// "payments" also has what the plan page reads, so that a checkout fails offline with a message of its own.

/** Asks the server for a payment page and waits for it; see its module for the errors. */
export async function startCheckout(request: CheckoutRequest): Promise<StartedCheckout> {
  const module = await import(/* webpackChunkName: 'payments' */ './startCheckout.ts')
  return module.startCheckout(request)
}

/** Makes a link to the member's pages at the payment provider. Open it at once, and never store or log it. */
export async function createPortalLink(request: PortalRequest): Promise<string> {
  const module = await import('./createPortalLink.ts')
  return module.createPortalLink(request)
}

/** Changes the plan at the end of the paid period. The current plan takes an earlier request back. */
export async function requestPlanChange(newPlan: Plan): Promise<void> {
  const module = await import('./requestPlanChange.ts')
  return module.requestPlanChange(newPlan)
}
