import { z } from 'zod'
import { type ApiEndpoint, idOf, parametersOf } from '../api/ApiCall.ts'
import { pageOf, pageParameters } from '../api/pageOf.ts'
import { flag, ignored } from '../api/parameters.ts'
import { existing } from '../api/StripeError.ts'
import { renderCoupon, renderPrice, renderProduct, renderPromotionCode } from '../render/renderCatalogue.ts'
import type { Price } from '../store/catalogue.ts'
import type { Payments } from '../store/Payments.ts'

const ListProducts = z.strictObject({
  ...pageParameters,
  active: flag.optional(),
  ids: z.array(z.string()).optional(),
})
const ListPrices = z.strictObject({
  ...pageParameters,
  active: flag.optional(),
  product: z.string().optional(),
  type: ignored,
  currency: ignored,
})
const ListPromotionCodes = z.strictObject({
  ...pageParameters,
  active: flag.optional(),
  code: z.string().optional(),
})

/** A price that can still be bought. @throws StripeError */
export function priceForSale({ store }: Payments, id: string, param: string): Price {
  const found = store.prices.find(id)
  return existing(found?.active ? found : undefined, 'price', id, param)
}

export const listProducts: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, ListProducts)
  const products = call.payments.store.products
    .list()
    .filter(
      ({ id, active }) =>
        (wanted.active === undefined || wanted.active === active) &&
        (wanted.ids === undefined || wanted.ids.includes(id)),
    )
  return pageOf(call, wanted, products, renderProduct)
}

export const retrieveProduct: ApiEndpoint = (call) =>
  renderProduct(existing(call.payments.store.products.find(idOf(call)), 'product', idOf(call)))

export const listPrices: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, ListPrices)
  const prices = call.payments.store.prices
    .list(wanted.product)
    .filter(({ active }) => wanted.active === undefined || wanted.active === active)
  return pageOf(call, wanted, prices, renderPrice)
}

export const retrievePrice: ApiEndpoint = (call) =>
  renderPrice(existing(call.payments.store.prices.find(idOf(call)), 'price', idOf(call)))

export const listPromotionCodes: ApiEndpoint = (call) => {
  const wanted = parametersOf(call, ListPromotionCodes)
  const codes = call.payments.store.promotionCodes
    .list()
    .filter(
      ({ code, active }) =>
        (wanted.active === undefined || wanted.active === active) &&
        (wanted.code === undefined || wanted.code.toUpperCase() === code.toUpperCase()),
    )
  return pageOf(call, wanted, codes, renderPromotionCode)
}

export const retrievePromotionCode: ApiEndpoint = (call) =>
  renderPromotionCode(
    existing(call.payments.store.promotionCodes.find(idOf(call)), 'promotion code', idOf(call)),
  )

export const retrieveCoupon: ApiEndpoint = (call) => {
  const code = call.payments.store.promotionCodes.find(idOf(call).replace(/^coupon_/, 'promo_'))
  return renderCoupon(existing(code, 'coupon', idOf(call)))
}
