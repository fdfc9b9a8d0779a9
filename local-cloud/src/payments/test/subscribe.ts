import type Stripe from 'stripe'
import type { PaymentsFixture } from './paymentsServer.ts'
import { visit } from './visit.ts'

const YEAR_MS = 365 * 86_400_000

/** A good card; a test changes its number. */
export const CARD = {
  number: '4242 4242 4242 4242',
  expiry: `12 / ${String(new Date(Date.now() + 3 * YEAR_MS).getUTCFullYear()).slice(2)}`,
  code: '123',
  name: 'Ann Lee',
}

/** A customer with an open checkout for the yearly price. */
export async function openCheckout(
  { stripe }: Pick<PaymentsFixture, 'stripe'>,
  change: Stripe.Checkout.SessionCreateParams = {},
  clock?: string,
): Promise<{ readonly customer: string; readonly id: string; readonly url: string }> {
  const customer = await stripe.customers.create({
    email: 'ann@acme.test',
    ...(clock === undefined ? {} : { test_clock: clock }),
  })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_Year', quantity: 1 }],
    success_url: 'http://localhost:3000/?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/plan',
    allow_promotion_codes: true,
    ...change,
  })
  return { customer: customer.id, id: session.id, url: session.url ?? '' }
}

/** A customer who has paid, with the subscription. */
export async function subscribe(
  shop: Pick<PaymentsFixture, 'stripe'>,
  {
    number = CARD.number,
    clock,
    price = 'price_Month',
  }: {
    readonly number?: string
    readonly clock?: string
    readonly price?: string
  } = {},
): Promise<{ readonly customer: string; readonly subscription: Stripe.Subscription }> {
  const { customer, url } = await openCheckout(shop, { line_items: [{ price, quantity: 1 }] }, clock)
  const paid = await visit(url, { ...CARD, number })
  if (paid.status !== 303) throw new Error(`The checkout was not paid: ${paid.text}`)
  const [subscription] = (await shop.stripe.subscriptions.list({ customer })).data
  if (!subscription) throw new Error('There is no subscription.')
  return { customer, subscription }
}
