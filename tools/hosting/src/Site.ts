import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { LoopbackListener } from '../../../local-cloud/src/network/listenOnLoopback.ts'
import { serveHttp } from '../../../local-cloud/src/network/serveHttp.ts'
import { sendText } from './files/sendText.ts'

/** Responds to GET and HEAD of one path, which is still percent-encoded. */
export type Respond = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

/** Responds to POST, by path. */
export type Posts = Readonly<Record<string, Respond>>

/** One origin of the product, which can be stopped and started independently. */
export class Site {
  readonly id: string
  readonly #answer: RequestListener
  #port: number
  #listener: LoopbackListener | null = null

  /** @param port 0 picks a free port at the first start and reuses it */
  constructor(
    id: string,
    port: number,
    respond: Respond,
    report: (error: unknown) => void,
    posts: Posts = {},
  ) {
    this.id = id
    this.#port = port
    this.#answer = (request, response) => void answer(request, response, { respond, report, posts })
  }

  get port(): number {
    return this.#port
  }

  /** For example "http://localhost:3005". */
  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  /** @throws PortInUseError */
  async start(): Promise<void> {
    if (this.#listener) return
    this.#listener = await serveHttp(this.#port, this.#answer)
    this.#port = this.#listener.port
  }

  /** Closes open connections too. */
  async stop(): Promise<void> {
    const listener = this.#listener
    this.#listener = null
    await listener?.close()
  }
}

interface SiteParts {
  readonly respond: Respond
  readonly report: (error: unknown) => void
  readonly posts: Posts
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { respond, report, posts }: SiteParts,
): Promise<void> {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  const handle = request.method === 'POST' ? posts[path] : respond
  const isAllowed = ['GET', 'HEAD', 'POST'].includes(request.method ?? '')
  if (!isAllowed || handle === undefined) {
    response.setHeader('allow', 'GET, HEAD')
    sendText(request, response, 405, 'Only GET and HEAD are answered here.')
    return
  }
  try {
    await handle(request, response, path)
  } catch (error) {
    // The client has disconnected.
    if (response.destroyed) return
    report(error)
    if (response.headersSent) response.destroy()
    else sendText(request, response, 500, 'This could not be served. The log of the hosting says why.')
  }
}
