import type { SeatAnswer } from '@outcome-studio/shared/callables/takeSeat'
import type { PortalRequest } from './createPortalLink.ts'
import type { PlanChangeRequest } from './requestPlanChange.ts'
import type { CheckoutRequest, StartedCheckout } from './startCheckout.ts'

// Only the plan page needs these, so the first load contains neither them nor their schema library. The chunk
// "payments" also contains the plan page's reads. So an offline checkout fails with its own message.

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

/** Changes the plan at the end of the paid period. The current plan cancels an earlier request. */
export async function requestPlanChange(request: PlanChangeRequest): Promise<void> {
  const module = await import('./requestPlanChange.ts')
  return module.requestPlanChange(request)
}

/** Gives the member a free seat of a group, or one that an invitation reserves, as the next sign-in would. */
export async function takeSeat(): Promise<SeatAnswer> {
  const module = await import(/* webpackChunkName: 'seats' */ './seatCalls.ts')
  return module.takeSeat()
}
