import fc from 'fast-check'
import { isWorse } from './isWorse.ts'

const counts = (errors: number, views: number) => ({ errors, views })

test.each([
  ['0.0009', counts(5, 50), counts(5, 500), true],
  ['0.0174', counts(4, 50), counts(8, 500), false],
  ['1', counts(0, 50), counts(0, 500), false],
  ['few views', counts(20, 49), counts(0, 500), false],
  ['few views of the current one', counts(50, 50), counts(0, 49), false],
  ['just enough views', counts(9, 50), counts(0, 50), true],
  ['nothing to compare with', counts(50, 50), counts(0, 0), false],
  ['as bad', counts(50, 100), counts(500, 1000), false],
  ['better', counts(0, 1000), counts(50, 1000), false],
  ['worse, with many views', counts(2200, 200_000), counts(10_000, 1_000_000), true],
  ['all fail', counts(1000, 1000), counts(0, 100_000), true],
])('chance %s', (_chance, canary, current, worse) => {
  expect(isWorse(canary, current)).toBe(worse)
})

/** The same test by exact counting: draws of the canary's views from all views. */
function chance(canary: ReturnType<typeof counts>, current: ReturnType<typeof counts>): number {
  const choose = (all: bigint, some: bigint): bigint => {
    if (some < 0n || some > all) return 0n
    let result = 1n
    for (let at = 0n; at < some; at += 1n) result = (result * (all - at)) / (at + 1n)
    return result
  }
  const [a, n, e, m] = [canary.errors, canary.views, current.errors, current.views].map(BigInt)
  if (a === undefined || n === undefined || e === undefined || m === undefined) return 0
  let ways = 0n
  for (let count = a; count <= n; count += 1n) ways += choose(n, count) * choose(m, a + e - count)
  return Number((ways * 10n ** 12n) / choose(n + m, a + e)) / 1e12
}

test('it is the exact test', () => {
  const version = fc
    .integer({ min: 50, max: 200 })
    .chain((views) => fc.record({ views: fc.constant(views), errors: fc.integer({ min: 0, max: views }) }))
  fc.assert(
    fc.property(version, version, (canary, current) => {
      expect(isWorse(canary, current)).toBe(chance(canary, current) < 0.01)
    }),
  )
})

test('one more error never makes a canary better', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 400 }), fc.nat(49), fc.nat(100), (views, errors, before) => {
      const current = counts(before, 400)
      if (isWorse(counts(errors, views), current))
        expect(isWorse(counts(errors + 1, views), current)).toBe(true)
    }),
  )
})
