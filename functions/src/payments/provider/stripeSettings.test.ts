import { plansByPrice, priceOf, readStripeSettings, webhookSecrets } from './stripeSettings.ts'

const NAMES = [
  'STRIPE_API_KEY',
  'STRIPE_API_ORIGIN',
  'STRIPE_WEBHOOK_SECRET',
  'PRICE_YEARLY',
  'PRICE_MONTHLY',
] as const
const before = { ...process.env }

afterEach(() => {
  for (const name of NAMES) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
})

test.each(['https://api.stripe.com', 'http://localhost:9300', 'http://127.0.0.1:9300'])(
  '%s is a usable origin',
  (origin) => {
    Object.assign(process.env, { STRIPE_API_KEY: 'sk_1', STRIPE_API_ORIGIN: origin })
    expect(readStripeSettings()).toEqual({ apiKey: 'sk_1', origin })
  },
)

test.each(['http://api.stripe.com', 'ftp://localhost', 'https://api.stripe.com/v1', 'nonsense'])(
  '%s is none, and the message names the parameter alone',
  (origin) => {
    Object.assign(process.env, { STRIPE_API_KEY: 'sk_secret', STRIPE_API_ORIGIN: origin })
    expect(readStripeSettings).toThrow('Payments cannot be used. Not usable: STRIPE_API_ORIGIN.')
  },
)

test('without a key payments cannot be used', () => {
  Object.assign(process.env, { STRIPE_API_KEY: '', STRIPE_API_ORIGIN: 'https://api.stripe.com' })
  expect(readStripeSettings).toThrow('Not usable: STRIPE_API_KEY.')
})

test('several secrets may sign webhooks while they are rotated', () => {
  process.env.STRIPE_WEBHOOK_SECRET = 'whsec_new, whsec_old,'
  expect(webhookSecrets()).toEqual(['whsec_new', 'whsec_old'])
  process.env.STRIPE_WEBHOOK_SECRET = ''
  expect(webhookSecrets()).toEqual([])
})

test('a plan without a price is not sold', () => {
  Object.assign(process.env, { PRICE_YEARLY: 'price_1', PRICE_MONTHLY: '' })
  expect([priceOf('yearly'), priceOf('monthly')]).toEqual(['price_1', null])
  expect([...plansByPrice()]).toEqual([['price_1', 'yearly']])
})
