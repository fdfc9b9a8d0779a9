import { setTimeout as wait } from 'node:timers/promises'
import { countDown as definition } from '@outcome-studio/shared/callables/testing/countDown'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { serveStreamingCallable } from '../../callable/serveStreamingCallable.ts'

/** The functions of the streaming tests; the local cloud serves them instead of the product's. */
export const countDown = serveStreamingCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 1 },
  async ({ from, ending }, _caller, client) => {
    for (let left = from; left > 0; left -= 1) await client.send({ left })
    switch (ending) {
      case 'good':
        return { chunks: from }
      case 'slow':
        // Longer than the client waits without heartbeats.
        await wait(10_000)
        return { chunks: from }
      case 'refusal':
        throw new StudioError('cen/doc-not-found')
      case 'failure':
        throw new Error('secret detail')
      case 'untilAborted':
        await new Promise((resolve) => client.signal.addEventListener('abort', resolve))
        console.info('The client is gone.')
        return { chunks: from }
    }
  },
)
