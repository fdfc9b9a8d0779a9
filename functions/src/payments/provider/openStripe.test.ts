import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { idempotencyKey, openStripe } from './openStripe.ts'
import { toPaymentError } from './toPaymentError.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A provider that answers as given. @returns how it is reached */
async function provider(answer: RequestListener): Promise<{ apiKey: string; origin: string }> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { apiKey: 'sk_test', origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const refusing =
  (status: number, error: object): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
const failure = async (milliseconds: number, settings: { apiKey: string; origin: string }) =>
  toPaymentError(
    'test',
    await openStripe(milliseconds, settings)
      .customers.retrieve('cus_1')
      .catch((error: unknown) => error),
  )

test.each([
  [402, { type: 'card_error', code: 'card_declined' }, 'cen/payment-declined'],
  [409, { type: 'invalid_request_error', code: 'lock_timeout' }, 'cen/payment-unavailable'],
  [429, { type: 'invalid_request_error', code: 'rate_limit' }, 'cen/payment-unavailable'],
  [500, { type: 'api_error' }, 'cen/payment-unavailable'],
  [503, { type: 'api_error' }, 'cen/payment-unavailable'],
  [400, { type: 'invalid_request_error', code: 'parameter_unknown' }, 'cen/internal-error'],
  [401, { type: 'invalid_request_error' }, 'cen/internal-error'],
  [403, { type: 'invalid_request_error' }, 'cen/internal-error'],
])('the answer %i becomes an error of the product', async (status, error, code) => {
  expect(await failure(30_000, await provider(refusing(status, error)))).toMatchObject({ code })
})

test('a provider that does not answer is given up in time', async () => {
  const settings = await provider(() => undefined)
  expect(await failure(200, settings)).toMatchObject({ code: 'cen/payment-unavailable' })
})

test('a provider that cannot be reached is no charge', async () => {
  expect(await failure(30_000, { apiKey: 'sk_test', origin: 'http://127.0.0.1:1' })).toMatchObject({
    code: 'cen/payment-unavailable',
    message: 'The payment provider could not be reached. Nothing was charged. Please try again.',
  })
})

test('no request is sent after the time is used up', async () => {
  let requests = 0
  const settings = await provider((_request, response) => {
    requests += 1
    response.end('{}')
  })
  expect(await failure(0, settings)).toMatchObject({ code: 'cen/payment-unavailable' })
  expect(requests).toBe(0)
})

test('a repeated request has the same key, so that the provider carries it out once', async () => {
  const keys: unknown[] = []
  const settings = await provider(({ headers }, response) => {
    keys.push(headers['idempotency-key'])
    if (keys.length < 3) response.destroy()
    else response.end(JSON.stringify({ id: 'cus_1', object: 'customer' }))
  })
  const options = { idempotencyKey: idempotencyKey('customer', 'ann') }
  await openStripe(30_000, settings).customers.create({}, options)
  expect(keys).toEqual([options.idempotencyKey, options.idempotencyKey, options.idempotencyKey])
})

test('keys differ by their parts and by where one ends', () => {
  const keys = [['a', 'b'], ['ab'], ['b', 'a'], ['a', 'b', '']].map((parts) => idempotencyKey(...parts))
  expect(new Set(keys).size).toBe(4)
})
