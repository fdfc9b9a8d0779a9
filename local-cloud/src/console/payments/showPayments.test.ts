import { startMail } from '../../mail/startMail.ts'
import type { LoopbackListener } from '../../network/listenOnLoopback.ts'
import { DAY_SECONDS } from '../../payments/billing/calendar.ts'
import { paymentsFixture } from '../../payments/test/paymentsServer.ts'
import { subscribe } from '../../payments/test/subscribe.ts'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import { startConsole } from '../startConsole.ts'

const shop = paymentsFixture()

let folder: ReturnType<typeof temporaryFolder>
let mail: ReturnType<typeof startMail>
let console: LoopbackListener

beforeEach(async () => {
  folder = temporaryFolder()
  mail = startMail(folder.path, Date.now)
  console = await startConsole({
    port: 0,
    mails: mail.store,
    payments: shop.server,
    branding: { siteName: 'Shop', heading: 'Shop', mark: { path: '', color: '#000000' } },
    shellOrigin: 'http://localhost:3000',
    now: Date.now,
    onError: (error) => {
      throw error
    },
  })
})
afterEach(async () => {
  await console.close()
  mail.close()
  folder.remove()
})

const page = async () => (await fetch(`http://localhost:${console.port}/payments`)).text()
const press = async (action: string, fields: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`http://localhost:${console.port}/payments/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return response.status
}

test('shows customers with their subscriptions, and events', async () => {
  expect(await page()).toContain('No customer yet.')
  const { customer, subscription } = await subscribe(shop)
  const text = await page()
  for (const part of ['ann@acme.test', customer, subscription.id, 'active: price_Month', 'invoice.paid']) {
    expect(text).toContain(part)
  }
})

test('its buttons fail a payment, expire a card, advance the clock, refund and cancel', async () => {
  const { customer, subscription } = await subscribe(shop)
  const current = () => shop.stripe.subscriptions.retrieve(subscription.id)
  // A fixed number of days would be longer than a month and the next attempt in February.
  const renew = async () => {
    const { current_period_end: end = 0 } = (await current()).items.data[0] ?? {}
    const { now } = Object(await shop.owner('GET', 'clock'))
    return press('clock', { days: String((end - now) / DAY_SECONDS) })
  }
  const [invoice] = (await shop.stripe.invoices.list({ customer })).data
  expect(await press('refund', { invoice: invoice?.id ?? '' })).toBe(303)
  expect(await press('refund', { invoice: invoice?.id ?? '' })).toBe(404)
  expect(await press('fail', { customer, kind: 'card_declined' })).toBe(303)
  expect(await renew()).toBe(303)
  expect(await current()).toMatchObject({ status: 'past_due' })
  await press('clock', { days: '4' })
  expect(await current()).toMatchObject({ status: 'active' })
  await press('expire-card', { customer })
  await renew()
  expect(await current()).toMatchObject({ status: 'past_due' })
  await press('cancel', { subscription: subscription.id })
  expect(await current()).toMatchObject({ status: 'canceled' })
})

test('its buttons pause payments in each way and resume them', async () => {
  const { subscription } = await subscribe(shop)
  const pause = (behavior: string) => press('pause', { subscription: subscription.id, behavior })
  for (const behavior of ['keep_as_draft', 'mark_uncollectible', 'void']) {
    expect(await page()).toContain(`Pause payments (${behavior})`)
    expect(await pause(behavior)).toBe(303)
    expect(await page()).toContain(`payments paused (${behavior})`)
    expect(await page()).toContain('Resume payments')
    await pause('')
    expect(await page()).not.toContain('payments paused')
  }
})

test('its buttons deliver events again, and in other ways', async () => {
  await shop.stripe.customers.create({})
  await press('deliver')
  const [event] = (await shop.stripe.events.list()).data
  await press('send', { event: event?.id ?? '' })
  expect(shop.types()).toEqual(['customer.created', 'customer.created'])
  await press('webhooks', { mode: 'dropped' })
  await shop.stripe.customers.create({})
  await press('deliver')
  expect(shop.received).toHaveLength(2)
  expect(await page()).toContain('dropped')
})
