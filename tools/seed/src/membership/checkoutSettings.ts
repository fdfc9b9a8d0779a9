import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { CHECKOUT_PATH } from '@outcome-studio/shared/domain/paths'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import { SEED_PLANS } from './plans.ts'

/**
 * The prices and addresses that firestore.rules accepts for a checkout.
 * @param appUrl origin of the product, for example "http://localhost:3000"
 */
export function checkoutSettings(appUrl: string): SeedDocument {
  return {
    path: CHECKOUT_PATH,
    data: {
      prices: SEED_PLANS.map(({ priceId }) => priceId),
      successUrls: [`${appUrl}/`],
      cancelUrls: [`${appUrl}${PLAN_PATH}`],
    },
  }
}
