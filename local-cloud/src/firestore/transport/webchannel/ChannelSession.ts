import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { asRpcError } from '../../../base/asRpcError.ts'
import type { Log } from '../../../base/Log.ts'
import { RPC_CODES, RpcError } from '../../../base/RpcError.ts'
import type { Stream, StreamSink } from '../../watch/Stream.ts'
import { BackChannel } from './BackChannel.ts'
import { Inbound } from './Inbound.ts'
import { Outbound } from './Outbound.ts'

export type StreamKind = 'Listen' | 'Write'

/** The client gives up after 1.5 times the interval that the handshake names. */
const KEEP_ALIVE_MS = 25_000
const DISCONNECT_TIMEOUT_MS = 60_000
/**
 * Browsers allow six connections per host for all tabs. The SDK would keep an unused Write channel open for a minute;
 * it opens a new one when necessary.
 */
const IDLE_WRITE_MS = 3_000

/** One stream of one client over WebChannel. It spans several HTTP requests. */
export class ChannelSession {
  readonly id = randomBytes(12).toString('base64url')
  readonly kind: StreamKind
  readonly #outbound = new Outbound()
  readonly #inbound = new Inbound()
  readonly #log: Log
  readonly #now: () => number
  readonly #stream: Stream
  #back: BackChannel | undefined
  #flushDue = false
  #lastSentAt: number
  #lastUsedAt: number
  #disconnectedAt: number
  #closed = false

  /**
   * @param openStream creates the stream that the session carries
   * @param now milliseconds of a monotonic clock
   */
  constructor(kind: StreamKind, openStream: (sink: StreamSink) => Stream, now: () => number, log: Log) {
    this.kind = kind
    this.#now = now
    this.#log = log
    this.#disconnectedAt = this.#lastSentAt = this.#lastUsedAt = now()
    this.#stream = openStream({
      send: (message) => this.#send([message]),
      fail: (error) => this.#sendError(error),
    })
  }

  /** Returns the first response with the session's id. It is message 0 of the session. */
  handshake(): unknown {
    const message = this.#outbound.add(['c', this.id, '', 8, 14, 30_000])
    this.#outbound.confirm(0)
    return [message]
  }

  /** @param messages JSON texts as the client sent them; the first has the number `offset` */
  receive(offset: number, messages: readonly string[]): void {
    this.#lastUsedAt = this.#now()
    for (const message of this.#inbound.accept(offset, messages)) {
      if (this.#closed) return
      try {
        this.#stream.receive(parseMessage(message))
      } catch (error) {
        this.#sendError(asRpcError(error, this.#log))
      }
    }
  }

  confirm(number: number): void {
    this.#outbound.confirm(number)
  }

  /** Response to a POST: whether a back channel is open, the last message sent on it, and the unconfirmed size. */
  status(): unknown {
    return [this.#back ? 1 : 0, this.#back?.lastSent ?? 0, this.#outbound.unconfirmed]
  }

  /** Uses a GET request as the back channel and ends the previous one. */
  attach(response: ServerResponse, longPoll: boolean, confirmed: number): void {
    this.#outbound.confirm(confirmed)
    this.#back?.end()
    const back = new BackChannel(response, longPoll, confirmed)
    this.#back = back
    response.on('close', () => {
      if (this.#back === back) this.#detach()
    })
    // An immediate message shows the client that no proxy buffers the stream.
    if (!longPoll) this.#send(['noop'])
    this.#flush()
  }

  /**
   * Sends keep-alives and detects lost clients. Call it about every second; it returns false once the session has
   * ended.
   */
  tick(): boolean {
    const now = this.#now()
    if (!this.#back) {
      if (now - this.#disconnectedAt > DISCONNECT_TIMEOUT_MS) this.close()
    } else if (this.kind === 'Write' && now - this.#lastUsedAt > IDLE_WRITE_MS) {
      this.#send(['close'])
      this.#flush()
      this.close()
    } else if (now - this.#lastSentAt > KEEP_ALIVE_MS) this.#send(['noop'])
    return !this.#closed
  }

  /** Ends the session when the client disconnected or must disconnect. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#stream.close()
    this.#back?.end()
  }

  #sendError(error: RpcError): void {
    const { status, message } = error
    this.#send([{ error: { code: RPC_CODES[status], status, message } }])
  }

  #send(payload: readonly unknown[]): void {
    if (this.#closed) return
    this.#outbound.add(payload)
    this.#lastUsedAt = payload[0] === 'noop' ? this.#lastUsedAt : this.#now()
    if (this.#flushDue) return
    this.#flushDue = true
    // Messages of one commit or request are sent in one chunk.
    queueMicrotask(() => {
      this.#flushDue = false
      this.#flush()
    })
  }

  #flush(): void {
    if (!this.#back) return
    const messages = this.#outbound.after(this.#back.lastSent)
    if (messages.length === 0) return
    this.#lastSentAt = this.#now()
    if (!this.#back.write(messages)) this.#detach()
  }

  #detach(): void {
    this.#back = undefined
    this.#disconnectedAt = this.#now()
  }
}

function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RpcError('INVALID_ARGUMENT', 'A message is not valid JSON.', { cause })
  }
}
