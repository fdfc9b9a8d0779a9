import { PRODUCTS_PATH, pricesPath } from '@outcome-studio/shared/domain/paths'
import { type PlanPrice, parsePlanPrice } from '@outcome-studio/shared/domain/payments'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** More than are ever sold at once, with those that are not sold any more. */
const EVERY = { field: 'active', below: null, order: 'any', limit: 200 } as const

/**
 * Reads the prices of the plans that are sold now.
 * @returns empty before the server has stored the payment provider's catalogue
 * @throws StudioError cen/sign-in-required, cen/offline …
 */
export async function readCatalogue(
  { source }: Pick<Connection, 'source'> = currentConnection(),
): Promise<readonly PlanPrice[]> {
  try {
    await source.member()
    const documents = await source.documents()
    const products = await documents.list(PRODUCTS_PATH, EVERY)
    const prices = await Promise.all(
      products
        .filter(({ fields }) => fields.active === true)
        .map(async ({ id: productId }) => {
          const stored = await documents.list(pricesPath(productId), EVERY)
          return stored.flatMap(
            ({ id: priceId, fields }) => parsePlanPrice({ productId, priceId }, fields) ?? [],
          )
        }),
    )
    return prices.flat()
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
