import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { readBody } from '../../network/readBody.ts'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import type { PaymentsServer } from '../owner/PaymentsServer.ts'
import { startPayments } from '../startPayments.ts'
import type { PaymentsConfig } from '../store/PaymentsConfig.ts'

export const CONFIG: PaymentsConfig = {
  apiKey: 'sk_test_shop',
  webhookSecret: 'whsec_shop',
  webhookPath: 'us-central1/payments',
  products: [
    {
      id: 'prod_Bicycle',
      name: 'Bicycle',
      metadata: { color: 'red' },
      prices: [
        { id: 'price_Month', amount: 5000, currency: 'eur', interval: 'month' },
        { id: 'price_Year', amount: 48_000, currency: 'eur', interval: 'year' },
      ],
    },
  ],
  promotionCodes: [{ code: 'SPRING20', percentOff: 20 }],
}

/** A webhook as it arrived. */
export interface Received {
  readonly body: string
  readonly signature: string
}

export interface PaymentsFixture {
  readonly url: string
  readonly stripe: Stripe
  readonly server: PaymentsServer
  /** What the webhook received, in order. */
  readonly received: Received[]
  readonly errors: readonly unknown[]
  /** What the webhook answers from now on. */
  answer(status: number): void
  /** The types of the events that the webhook received, each checked by its signature. */
  types(): readonly string[]
  /** Calls an endpoint of the owner. */
  owner(method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>>
  restart(): Promise<void>
  close(): Promise<void>
}

/** A payment provider and a webhook, both on free ports. */
async function startFixture(): Promise<PaymentsFixture> {
  const folder = temporaryFolder()
  const errors: unknown[] = []
  const received: Received[] = []
  let status = 200
  const webhook = createServer((request, response) => {
    void readBody(request, 1024 * 1024).then((body) => {
      received.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const start = (port: number) =>
    startPayments({
      folder: folder.path,
      port,
      config: CONFIG,
      webhookUrl: `http://127.0.0.1:${portOf(webhook)}/webhook`,
      branding: { siteName: 'Shop', heading: 'Shop', mark: { path: '', color: '#000000' } },
      now: Date.now,
      log: () => undefined,
      onError: (error) => errors.push(error),
    })
  let running = await start(0)
  const { port } = running
  const url = `http://localhost:${port}`
  const stripe = new Stripe(CONFIG.apiKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
  return {
    url,
    stripe,
    get server() {
      return running.server
    },
    received,
    errors,
    answer: (next) => {
      status = next
    },
    types: () =>
      received.map(
        ({ body, signature }) => stripe.webhooks.constructEvent(body, signature, CONFIG.webhookSecret).type,
      ),
    owner: async (method, path, body) => {
      const response = await fetch(`${url}/local-cloud/${path}`, {
        method,
        headers: { authorization: 'Bearer owner' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer = Object(await response.json())
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
      return answer
    },
    restart: async () => {
      await running.close()
      running = await start(port)
    },
    close: async () => {
      await running.close()
      await new Promise((resolve) => webhook.close(resolve))
      folder.remove()
    },
  }
}

function portOf(server: Server): number {
  const address = server.address() as AddressInfo
  return address.port
}

/** Gives each test of a file a provider of its own, whose events are delivered on request alone. */
export function paymentsFixture(): PaymentsFixture {
  let present: PaymentsFixture | undefined
  beforeEach(async () => {
    present = await startFixture()
    await present.owner('POST', 'webhooks', { mode: 'held' })
  })
  afterEach(async () => {
    const errors = present?.errors
    await present?.close()
    expect(errors).toEqual([])
  })
  const current = (): PaymentsFixture => {
    if (!present) throw new Error('No test is running.')
    return present
  }
  return {
    get url() {
      return current().url
    },
    get stripe() {
      return current().stripe
    },
    get server() {
      return current().server
    },
    get received() {
      return current().received
    },
    get errors() {
      return current().errors
    },
    answer: (status) => current().answer(status),
    types: () => current().types(),
    owner: (method, path, body) => current().owner(method, path, body),
    restart: () => current().restart(),
    close: () => current().close(),
  }
}
