import { z } from 'zod'
import { asRpcError } from '../../base/asRpcError.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import type { Caller } from '../watch/OpenDatabase.ts'
import type { Stream, StreamSink } from '../watch/Stream.ts'
import { commitWrites } from './commitWrites.ts'

const requestSchema = z.object({ writes: z.array(z.unknown()).default([]) })

/** Server side of a Write call: a handshake, then one commit per message. */
export class WriteStream implements Stream {
  readonly #caller: Caller
  readonly #sink: StreamSink
  #messages = 0

  constructor(caller: Caller, sink: StreamSink) {
    this.#caller = caller
    this.#sink = sink
  }

  receive(message: unknown): void {
    try {
      const { writes } = parseRequest(requestSchema, message)
      const isGreeting = this.#messages++ === 0
      // The protocol requires a token in every response. Streams are never resumed, so the token is never read.
      const streamToken = Buffer.from(String(this.#messages)).toString('base64')
      if (isGreeting && writes.length === 0) this.#sink.send({ streamId: '1', streamToken })
      else this.#sink.send({ streamToken, ...commitWrites(this.#caller, writes) })
    } catch (error) {
      this.#sink.fail(asRpcError(error, this.#caller.log))
    }
  }

  close(): void {}
}
