import type { Pause } from './Pause.ts'

/** Units of work between two pauses: about a millisecond, a few on a slow device. */
const SLICE = 65_536

/**
 * Divides work into slices by counting it, which gives the same slices on every machine.
 * @param pause called after each slice
 * @returns adds work, in characters or comparable units; returns a promise to await if other work should run
 * first
 */
export function createSlices(pause: Pause): (work: number) => Promise<void> | undefined {
  let left = SLICE
  return (work) => {
    left -= work
    if (left > 0) return undefined
    left = SLICE
    return pause()
  }
}
