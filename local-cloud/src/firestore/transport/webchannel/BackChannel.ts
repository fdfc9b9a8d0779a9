import type { ServerResponse } from 'node:http'
import { chunk } from './chunk.ts'
import type { NumberedMessage } from './Outbound.ts'

/**
 * A streaming response ends after this many characters. The client confirms messages only with its next request, and
 * until then the session must store them.
 */
const MAX_STREAM_CHARACTERS = 4_000_000

/** A hanging GET request that carries a session's messages to the client. */
export class BackChannel {
  readonly #response: ServerResponse
  readonly #longPoll: boolean
  /** Number of the latest message written to it. */
  lastSent: number
  #characters = 0

  /**
   * @param longPoll end after the first messages, for clients that cannot read a stream
   * @param confirmed number of the latest message that the client has received
   */
  constructor(response: ServerResponse, longPoll: boolean, confirmed: number) {
    this.#response = response
    this.#longPoll = longPoll
    this.lastSent = confirmed
  }

  /** @returns whether it can send more; if not, it has ended */
  write(messages: readonly NumberedMessage[]): boolean {
    const text = chunk(messages)
    this.#response.write(text)
    this.lastSent = messages.at(-1)?.[0] ?? this.lastSent
    this.#characters += text.length
    if (!this.#longPoll && this.#characters < MAX_STREAM_CHARACTERS) return true
    this.end()
    return false
  }

  end(): void {
    this.#response.end()
  }
}
