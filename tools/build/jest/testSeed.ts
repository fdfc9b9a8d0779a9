/** `npm run test:random` sets this variable to an integer. */
export const SEED_VARIABLE = 'TEST_SEED'

const FIXED = 1

/** The seed of random inputs in tests. Every plain run has the same. */
export function testSeed(environment: Readonly<Record<string, string | undefined>> = process.env): number {
  return Number(environment[SEED_VARIABLE] ?? FIXED)
}
