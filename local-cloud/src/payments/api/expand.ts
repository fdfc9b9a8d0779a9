import { renderCoupon, renderPrice, renderProduct, renderPromotionCode } from '../render/renderCatalogue.ts'
import { renderCustomer, renderPaymentMethod } from '../render/renderCustomer.ts'
import { renderInvoice, renderPaymentIntent } from '../render/renderInvoice.ts'
import { renderDiscount, renderSchedule, renderSubscription } from '../render/renderSubscription.ts'
import type { Payments } from '../store/Payments.ts'
import { invalidRequest } from './StripeError.ts'

type Json = Readonly<Record<string, unknown>>
type Lookup = (payments: Payments, id: string) => object | undefined

/** What an attribute refers to, by its name. */
const REFERENCES: Readonly<Record<string, Lookup>> = {
  customer: ({ store }, id) => mapped(store.customers.find(id), renderCustomer),
  product: ({ store }, id) => mapped(store.products.find(id), renderProduct),
  price: ({ store }, id) => mapped(store.prices.find(id), renderPrice),
  default_payment_method: ({ store }, id) => mapped(store.paymentMethods.find(id), renderPaymentMethod),
  payment_method: ({ store }, id) => mapped(store.paymentMethods.find(id), renderPaymentMethod),
  payment_intent: ({ store }, id) => mapped(store.paymentIntents.find(id), renderPaymentIntent),
  promotion_code: ({ store }, id) => mapped(store.promotionCodes.find(id), renderPromotionCode),
  coupon: ({ store }, id) =>
    mapped(store.promotionCodes.find(id.replace(/^coupon_/, 'promo_')), renderCoupon),
  subscription: ({ store }, id) =>
    mapped(store.subscriptions.find(id), (found) => renderSubscription(store, found)),
  schedule: ({ store, now }, id) =>
    mapped(store.schedules.find(id), (found) => renderSchedule(store, found, now())),
  latest_invoice: findInvoice,
  invoice: findInvoice,
  discounts: ({ store }, id) => {
    const holder = store.subscriptions.list().find(({ discount }) => discount?.id === id)
    return holder?.discount ? renderDiscount(holder.discount, holder) : undefined
  },
}

/** Attributes that are sent only on request, by kind of object. */
const ON_REQUEST: Readonly<Record<string, string>> = { invoice: 'payments' }

/**
 * Replaces ids by the objects that they refer to.
 *
 * @param paths for example "data.items.data.price.product"
 * @throws StripeError for an attribute that cannot be expanded
 */
export function expand(payments: Payments, body: object, paths: readonly string[]): object {
  const branches = new Map<string, string[]>()
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.')
    branches.set(name, [...(branches.get(name) ?? []), ...(rest.length > 0 ? [rest.join('.')] : [])])
  }
  const source: Json = { ...body }
  for (const name of branches.keys()) {
    if (!Object.hasOwn(source, name)) throw notExpandable(name)
  }
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const below = branches.get(name)
      if (below === undefined && ON_REQUEST[String(source.object)] === name) return []
      return [[name, expandValue(payments, name, value, below)] as const]
    }),
  )
}

/** @param below paths in the value; undefined if it is left as it is */
function expandValue(
  payments: Payments,
  name: string,
  value: unknown,
  below: readonly string[] | undefined,
): unknown {
  if (Array.isArray(value)) return value.map((item) => expandValue(payments, name, item, below))
  if (typeof value === 'object' && value !== null) return expand(payments, value, below ?? [])
  if (below === undefined || value === null) return value
  const found = typeof value === 'string' ? REFERENCES[name]?.(payments, value) : undefined
  if (!found) throw notExpandable(name)
  return expand(payments, found, below)
}

function notExpandable(name: string) {
  return invalidRequest(`This property cannot be expanded (${name}).`, 'expand')
}

function findInvoice({ store, origin }: Payments, id: string): object | undefined {
  return mapped(store.invoices.find(id), (found) => renderInvoice(store, found, origin))
}

function mapped<Found>(found: Found | undefined, render: (found: Found) => object): object | undefined {
  return found === undefined ? undefined : render(found)
}
