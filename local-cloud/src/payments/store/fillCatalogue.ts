import type { PaymentsConfig } from './PaymentsConfig.ts'
import type { PaymentsStore } from './PaymentsStore.ts'

/** Brings products, prices and promotion codes up to date with the configuration. Removed ones become inactive. @param now seconds since 1970 */
export function fillCatalogue(store: PaymentsStore, config: PaymentsConfig, now: number): void {
  store.transaction(() => {
    for (const product of store.products.list()) store.products.put({ ...product, active: false })
    for (const price of store.prices.list()) store.prices.put({ ...price, active: false })
    for (const code of store.promotionCodes.list()) store.promotionCodes.put({ ...code, active: false })
    for (const { id, name, metadata = {}, prices } of config.products) {
      const created = store.products.find(id)?.created ?? now
      store.products.put({ id, created, name, active: true, metadata })
      for (const price of prices) {
        const known = store.prices.find(price.id)?.created ?? now
        store.prices.put({ ...price, created: known, product: id, active: true })
      }
    }
    const [currency = 'usd'] = config.products.flatMap(({ prices }) => prices.map((each) => each.currency))
    for (const { code, percentOff, amountOff } of config.promotionCodes ?? []) {
      const id = `promo_${code}`
      const known = store.promotionCodes.find(id)
      store.promotionCodes.put({
        id,
        created: known?.created ?? now,
        code,
        active: true,
        percentOff: percentOff ?? null,
        amountOff: amountOff ?? null,
        currency: amountOff === undefined ? null : currency,
        redeemed: known?.redeemed ?? 0,
      })
    }
  })
}
