import { setTimeout as wait } from 'node:timers/promises'
import type { ModelScript } from '../../../../functions/src/test/modelServer/ModelReply.ts'
import { saying } from '../../../../functions/src/test/modelServer/modelScripts.ts'
import { wireOf } from '../../../../functions/src/test/modelServer/wireOf.ts'

const PER_PARAGRAPH = 20

/** Numbered words in paragraphs of twenty, each with a phrase in bold. Token n contains "wn". */
export function tokensOfBench(count: number): readonly string[] {
  return Array.from({ length: count }, (_none, at) => {
    const place = at % PER_PARAGRAPH
    const word = `${place === 0 ? '**' : ''}w${at}${place === 3 ? '**' : ''}`
    return word + (place === PER_PARAGRAPH - 1 ? '\n\n' : ' ')
  })
}

/** Text of so many paragraphs. */
export const paragraphsOfBench = (count: number): string => tokensOfBench(count * PER_PARAGRAPH).join('')

/** Yields values at a fixed pace, which a late one does not slow down. @param pause milliseconds */
export async function* atPace<Value>(values: Iterable<Value>, pause: number): AsyncGenerator<Value> {
  const started = performance.now()
  let sent = 0
  for (const value of values) {
    const left = started + sent * pause - performance.now()
    if (left > 0) await wait(left)
    sent += 1
    yield value
  }
}

/** A model that answers token by token. @param onEnd called after the last token */
export function tokenScript(tokens: readonly string[], pause: number, onEnd: () => void): ModelScript {
  return ({ kind }) => ({ ...saying(kind, {}), pieces: events(tokens, pause, onEnd) })
}

/** In the protocol of OpenAI, which the stack's model is set to. */
async function* events(tokens: readonly string[], pause: number, onEnd: () => void): AsyncGenerator<string> {
  const [start = '', ...end] = wireOf('openai', {})
  yield start
  for await (const token of atPace(tokens, pause)) yield wireOf('openai', { text: token })[1] ?? ''
  onEnd()
  yield* end
}
