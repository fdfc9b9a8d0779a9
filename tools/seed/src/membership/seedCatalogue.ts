import { CHECKOUT_PATH } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import type { SeedDatabase } from '../rest/SeedDatabase.ts'
import { checkoutSettings } from './checkoutSettings.ts'
import { planPath, SEED_PLANS } from './plans.ts'
import { priceDocument, productDocument } from './productDocuments.ts'

/**
 * Stores the product, its prices and what a checkout may contain. What exists is not changed, except for documents of
 * versions that did not know all plans.
 * @param appUrl origin of the product
 */
export async function seedCatalogue(database: SeedDatabase, appUrl: string): Promise<void> {
  if (!(await database.read(productDocument.path))) await database.write([productDocument])
  for (const sold of SEED_PLANS) {
    const stored = await database.read(planPath(sold))
    if (!stored) await database.write([priceDocument(sold)])
    else if (!('plan' in stored)) await database.update({ path: planPath(sold), data: { plan: sold.plan } })
  }
  if (!hasAllPrices(await database.read(CHECKOUT_PATH))) await database.write([checkoutSettings(appUrl)])
}

const checkoutSchema = z.object({
  prices: z.object({ arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }) }),
})

function hasAllPrices(stored: unknown): boolean {
  const settings = checkoutSchema.safeParse(stored)
  if (!settings.success) return false
  const prices = settings.data.prices.arrayValue.values.map(({ stringValue }) => stringValue)
  return SEED_PLANS.every(({ priceId }) => prices.includes(priceId))
}
