import { StudioError } from '@outcome-studio/shared/domain/errors'
import { customerPath } from '@outcome-studio/shared/domain/paths'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import type { SignedIn } from '../session/Session.ts'
import { createMemoryClient } from '../testing/double/createMemoryClient.ts'
import { createMemoryDatabase } from '../testing/double/createMemoryDatabase.ts'
import { createPortalLink } from './createPortalLink.ts'
import { readCatalogue } from './readCatalogue.ts'
import { requestPlanChange } from './requestPlanChange.ts'
import { startCheckout } from './startCheckout.ts'
import { watchCheckout } from './watchCheckout.ts'
import { watchSubscriptions } from './watchSubscriptions.ts'

const ANN: SignedIn = {
  state: 'signedIn',
  uid: 'ann',
  domain: 'acme.test',
  email: 'ann@acme.test',
  claims: { toolsAdmin: false },
}
const REQUEST = {
  priceId: 'price_Yearly',
  successUrl: 'http://localhost/',
  cancelUrl: 'http://localhost/auth/plan',
}
const FIELDS = {
  price: 'price_Yearly',
  success_url: 'http://localhost/',
  cancel_url: 'http://localhost/auth/plan',
  allow_promotion_codes: true,
}
const SESSIONS = 'customers/ann/checkout_sessions'
const SESSION = `${SESSIONS}/current`
const URL = 'https://pay.test/c/1'

function open(answers: Readonly<Record<string, (input: unknown) => Promise<unknown>>> = {}) {
  const database = createMemoryDatabase()
  const connection = createMemoryClient({
    database,
    session: () => ANN,
    now: () => new Date('2026-06-01T12:00:00Z'),
    answers,
  })
  // The time is never over, however busy the machine is.
  const options = { connection, timeout: 2 ** 31 - 1 }
  /** Answers a checkout as the server would. */
  const answer = (fields: Fields) => database.write(SESSION, { ...database.read(SESSION), ...fields })
  const stored = async () => {
    for (;;) {
      const found = database.list(SESSIONS)
      if (found.length > 0) return found
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { database, connection, options, answer, stored }
}

const until = async (isReached: () => boolean) => {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve))
}

describe('a checkout', () => {
  test('is created with exactly the four fields, and leads to the page of the answer', async () => {
    const { options, answer, stored } = open()
    const started = startCheckout(REQUEST, options)
    expect(await stored()).toEqual([{ id: 'current', fields: FIELDS }])
    answer({ created: 1, client: 'web' })
    answer({ url: URL })
    expect(await started).toEqual({ uid: 'ann', sessionId: 'current', url: URL })
  })

  test('is created once by a double click, and again afterwards', async () => {
    const { options, database, answer, stored } = open()
    const both = [startCheckout(REQUEST, options), startCheckout(REQUEST, options)]
    await stored()
    answer({ url: URL })
    const [first, second] = await Promise.all(both)
    expect(first).toBe(second)
    expect(await stored()).toHaveLength(1)

    const again = startCheckout(REQUEST, options)
    await until(() => !('url' in (database.read(SESSION) ?? {})))
    expect(database.list(SESSIONS)).toEqual([{ id: 'current', fields: FIELDS }])
    answer({ url: `${URL}/2`, sessionId: 'cs_2' })
    expect((await again).url).toBe(`${URL}/2`)
  })

  test('ignores the answer to the request before', async () => {
    const { options, connection, database, answer } = open()
    const old = { ...FIELDS, url: URL, sessionId: 'cs_1' }
    database.write(SESSION, old)
    // A listener of the page still has the old document when the request is stored.
    const documents = await connection.source.documents()
    const stale = {
      ...documents,
      watchOne: (...[path, onFields, onError]: Parameters<typeof documents.watchOne>) => {
        onFields(old)
        return documents.watchOne(path, onFields, onError)
      },
    }
    const source = { ...connection.source, documents: async () => stale }
    const started = startCheckout(REQUEST, { ...options, connection: { source } })
    await until(() => !('url' in (database.read(SESSION) ?? {})))
    answer({ url: `${URL}/2`, sessionId: 'cs_2' })
    expect((await started).url).toBe(`${URL}/2`)
  })

  test.each([
    ['You already have an active membership.', 'cen/already-subscribed'],
    ['This plan is not offered at the moment. Please choose another one.', 'cen/plan-not-offered'],
    ['No such price: price_x', 'cen/internal-error'],
  ])('is refused by the server with %j', async (message, code) => {
    const { options, answer, stored } = open()
    const started = startCheckout(REQUEST, options)
    await stored()
    answer({ error: { message } })
    await expect(started).rejects.toMatchObject({ code })
  })

  test.each([[{}], [{ url: 'javascript:alert(1)' }]])('fails in time after the answer %j', async (fields) => {
    const { options, answer, stored } = open()
    const started = startCheckout(REQUEST, { ...options, timeout: 20 })
    await stored()
    answer(fields)
    await expect(started).rejects.toMatchObject({ code: 'cen/payment-unavailable' })
  })

  test('is refused to a member who is active', async () => {
    const { options, database } = open()
    database.write(customerPath('ann'), { hasActiveSubscription: true })
    await expect(startCheckout(REQUEST, options)).rejects.toMatchObject({
      code: 'cen/already-subscribed',
      message: 'You already have an active membership.',
    })
    expect(database.list(SESSIONS)).toEqual([])
  })

  test('offline says so, and can be started again', async () => {
    const { options, connection, answer, stored } = open()
    const offline = {
      ...connection,
      source: {
        ...connection.source,
        renewToken: async () => {
          throw Object.assign(new Error('No network.'), { code: 'auth/network-request-failed' })
        },
      },
    }
    await expect(startCheckout(REQUEST, { ...options, connection: offline })).rejects.toMatchObject({
      code: 'cen/offline',
    })
    const started = startCheckout(REQUEST, options)
    await stored()
    answer({ url: URL })
    expect((await started).url).toBe(URL)
  })

  test('can be followed until its end', async () => {
    const { database, connection } = open()
    database.write(`${SESSIONS}/one`, { ...FIELDS, status: 'open' })
    const seen: unknown[] = []
    const ended = new Promise<void>((resolve, reject) => {
      const release = watchCheckout(
        'one',
        (session) => {
          seen.push(session?.status)
          if (session?.status !== 'complete') database.write(`${SESSIONS}/one`, { status: 'complete' })
          else {
            release()
            resolve()
          }
        },
        reject,
        connection,
      )
    })
    await ended
    expect(seen).toEqual(['open', 'complete'])
  })
})

test('the catalogue has the active prices of active products', async () => {
  const { database, connection } = open()
  const price = { active: true, plan: 'yearly', unit_amount: 59_900, currency: 'usd', interval: 'year' }
  database.write('products/old', { active: false })
  database.write('products/old/prices/price_Old', price)
  database.write('products/prod', { active: true })
  database.write('products/prod/prices/price_Yearly', price)
  database.write('products/prod/prices/price_Before', { ...price, active: false })
  database.write('products/prod/prices/price_Other', { ...price, plan: null })
  expect(await readCatalogue(connection)).toEqual([
    {
      productId: 'prod',
      priceId: 'price_Yearly',
      plan: 'yearly',
      amount: 59_900,
      currency: 'usd',
      interval: 'year',
    },
  ])
})

test('an empty catalogue is no failure', async () => {
  expect(await readCatalogue(open().connection)).toEqual([])
})

test('all subscriptions are followed, but those of an unknown status', async () => {
  const { database, connection } = open()
  const subscriptions = 'customers/ann/subscriptions'
  database.write(`${subscriptions}/old`, { status: 'canceled' })
  database.write(`${subscriptions}/odd`, { status: 'golden' })
  const seen: string[][] = []
  await new Promise<void>((resolve, reject) => {
    const release = watchSubscriptions(
      (records) => {
        seen.push(records.map(({ status }) => status))
        if (seen.length === 1) database.write(`${subscriptions}/new`, { status: 'active' })
        else {
          release()
          resolve()
        }
      },
      reject,
      connection,
    )
  })
  expect(seen).toEqual([['canceled'], ['active', 'canceled']])
})

describe('the portal', () => {
  const NAME = 'ext-firestore-stripe-payments-createPortalLink'
  const RETURN = 'http://localhost/auth/plan'

  test.each([
    [null, { returnUrl: RETURN, customerId: 'cus_1' }],
    [
      'payment_method_update',
      { returnUrl: RETURN, customerId: 'cus_1', flow_data: { type: 'payment_method_update' } },
    ],
  ] as const)('opens at %s', async (flow, sent) => {
    const call = jest.fn(async () => ({ url: 'https://pay.test/p/1' }))
    const { database, connection } = open({ [NAME]: call })
    database.write(customerPath('ann'), { stripeId: 'cus_1' })
    expect(await createPortalLink({ returnUrl: RETURN, flow }, connection)).toBe('https://pay.test/p/1')
    expect(call).toHaveBeenCalledWith(sent)
  })

  test.each([null, {}, { stripeId: '' }])('is refused to the customer %j', async (customer) => {
    const { database, connection } = open()
    if (customer) database.write(customerPath('ann'), customer)
    await expect(createPortalLink({ returnUrl: RETURN, flow: null }, connection)).rejects.toMatchObject({
      code: 'cen/no-subscription',
    })
  })
})

test('a plan change sends the new plan, and fails as the server says', async () => {
  const call = jest.fn(async () => null)
  const { connection } = open({ requestPlanChange: call })
  await requestPlanChange({ newPlan: 'yearly', isStudent: false }, connection)
  expect(call).toHaveBeenCalledWith({ newPlan: 'yearly' })
  await requestPlanChange({ newPlan: 'studentMonthly', isStudent: true }, connection)
  expect(call).toHaveBeenCalledWith({ newPlan: 'studentMonthly', confirmsStudent: true })
  await requestPlanChange({ newPlan: 'groupYearly', isStudent: false, seats: 3 }, connection)
  expect(call).toHaveBeenCalledWith({ newPlan: 'groupYearly', seats: 3 })
  call.mockRejectedValue(new StudioError('cen/no-subscription'))
  const request = { newPlan: 'yearly', isStudent: false } as const
  await expect(requestPlanChange(request, connection)).rejects.toMatchObject({ code: 'cen/no-subscription' })
})
