import * as fc from 'fast-check'
import { OPPORTUNITY_BANDS, opportunityBand, opportunityScore } from './opportunity.ts'

test.each([
  [9, 3, 15, 'high'],
  [9, 6, 12, 'high'],
  [6, 0, 12, 'high'],
  [8.9, 1.2, 16.6, 'extreme'],
  [5, 8, 5, 'overserved'],
  [7.5, 5, 10, 'worth a look'],
  [9.9, 9.9, 9.9, 'appropriately served'],
  [6.05, 0.1, 12, 'high'],
  [0, 0, 0, 'appropriately served'],
  [10, 0, 20, 'extreme'],
] as const)('importance %p and satisfaction %p: %p, %s', (importance, satisfaction, score, band) => {
  expect(opportunityScore({ importance, satisfaction })).toBe(score)
  expect(opportunityBand({ importance, satisfaction })).toBe(band)
})

const outOfTen = fc.double({ min: 0, max: 10, noNaN: true })

test('it stays between 0 and 20, and more satisfaction never raises it', () => {
  fc.assert(
    fc.property(outOfTen, outOfTen, outOfTen, (importance, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const score = opportunityScore({ importance, satisfaction: more })
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(opportunityScore({ importance, satisfaction: less }))
      expect(opportunityScore({ importance, satisfaction: less })).toBeLessThanOrEqual(20)
      expect(OPPORTUNITY_BANDS).toContain(opportunityBand({ importance, satisfaction: more }))
    }),
  )
})
