import { setTimeout as wait } from 'node:timers/promises'
import type { ModelScript } from '../../../functions/src/test/modelServer/ModelReply.ts'
import { saying } from '../../../functions/src/test/modelServer/modelScripts.ts'
import { wireOf } from '../../../functions/src/test/modelServer/wireOf.ts'

const LINE = '- It takes long to find a seat.\n'
/** Milliseconds between two lines. Fast enough to keep the answer alive, slow enough not to reach its longest length. */
const PAUSE = 500

/** An answer of lines that ends only when it is stopped. */
export interface SteadyLines {
  readonly script: ModelScript
  /** Sends lines at once, before the next pause. */
  add(count: number): void
  /** Resolves when the server asks for no more. */
  readonly ended: Promise<void>
}

export function steadyLines(): SteadyLines {
  const { promise, resolve } = Promise.withResolvers<void>()
  let due = 0
  async function* pieces() {
    try {
      const [start = '', line = ''] = wireOf('openai', { text: LINE })
      yield start
      for (;;) {
        for (; due > 0; due -= 1) yield line
        await wait(PAUSE)
        yield line
      }
    } finally {
      resolve()
    }
  }
  return {
    script: ({ kind }) => ({ ...saying(kind, {}), pieces: pieces() }),
    add: (count) => {
      due += count
    },
    ended: promise,
  }
}
