import { setImmediate } from 'node:timers/promises'
import type { ModelKind, ModelReply, ModelScript } from './ModelReply.ts'

/** A fetch that a script answers, in this process. */
export function modelFetch(script: ModelScript): { fetchFrom: typeof fetch; bodies: readonly string[] } {
  const bodies: string[] = []
  const fetchFrom: typeof fetch = async (input, init) => {
    const body = String(init?.body ?? '')
    const index = bodies.push(body) - 1
    const { status, headers, ...reply } = script({ kind: kindOf(String(input)), index, body })
    return new Response(bodyOf(reply, init?.signal ?? null), { status, headers })
  }
  return { fetchFrom, bodies }
}

/** The protocol of an address. */
export const kindOf = (url: string): ModelKind => (url.endsWith('/messages') ? 'anthropic' : 'openai')

function bodyOf(
  { pieces, ending }: Pick<ModelReply, 'pieces' | 'ending'>,
  signal: AbortSignal | null,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = allOf(pieces)
  return new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    pull: async (controller) => {
      const { done, value } = await iterator.next()
      if (done !== true) controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      else if (ending === 'end') controller.close()
      else if (ending === 'break') {
        // What was sent arrives first.
        await setImmediate()
        controller.error(new TypeError('terminated'))
      } else await new Promise(() => {})
    },
  })
}

async function* allOf(pieces: ModelReply['pieces']): AsyncGenerator<string | Uint8Array> {
  yield* pieces
}
