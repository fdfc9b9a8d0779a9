import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ProviderStore } from '../../provider/ProviderStore.ts'
import { Collection, type Kind } from './Collection.ts'
import { Price, Product, PromotionCode } from './catalogue.ts'
import { Customer, PaymentMethod, TestClock } from './customers.ts'
import { Invoice, PaymentIntent, Refund } from './invoices.ts'
import { CheckoutSession, Event, PortalSession } from './pages.ts'
import { Schedule, Subscription } from './subscriptions.ts'

const DUE = z.object({ kind: z.string(), id: z.string(), due: z.number() })

/** Seconds that the first payment of a subscription may take. */
const INCOMPLETE_SECONDS = 23 * 3600

/** What is due first of all that follows one clock. */
export interface Due {
  readonly kind: string
  readonly id: string
  /** Seconds since 1970. */
  readonly due: number
}

/** Everything the payment provider knows. */
export class PaymentsStore extends ProviderStore {
  readonly products
  readonly prices
  readonly promotionCodes
  readonly customers
  readonly paymentMethods
  readonly testClocks
  readonly subscriptions
  readonly schedules
  readonly invoices
  readonly paymentIntents
  readonly refunds
  readonly checkoutSessions
  readonly portalSessions
  readonly events

  constructor(database: DatabaseSync) {
    super(database, ['records', 'idempotency_keys'])
    const collection = <Stored extends { readonly id: string }>(kind: Kind<Stored>) =>
      new Collection(database, kind)
    this.products = collection({ name: 'product', schema: Product })
    this.prices = collection({ name: 'price', schema: Price, owner: ({ product }) => product })
    this.promotionCodes = collection({ name: 'promotionCode', schema: PromotionCode })
    this.customers = collection({ name: 'customer', schema: Customer })
    this.paymentMethods = collection({
      name: 'paymentMethod',
      schema: PaymentMethod,
      owner: ({ customer }) => customer ?? '',
    })
    this.testClocks = collection({ name: 'testClock', schema: TestClock })
    this.subscriptions = collection({
      name: 'subscription',
      schema: Subscription,
      owner: customerOf,
      clock: clockOf,
      due: subscriptionDue,
    })
    this.schedules = collection({ name: 'schedule', schema: Schedule, owner: customerOf })
    this.invoices = collection({
      name: 'invoice',
      schema: Invoice,
      owner: customerOf,
      clock: clockOf,
      due: ({ status, nextAttempt }) => (status === 'open' ? (nextAttempt ?? undefined) : undefined),
    })
    this.paymentIntents = collection({ name: 'paymentIntent', schema: PaymentIntent, owner: customerOf })
    this.refunds = collection({ name: 'refund', schema: Refund, owner: customerOf })
    this.checkoutSessions = collection({
      name: 'checkoutSession',
      schema: CheckoutSession,
      owner: ({ customer }) => customer ?? '',
      clock: clockOf,
      due: ({ status, expiresAt }) => (status === 'open' ? expiresAt : undefined),
    })
    this.portalSessions = collection({ name: 'portalSession', schema: PortalSession, owner: customerOf })
    this.events = collection({ name: 'event', schema: Event })
  }

  /** What is due first until a time. @param clock id of a test clock, '' for the provider's own @param until seconds */
  nextDue(clock: string, until: number): Due | undefined {
    const row = this.database
      .prepare(
        'SELECT kind, id, due FROM records WHERE clock = ? AND due <= ? ORDER BY due, sequence LIMIT 1',
      )
      .get(clock, until)
    return row && DUE.parse(row)
  }
}

function customerOf({ customer }: { readonly customer: string }): string {
  return customer
}

function clockOf({ testClock }: { readonly testClock: string | null }): string {
  return testClock ?? ''
}

function subscriptionDue({ status, item, cancelAt, created, pause }: Subscription): number | undefined {
  switch (status) {
    case 'canceled':
    case 'incomplete_expired':
      return undefined
    case 'incomplete':
      return created + INCOMPLETE_SECONDS
    default:
      return Math.min(item.periodEnd, cancelAt ?? item.periodEnd, pause?.resumesAt ?? item.periodEnd)
  }
}
