/** Returns the next number, from 0 to below 1. */
export type Random = () => number

/**
 * Random numbers that are the same for the same seed (mulberry32, with the name mixed in by FNV-1a).
 *
 * @param seed any integer
 * @param name what the numbers are for: other names have other numbers
 */
export function createRandom(seed: number, name: string): Random {
  let state = 0x811c9dc5 ^ seed
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
