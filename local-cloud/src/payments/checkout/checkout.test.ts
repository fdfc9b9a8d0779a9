import { paymentsFixture } from '../test/paymentsServer.ts'
import { CARD, openCheckout } from '../test/subscribe.ts'
import { visit } from '../test/visit.ts'

const shop = paymentsFixture()

const subscriptionsOf = async (customer: string) =>
  (await shop.stripe.subscriptions.list({ customer, status: 'all' })).data

test('a good card pays, and the events tell it in order', async () => {
  const { customer, id, url } = await openCheckout(shop)
  const page = await visit(url)
  expect(page.text).toContain('€480.00 each year, until you cancel. Total per year €480.00 Due today €480.00')
  expect(page.text).not.toContain('Price each')
  expect(await visit(url, CARD)).toMatchObject({
    status: 303,
    location: `http://localhost:3000/?session=${id}`,
  })
  const session = await shop.stripe.checkout.sessions.retrieve(id, {
    expand: ['subscription.latest_invoice.payments', 'subscription.default_payment_method'],
  })
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: {
      status: 'active',
      customer,
      default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      items: { data: [{ price: { id: 'price_Year' }, quantity: 1 }] },
      latest_invoice: { status: 'paid', amount_paid: 48_000, payments: { data: [{ status: 'paid' }] } },
    },
  })
  await shop.owner('POST', 'deliver')
  expect(shop.types()).toEqual([
    'customer.created',
    'payment_method.attached',
    'invoice.created',
    'customer.subscription.created',
    'invoice.finalized',
    'customer.subscription.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ])
})

test('a checkout is paid once, however often its form is sent', async () => {
  const { customer, url } = await openCheckout(shop)
  const pages = await Promise.all([visit(url, CARD), visit(url, CARD), visit(url, CARD)])
  expect(pages.map(({ status }) => status).toSorted()).toEqual([303, 409, 409])
  expect(await subscriptionsOf(customer)).toHaveLength(1)
  expect((await visit(url)).text).toContain('Nothing was charged again')
})

test('a declined card starts nothing, and another one can be tried', async () => {
  const { customer, url } = await openCheckout(shop)
  const declined = await visit(url, { ...CARD, number: '4000 0000 0000 0002' })
  expect(declined).toMatchObject({ status: 402, text: expect.stringContaining('Your card was declined.') })
  expect(await subscriptionsOf(customer)).toEqual([])
  expect((await visit(url, CARD)).status).toBe(303)
  expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'active' }])
})

test('a card that needs confirmation is charged after it alone', async () => {
  const { customer, url } = await openCheckout(shop)
  const asked = await visit(url, { ...CARD, number: '4000002500003155' })
  const bank = new URL(asked.location ?? '', url)
  const card = bank.searchParams.get('card') ?? ''
  expect((await visit(bank.href)).text).toContain('Confirm payment')
  expect((await visit(bank.href, { card, decision: 'refuse' })).status).toBe(402)
  expect(await subscriptionsOf(customer)).toEqual([])
  // The refused card is forgotten.
  expect((await visit(bank.href, { card, decision: 'confirm' })).status).toBe(400)
  const again = new URL((await visit(url, { ...CARD, number: '4000002500003155' })).location ?? '', url)
  const confirmed = await visit(again.href, {
    card: again.searchParams.get('card') ?? '',
    decision: 'confirm',
  })
  expect(confirmed.status).toBe(303)
  expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'active' }])
})

test('a promotion code lowers the first payment', async () => {
  const { customer, url } = await openCheckout(shop)
  expect((await visit(`${url}/choices`, { promotion: 'WINTER' })).text).toContain('This code is invalid.')
  expect((await visit(url, { ...CARD, promotion: 'WINTER' })).text).toContain('This code is invalid.')
  // Enter in its field, before the card is typed.
  expect((await visit(url, { promotion: ' spring20 ', number: '' })).status).toBe(303)
  expect((await visit(url)).text).toContain('Due today €384.00')
  await visit(url, CARD)
  const { data } = await shop.stripe.invoices.list({ customer, expand: ['data.discounts'] })
  expect(data).toMatchObject([
    {
      subtotal: 48_000,
      total: 38_400,
      amount_paid: 38_400,
      discounts: [{ promotion_code: 'promo_SPRING20' }],
    },
  ])
})

test('a promotion code counts although only the payment was sent', async () => {
  const { customer, url } = await openCheckout(shop)
  await visit(url, { ...CARD, promotion: 'SPRING20' })
  expect((await shop.stripe.invoices.list({ customer })).data).toMatchObject([{ amount_paid: 38_400 }])
})

test('a quantity is chosen within its limits', async () => {
  const { customer, url } = await openCheckout(shop, {
    line_items: [
      { price: 'price_Year', quantity: 3, adjustable_quantity: { enabled: true, minimum: 2, maximum: 9 } },
    ],
  })
  for (const quantity of ['1', '10', 'two']) {
    expect((await visit(`${url}/choices`, { quantity })).text).toContain('from 2 to 9')
  }
  await visit(`${url}/choices`, { quantity: '4' })
  const { text } = await visit(url)
  expect(text).toContain('€1,920.00 each year for 4 seats, until you cancel.')
  expect(text).toContain(
    'Seats 4 Price per seat, per year €480.00 Total per year €1,920.00 Due today €1,920.00',
  )
  await visit(url, { ...CARD, quantity: '4' })
  expect(await subscriptionsOf(customer)).toMatchObject([{ items: { data: [{ quantity: 4 }] } }])
})

test('a fixed quantity is not called seats', async () => {
  const { url } = await openCheckout(shop, { line_items: [{ price: 'price_Year', quantity: 3 }] })
  expect((await visit(url)).text).toContain('Quantity 3 Price each, per year €480.00')
})

test.each([
  [{ number: '' }, 'Enter the card number.'],
  [{ number: '1234' }, 'Your card number is invalid.'],
  [{ number: '5555 5555 5555 4444' }, 'never a real card'],
  [{ expiry: '13 / 40' }, 'Enter the expiry date'],
  [{ expiry: '12 / 20' }, 'in the past'],
  [{ code: '12' }, 'security code'],
  [{ name: ' ' }, 'Enter the name on the card.'],
])('a form with %j is not accepted, and not repeated', async (change, problem) => {
  const { customer, url } = await openCheckout(shop)
  const page = await visit(url, { ...CARD, ...change })
  expect(page).toMatchObject({ status: 400, text: expect.stringContaining(problem) })
  expect(await subscriptionsOf(customer)).toEqual([])
})

test('only the number has to be typed, and it is never sent back', async () => {
  const { url } = await openCheckout(shop)
  const markup = async (form?: Readonly<Record<string, string>>) => {
    const response = await fetch(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {})
    return response.text()
  }
  const filled = [...(await markup()).matchAll(/name="(\w+)" type="text" value="([^"]+)"/g)]
  const form = Object.fromEntries(filled.map(([, name = '', value = '']) => [name, value]))
  expect(Object.keys(form)).toEqual(['expiry', 'code', 'name'])
  const refused = await markup({ ...form, number: '4000000000000002', code: '987', name: 'Bob' })
  expect(refused).toContain('value="Bob"')
  expect(refused).not.toMatch(/value="(40{14}2|987)"/)
  expect((await visit(url, { ...form, number: CARD.number })).status).toBe(303)
})

test('a page of another origin pays nothing', async () => {
  const { customer, url } = await openCheckout(shop)
  expect((await visit(url, CARD, { origin: 'http://localhost:1' })).status).toBe(403)
  expect(await subscriptionsOf(customer)).toEqual([])
})

test('nothing of a card’s number is in what the provider says or stores', async () => {
  const { customer, url } = await openCheckout(shop)
  await visit(url, CARD)
  const { data } = await shop.stripe.events.list({ limit: 100 })
  const methods = await shop.stripe.customers.listPaymentMethods(customer)
  expect(methods.data).toHaveLength(1)
  expect(JSON.stringify([data, methods])).not.toMatch(/4242 ?4242 ?4242/)
})
