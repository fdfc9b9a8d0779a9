import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import localCloudConfig from '../../../local-cloud.config.ts'
import { findViolations } from './axe.ts'
import { pressByKey, typeInto } from './keyboard.ts'
import { PORTS } from './sharedStack.ts'

const PAYMENTS_URL = `http://localhost:${PORTS.payments}`

/** Cards of the local payment provider. */
export const GOOD_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'
/** Of every card that the journeys enter. */
export const SECURITY_CODE = '8319'

/** The fields of a subscription at the provider that the journeys read. */
interface ProviderSubscription {
  readonly id: string
  readonly customer: string
  readonly status: string
  readonly created: number
  readonly cancel_at_period_end: boolean
}

const scheduleSchema = z.object({
  status: z.string(),
  current_phase: z.object({ end_date: z.number() }).nullable(),
  phases: z.array(
    z.object({ start_date: z.number(), items: z.array(z.object({ price: z.string() })).min(1) }),
  ),
})

/** Does something as the provider's owner, for example POST clock. */
export async function asProvider(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${PAYMENTS_URL}/local-cloud/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status, await response.text()).toBe(200)
}

/** The provider's clock, which journeys advance by years. */
export async function providerTime(): Promise<Date> {
  const response = await fetch(`${PAYMENTS_URL}/local-cloud/clock`, {
    headers: { authorization: 'Bearer owner' },
  })
  return new Date(z.object({ now: z.number() }).parse(await response.json()).now * 1000)
}

/** A customer's subscriptions at the provider, newest first. */
export async function subscriptionsOf(email: string): Promise<readonly ProviderSubscription[]> {
  const customers = await list('customers', { email })
  const listed = await Promise.all(
    customers.map(({ id }) => list('subscriptions', { customer: id, status: 'all' })),
  )
  return listed.flat().sort((one, other) => other.created - one.created)
}

/** The newest subscription of a customer. */
export async function subscriptionOf(email: string): Promise<ProviderSubscription> {
  const [newest] = await subscriptionsOf(email)
  if (newest === undefined) throw new Error(`${email} has no subscription.`)
  return newest
}

/** What the provider does when the paid period of a customer ends: cancels, and the price that begins then. */
export async function planAtProvider(email: string) {
  const { customer, cancel_at_period_end: isCanceled } = await subscriptionOf(email)
  const schedules = z.array(scheduleSchema).parse(await list('subscription_schedules', { customer }))
  const prices = schedules
    .filter(({ status }) => status === 'active')
    .flatMap(({ phases, current_phase }) =>
      phases.filter(({ start_date }) => start_date >= (current_phase?.end_date ?? 0)),
    )
    .map(({ items: [item] }) => item?.price ?? '')
  return { isCanceled, prices }
}

async function list(what: string, query: Readonly<Record<string, string>>): Promise<ProviderSubscription[]> {
  const response = await fetch(`${PAYMENTS_URL}/v1/${what}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${localCloudConfig.payments?.apiKey}` },
  })
  return (await response.json()).data
}

/** Waits for a page of the provider, and finds nothing wrong with it. */
export async function expectProviderPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(PAYMENTS_URL)
  expect(await findViolations(page)).toEqual([])
}

/** Enters a card by keyboard, and presses the button. */
export async function enterCard(page: Page, number: string, button: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await typeInto(page, field('Card number'), number)
  await typeInto(page, field('Expiry date'), '12 / 39')
  await typeInto(page, field('Security code'), SECURITY_CODE)
  await typeInto(page, field('Name on card'), 'Ina Ideal')
  await pressByKey(page, page.getByRole('button', { name: button, exact: true }))
}
