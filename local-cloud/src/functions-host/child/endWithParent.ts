import { Worker } from 'node:worker_threads'

/**
 * Ends this process when the local cloud is gone, also after it was killed. The channel's end tells it at once;
 * a thread of its own watches as well, for functions' code may block this one.
 */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(0))
  const worker = new Worker(new URL('./parentWatch.mjs', import.meta.url))
  worker.unref()
}
