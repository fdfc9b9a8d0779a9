import * as fc from 'fast-check'
import { capitalized } from '../../base/capitalized.ts'
import { describeNumber } from './describeNumber.ts'
import { OPPORTUNITY_FORMULAS } from './OPPORTUNITY_FORMULAS.ts'
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
  // Shown as 10.0, 12.0 and 15.0.
  [7.46, 4.96, 10, 'worth a look'],
  [6.65, 3.35, 10, 'worth a look'],
  [7.45, 4.96, 9.9, 'appropriately served'],
  [8.98, 6, 12, 'high'],
  [9.02, 3, 15, 'high'],
  [9.03, 3, 15.1, 'extreme'],
  [0, 0, 0, 'appropriately served'],
  [10, 0, 20, 'extreme'],
] as const)('importance %p and satisfaction %p: %p, %s', (importance, satisfaction, score, band) => {
  expect(opportunityScore({ importance, satisfaction })).toBe(score)
  expect(opportunityBand({ importance, satisfaction })).toBe(band)
})

const hundredths = fc.integer({ min: 0, max: 1000 }).map((number) => number / 100)

test('a score is what is shown, so that its band is that of the shown number', () => {
  const bandOf = (shown: number) =>
    shown > 15 ? 'extreme' : shown >= 12 ? 'high' : shown >= 10 ? 'worth a look' : 'appropriately served'
  fc.assert(
    fc.property(hundredths, hundredths, (importance, satisfaction) => {
      const rating = { importance, satisfaction }
      const shown = Number(describeNumber(opportunityScore(rating)))
      expect(shown).toBe(opportunityScore(rating))
      expect(opportunityBand(rating)).toBe(satisfaction > importance ? 'overserved' : bandOf(shown))
    }),
  )
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

test('the formulas of spreadsheets give the same score and band', () => {
  fc.assert(
    fc.property(outOfTen, outOfTen, (importance, satisfaction) => {
      const rating = { importance, satisfaction }
      const score = calculated(OPPORTUNITY_FORMULAS.score, {
        Importance: importance,
        Satisfaction: satisfaction,
      })
      expect(score).toBe(opportunityScore(rating))
      const cells = { Importance: importance, Satisfaction: satisfaction, 'Opportunity score': Number(score) }
      expect(calculated(OPPORTUNITY_FORMULAS.band, cells)).toBe(capitalized(opportunityBand(rating)))
    }),
  )
})

/** Calculates a formula of the functions ROUND, MAX and IF as a spreadsheet does. */
function calculated(formula: string, cells: Readonly<Record<string, number>>): number | string {
  let rest = formula.replace(/\{([^}]+)\}/g, (_match, title: string) => `${cells[title]}`)
  const take = (pattern: RegExp): string | null => {
    const [found = null] = new RegExp(`^(?:${pattern.source})`).exec(rest) ?? []
    if (found !== null) rest = rest.slice(found.length)
    return found
  }
  const list = (): readonly (number | string)[] => {
    const values = [sum()]
    while (take(/,/)) values.push(sum())
    take(/\)/)
    return values
  }
  const value = (): number | string => {
    const name = take(/(?:ROUND|MAX|IF)\(/)
    if (name === null) return take(/"[^"]*"/)?.slice(1, -1) ?? Number(take(/\d+(?:\.\d+)?(?:e-?\d+)?/))
    const [first = 0, second = 0, third = 0] = list()
    if (name === 'IF(') return first ? second : third
    if (name === 'MAX(') return Math.max(Number(first), Number(second))
    return Math.round(Number(first) * 10 ** Number(second)) / 10 ** Number(second)
  }
  const sum = (): number | string => {
    let result = value()
    for (let sign = take(/[+-]|>=|>/); sign !== null; sign = take(/[+-]|>=|>/)) {
      const next = Number(value())
      if (sign === '+') result = Number(result) + next
      else if (sign === '-') result = Number(result) - next
      else result = Number(sign === '>' ? Number(result) > next : Number(result) >= next)
    }
    return result
  }
  return sum()
}
