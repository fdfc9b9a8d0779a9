import { anyNeeds } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { sortGaps } from './sortGaps.ts'

test('goals with a state come by importance, and those of the same in the order of the map', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      const gaps = sortGaps(needs)
      expect(gaps.length).toBe(needs.states.length)
      for (const [at, gap] of gaps.entries()) {
        const next = gaps[at + 1]
        if (next === undefined) break
        const [mine, others] = [gap.importance ?? 0, next.importance ?? 0]
        expect(mine).toBeGreaterThanOrEqual(others)
        if (mine === others) {
          expect(needs.goals.indexOf(gap.goal)).toBeLessThan(needs.goals.indexOf(next.goal))
        }
      }
    }),
  )
})
