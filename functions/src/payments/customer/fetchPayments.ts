import type Stripe from 'stripe'
import { ofKnownCustomer } from '../provider/ofKnownCustomer.ts'
import { isMissing } from '../provider/toPaymentError.ts'
import type { CardEnd } from './paymentProblem.ts'

/** More than any customer has. Beyond it, the synchronization fails. */
const MOST_SUBSCRIPTIONS = 1_000

/** A person at the provider, as it is now. */
export interface FetchedCustomer {
  readonly id: string
  readonly email: string | null
  readonly livemode: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly defaultPaymentMethod: string | null
}

/** A subscription with what has to be asked for separately. */
export interface FetchedSubscription {
  readonly subscription: Stripe.Subscription
  readonly customer: string
  readonly card: CardEnd | null
  /** State of the payment that is due; null if none is. */
  readonly payment: string | null
  /** Times of the invoices that are not paid, in seconds since 1970. */
  readonly unpaidInvoices: readonly number[]
  /** Whether the current period is paid. It is asked for only while payments are paused. */
  readonly isPeriodPaid: boolean
  /** The change that is scheduled for the subscription. */
  readonly schedule: Stripe.SubscriptionSchedule | null
}

/** A person's customers that still exist, and the subscriptions of all. */
export interface FetchedPayments {
  readonly customers: readonly FetchedCustomer[]
  readonly subscriptions: readonly FetchedSubscription[]
}

/** Fetches what the provider knows about a person now. @param ids of the person at the provider */
export async function fetchPayments(stripe: Stripe, ids: readonly string[]): Promise<FetchedPayments> {
  const fetched = await Promise.all(ids.map((id) => fetchOne(stripe, id)))
  return {
    customers: fetched.flatMap(({ customer }) => customer ?? []),
    subscriptions: fetched.flatMap(({ subscriptions }) => subscriptions),
  }
}

async function fetchOne(stripe: Stripe, id: string) {
  const [customer, listed] = await Promise.all([fetchCustomer(stripe, id), listSubscriptions(stripe, id)])
  const method = customer?.defaultPaymentMethod ?? null
  const needsCard = listed.some((each) => isCharged(each) && each.default_payment_method === null)
  const card = needsCard && method !== null ? cardOf(await stripe.paymentMethods.retrieve(method)) : null
  const subscriptions = await Promise.all(listed.map((each) => complete(stripe, id, each, card)))
  return { customer, subscriptions }
}

const isCharged = ({ status }: Stripe.Subscription): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired'

/**
 * Fetches a customer from the payment provider.
 * @returns null for a customer who does not exist or was deleted at the provider
 * @throws the errors of the provider
 */
export async function fetchCustomer(stripe: Stripe, id: string): Promise<FetchedCustomer | null> {
  try {
    const customer = await stripe.customers.retrieve(id)
    return customer.deleted ? null : toFetchedCustomer(customer)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Selects the fields of a customer that the product reads. */
export function toFetchedCustomer(customer: Stripe.Customer): FetchedCustomer {
  const { id, email, livemode, metadata, invoice_settings } = customer
  const method = invoice_settings.default_payment_method
  return { id, email, livemode, metadata, defaultPaymentMethod: method === null ? null : idOf(method) }
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> {
  const all = stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method', 'data.schedule'],
  })
  const found: Stripe.Subscription[] = []
  for await (const subscription of ofKnownCustomer(all)) {
    found.push(subscription)
    if (found.length > MOST_SUBSCRIPTIONS) throw new RangeError('A customer has too many subscriptions.')
  }
  return found
}

async function complete(
  stripe: Stripe,
  customer: string,
  subscription: Stripe.Subscription,
  cardOfCustomer: CardEnd | null,
): Promise<FetchedSubscription> {
  const { id, status, latest_invoice, default_payment_method: method, schedule } = subscription
  const isDue = status === 'past_due' || status === 'unpaid' || status === 'incomplete'
  const isPaused = Boolean(subscription.pause_collection)
  const [payment, invoices, latest] = await Promise.all([
    isDue && latest_invoice !== null ? fetchPayment(stripe, idOf(latest_invoice)) : null,
    isDue ? stripe.invoices.list({ subscription: id, status: 'open', limit: 100 }) : { data: [] },
    isPaused && latest_invoice !== null ? stripe.invoices.retrieve(idOf(latest_invoice)) : null,
  ])
  return {
    subscription,
    customer,
    card: method === null || typeof method === 'string' ? cardOfCustomer : cardOf(method),
    payment: payment?.status ?? null,
    isPeriodPaid: latest === null || latest.status === 'paid',
    unpaidInvoices: invoices.data.map(({ created }) => created),
    schedule: typeof schedule === 'string' ? null : schedule,
  }
}

/** The payment for an invoice; null if nothing was to be paid. */
export async function fetchPayment(
  stripe: Stripe,
  invoice: string,
): Promise<Pick<Stripe.PaymentIntent, 'id' | 'status'> | null> {
  const { payments } = await stripe.invoices.retrieve(invoice, {
    expand: ['payments.data.payment.payment_intent'],
  })
  const all = payments?.data ?? []
  const { payment } = all.find(({ is_default }) => is_default) ?? all[0] ?? {}
  const intent = payment?.payment_intent
  return intent === undefined || typeof intent === 'string' ? null : intent
}

/** Id of an object that may be expanded. */
export const idOf = (object: string | { readonly id: string }): string =>
  typeof object === 'string' ? object : object.id

/** Only the month of a card is read, and nothing of it is stored. */
function cardOf({ card }: Pick<Stripe.PaymentMethod, 'card'>): CardEnd | null {
  return card ? { exp_month: card.exp_month, exp_year: card.exp_year } : null
}
