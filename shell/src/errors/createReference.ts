/** Omits letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const HALF = 4

/** Creates a reference of eight characters. @param random numbers from 0 up to but not including 1 */
export function createReference(random: () => number): string {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length))).join('')
  return `${half()}-${half()}`
}
