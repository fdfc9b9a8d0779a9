import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { RpcError } from '../../../base/RpcError.ts'
import type { FirestoreService } from '../../operations/FirestoreService.ts'
import { parseDatabaseId } from '../../paths/ResourceName.ts'
import { isOwner } from '../../schema/isOwner.ts'
import type { Exchange } from '../http/Exchange.ts'
import { readBody } from '../http/readBody.ts'
import { ChannelSession, type StreamKind } from './ChannelSession.ts'
import { chunk } from './chunk.ts'
import { parseForwardBody } from './parseForwardBody.ts'

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/
const TICK_MS = 1_000
const SESSION_HEADER = 'X-HTTP-Session-Id'

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status)
  response.end(text)
}

const ownerInBody = (): RpcError =>
  new RpcError('PERMISSION_DENIED', 'The owner is known by the HTTP header Authorization, not by the body.')

/** Serves the streams of the browser SDK by Google's WebChannel protocol, version 8, over plain HTTP requests. */
export class WebChannelServer {
  readonly #service: FirestoreService
  readonly #sessions = new Map<string, ChannelSession>()
  readonly #timer: NodeJS.Timeout

  constructor(service: FirestoreService) {
    this.#service = service
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
    this.#timer.unref()
  }

  /** Route for WebChannel requests. */
  async handle(exchange: Exchange): Promise<boolean> {
    const { request, response, url } = exchange
    const kind = PATH.exec(url.pathname)?.[1]
    if (kind !== 'Listen' && kind !== 'Write') return false
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.setHeader('Cache-Control', 'no-cache, no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    const id = url.searchParams.get('SID')
    if (id === null && request.method === 'POST') await this.#open(kind, exchange)
    else await this.#continue(id ?? '', exchange)
    return true
  }

  close(): void {
    clearInterval(this.#timer)
    for (const session of this.#sessions.values()) session.close()
    this.#sessions.clear()
  }

  async #open(kind: StreamKind, { request, response, url }: Exchange): Promise<void> {
    const query = url.searchParams
    const { headers, messages, offset } = parseForwardBody(await readBody(request), query)
    const database = parseDatabaseId(query.get('database') ?? '')
    const authorization = request.headers.authorization ?? headers.get('authorization')
    // A page of another site can send a form, but no Authorization header.
    if (isOwner(authorization) && request.headers.authorization === undefined) throw ownerInBody()
    const caller = this.#service.caller(database, authorization)
    const session = new ChannelSession(
      kind,
      (sink) => this.#service.openStream(kind, caller, sink),
      () => performance.now(),
      this.#service.log,
    )
    this.#sessions.set(session.id, session)
    if (query.has(SESSION_HEADER)) response.setHeader(SESSION_HEADER, randomBytes(9).toString('base64url'))
    sendText(response, 200, chunk(session.handshake()))
    session.receive(offset, messages)
  }

  async #continue(id: string, { request, response, url }: Exchange): Promise<void> {
    const query = url.searchParams
    const session = this.#sessions.get(id)
    if (query.get('TYPE') === 'terminate') {
      session?.close()
      this.#sessions.delete(id)
      return sendText(response, 200, '')
    }
    if (!session) return sendText(response, 400, 'Unknown SID')
    const confirmed = Number(query.get('AID') ?? 0) || 0
    if (request.method === 'GET') {
      response.flushHeaders()
      session.attach(response, query.get('CI') === '1', confirmed)
      return
    }
    const { messages, offset } = parseForwardBody(await readBody(request), query)
    // The session may have ended while the body arrived. Without an error the client would take its messages as
    // received.
    if (!this.#sessions.has(id)) return sendText(response, 400, 'Unknown SID')
    session.confirm(confirmed)
    session.receive(offset, messages)
    sendText(response, 200, chunk(session.status()))
  }

  #tick(): void {
    for (const [id, session] of this.#sessions) if (!session.tick()) this.#sessions.delete(id)
  }
}
