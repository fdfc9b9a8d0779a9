import { startCheckout } from '@outcome-studio/shared/data'
import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { storedCheckout } from '@outcome-studio/shared/domain/payments'
import type { ProviderLink } from './useProviderPage.ts'

/**
 * Asks for a payment page. The checkout is remembered for the way back.
 * @param isStudent whether the member has confirmed the conditions of the student plan
 * @throws as startCheckout
 */
export async function startPayment(priceId: string, isStudent: boolean): Promise<ProviderLink> {
  const { origin } = window.location
  const { uid, sessionId, url } = await startCheckout({
    priceId,
    successUrl: `${origin}/`,
    cancelUrl: `${origin}${PLAN_PATH}`,
    isStudent,
  })
  const startedAt = new Date().toISOString()
  return {
    url,
    onLeave: () => void storedCheckout(window).set({ uid, sessionId, startedAt, state: 'away' }),
  }
}
