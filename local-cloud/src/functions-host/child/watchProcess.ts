import { Worker } from 'node:worker_threads'
import { PULSE_MILLISECONDS } from '../process/HangDetector.ts'
import { PULSE_CHANNEL } from '../process/pulses.ts'

/**
 * Ends this process when the local cloud has ended, and reports turns of the event loop to it. A separate thread does
 * both, because functions' code may block this one.
 *
 * @returns to be called once the code is loaded; from then on the event loop is expected to turn
 */
export function watchProcess(): () => void {
  process.once('disconnect', () => process.exit(0))
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('./watchProcess.mjs', import.meta.url), {
    workerData: { turns, channel: PULSE_CHANNEL, interval: PULSE_MILLISECONDS },
  })
  worker.unref()
  return () => {
    const turn = () => Atomics.add(turns, 0, 1)
    turn()
    setInterval(turn, PULSE_MILLISECONDS / 2)
  }
}
