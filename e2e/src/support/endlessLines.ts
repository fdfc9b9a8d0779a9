import { setTimeout as wait } from 'node:timers/promises'
import type { ModelScript } from '../../../functions/src/test/modelServer/ModelReply.ts'
import { saying } from '../../../functions/src/test/modelServer/modelScripts.ts'
import { wireOf } from '../../../functions/src/test/modelServer/wireOf.ts'

const LINE = '- It takes long to find a seat.\n'
/** Between two lines, so that a reader sees them arrive. */
const PAUSE = 20

/** Lines without end. `ended` resolves when the server asks for no more. */
export function endlessLines(): { script: ModelScript; ended: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* pieces() {
    try {
      const [start = '', line = ''] = wireOf('openai', { text: LINE })
      yield start
      for (;;) {
        yield line
        await wait(PAUSE)
      }
    } finally {
      resolve()
    }
  }
  return { script: ({ kind }) => ({ ...saying(kind, {}), pieces: pieces() }), ended: promise }
}
