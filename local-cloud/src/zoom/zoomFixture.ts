import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from '../network/readBody.ts'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import type { ZoomServer } from './owner/ZoomServer.ts'
import { startZoom } from './startZoom.ts'
import type { ZoomConfig } from './store/ZoomConfig.ts'

export const CONFIG: ZoomConfig = {
  accountId: 'account',
  clientId: 'client',
  clientSecret: 'secret',
  webhookSecret: 'webhook',
  webhookPath: 'us-central1/zoom',
  hosts: [
    { id: 'host1', email: 'host@shop.test', name: 'Host' },
    { id: 'host2', email: 'second@shop.test', name: 'Second' },
  ],
}

/** No connection outlives its request, so that a restart breaks none. */
const CLOSE = { connection: 'close' } as const

/** A webhook as it arrived. */
interface Received {
  readonly body: string
  readonly signature: string
  readonly timestamp: string
}

/** An answer as it arrived. */
interface Answer {
  readonly status: number
  readonly headers: Headers
  /** undefined for an empty one. */
  readonly body: unknown
}

export interface ZoomFixture {
  readonly url: string
  readonly server: ZoomServer
  /** What the webhook received, in order. */
  readonly received: Received[]
  /** What the webhook answers from now on. */
  answer(status: number, body?: (received: string) => object): void
  /** Advances the clock of the conferences. */
  advance(milliseconds: number): void
  now(): number
  /** Gets a new token for the API. */
  renewToken(): Promise<void>
  /** Calls the API with a token. */
  api(method: string, path: string, body?: object): Promise<Answer>
  /** Calls an endpoint of the owner, and throws unless it answers with 200. */
  owner(method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>>
  restart(): Promise<void>
  close(): Promise<readonly unknown[]>
}

/** Video conferences and a webhook, both on free ports. */
async function startFixture(): Promise<ZoomFixture> {
  const folder = temporaryFolder()
  const errors: unknown[] = []
  const received: Received[] = []
  let answered: { readonly status: number; readonly body: (text: string) => object } = {
    status: 200,
    body: () => ({}),
  }
  let ahead = 0
  let token = ''
  const now = () => Date.now() + ahead
  const webhook = createServer((request, response) => {
    void readBody(request, 1024 * 1024).then((body) => {
      const { 'x-zm-signature': signature, 'x-zm-request-timestamp': timestamp } = request.headers
      received.push({ body, signature: String(signature), timestamp: String(timestamp) })
      response.writeHead(answered.status).end(JSON.stringify(answered.body(body)))
    })
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  const start = (port: number) =>
    startZoom({
      folder: folder.path,
      port,
      config: CONFIG,
      webhookUrl: `http://127.0.0.1:${portOf(webhook)}/webhook`,
      branding: { siteName: 'Shop', heading: 'Shop', mark: { path: '', color: '#000000' } },
      now,
      log: () => undefined,
      onError: (error) => errors.push(error),
    })
  let running = await start(0)
  const { port } = running
  const url = `http://localhost:${port}`
  const api: ZoomFixture['api'] = async (method, path, body) => {
    if (token === '') token = await newToken(url)
    const response = await fetch(`${url}/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...CLOSE },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }
  return {
    url,
    get server() {
      return running.server
    },
    received,
    answer: (status, body = () => ({})) => {
      answered = { status, body }
    },
    advance: (milliseconds) => {
      ahead += milliseconds
    },
    now,
    renewToken: async () => {
      token = await newToken(url)
    },
    api,
    owner: async (method, path, body) => {
      const response = await fetch(`${url}/local-cloud/${path}`, {
        method,
        headers: { authorization: 'Bearer owner', ...CLOSE },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer = Object(await response.json())
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
      return answer
    },
    restart: async () => {
      await running.close()
      token = ''
      running = await start(port)
    },
    close: async () => {
      await running.close()
      await new Promise((resolve) => webhook.close(resolve))
      folder.remove()
      return errors
    },
  }
}

async function newToken(url: string): Promise<string> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${CONFIG.clientId}:${CONFIG.clientSecret}`)}`, ...CLOSE },
    body: new URLSearchParams({ grant_type: 'account_credentials', account_id: CONFIG.accountId }),
  })
  return String(Object(await response.json()).access_token)
}

function portOf(server: Server): number {
  const address = server.address() as AddressInfo
  return address.port
}

/** Gives each test of a file conferences of its own, whose webhooks are delivered on request alone. */
export function zoomFixture(): { readonly zoom: ZoomFixture } {
  let present: ZoomFixture | undefined
  beforeEach(async () => {
    present = await startFixture()
    await present.owner('POST', 'webhooks', { mode: 'held' })
  })
  afterEach(async () => {
    expect(await present?.close()).toEqual([])
  })
  return {
    get zoom() {
      if (!present) throw new Error('No test is running.')
      return present
    },
  }
}
