import type { ModelScript } from '../../../functions/src/test/modelServer/ModelReply.ts'
import { saying } from '../../../functions/src/test/modelServer/modelScripts.ts'
import { wireOf } from '../../../functions/src/test/modelServer/wireOf.ts'

/** An answer that the test holds back in the middle. */
export interface HeldAnswer {
  readonly script: ModelScript
  /** Lets the rest of the answer go. */
  release(): void
}

/** @param rest null: the connection is lost instead */
export function heldAnswer(first: string, rest: string | null): HeldAnswer {
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* pieces() {
    // Without the two events that end an answer.
    yield* wireOf('openai', { text: first }).slice(0, -2)
    await promise
    if (rest !== null) yield* wireOf('openai', { text: rest })
  }
  const ending = rest === null ? 'break' : 'end'
  return { script: ({ kind }) => ({ ...saying(kind, {}), pieces: pieces(), ending }), release: resolve }
}
