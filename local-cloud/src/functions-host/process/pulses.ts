import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Pulse } from './HangDetector.ts'

/** File descriptor to which the functions process writes its pulses: "turns cpu", one line each. */
export const PULSE_CHANNEL = 4

/** Calls back for each pulse until the stream ends. */
export function readPulses(stream: Readable, onPulse: (pulse: Pulse) => void): void {
  createInterface({ input: stream }).on('line', (line) => {
    const [turns = 0, cpu = 0] = line.split(' ').map(Number)
    onPulse({ turns, cpu })
  })
}
