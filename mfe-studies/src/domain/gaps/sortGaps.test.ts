import { type Goal, goalId, type Needs, needsUuid } from '@outcome-studio/shared/domain/needs'
import { outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { anyNeeds } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import type { GoalOpportunity } from '../opportunity/GoalOpportunity.ts'
import { gapSize, sortGaps } from './sortGaps.ts'

const UNRATED = { goals: new Map() }

test('goals with a state come by the size of their gap, and those of the same in the order of the map', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      const gaps = sortGaps(needs, UNRATED)
      expect(gaps.length).toBe(needs.states.length)
      for (const [at, gap] of gaps.entries()) {
        const next = gaps[at + 1]
        if (next === undefined) break
        expect(gap.importance ?? 0).toBeGreaterThanOrEqual(next.importance ?? 0)
        expect(gapSize(gap)).toBeGreaterThanOrEqual(gapSize(next))
        if (gapSize(gap) === gapSize(next)) {
          expect(needs.goals.indexOf(gap.goal)).toBeLessThan(needs.goals.indexOf(next.goal))
        }
      }
    }),
  )
})

const rated = (importance: number, satisfaction: number): GoalOpportunity => ({
  kind: 'outcome',
  statementId: outcomeStatementUuid('statement'),
  rating: { importance, satisfaction },
  score: 0,
  band: 'high',
})
const NEEDS: Needs = {
  uuid: needsUuid('needs'),
  vertical: '',
  goals: ['a', 'b', 'c'].map((id) => ({ id: goalId(id), layer: 'outcomes', text: id })),
  states: [
    ['a', 4],
    ['b', 1],
    ['c', null],
  ].map(([id, importance]) => ({
    goalId: goalId(String(id)),
    current: 'now',
    desired: 'then',
    conditions: '',
    importance: typeof importance === 'number' ? importance : null,
  })),
}

test('ratings say more about the size of a gap than its importance', () => {
  const goals = new Map([
    [goalId('b'), rated(9.5, 1)],
    [goalId('c'), rated(4, 6)],
  ])
  expect(sortGaps(NEEDS, { goals }).map(({ goal, ends }) => [goal.id, ends])).toEqual([
    ['b', { today: 1, desired: 9.5 }],
    ['a', null],
    ['c', { today: 4, desired: 4 }],
  ])
})

test('a gap without ratings and importance has no size and comes last', () => {
  const gaps = sortGaps(NEEDS, UNRATED)
  expect(gaps.map(({ goal }) => goal.id)).toEqual(['a', 'b', 'c'])
  expect(gaps.at(-1)?.ends).toBeNull()
})

test('a goal is rated in its study, or as a desired outcome in that of the core job', () => {
  const study = (name: string) => ({ uuid: studyUuid(name), docName: name })
  const source = { study: studyUuid('other'), item: 'statement' }
  const [a, b, c] = NEEDS.goals
  if (!a || !b || !c) throw new Error('NEEDS has three goals.')
  const core: Goal = { id: goalId('core'), layer: 'core', text: 'core', study: study('trip') }
  const goals: readonly Goal[] = [core, a, { ...b, source }, { ...c, layer: 'emotional' }]
  const placesOf = (needs: Needs) => sortGaps(needs, UNRATED).map(({ goal, ratedIn }) => [goal.id, ratedIn])
  expect(placesOf({ ...NEEDS, goals })).toEqual([
    ['a', 'trip'],
    ['b', 'other'],
    ['c', null],
  ])
  expect(placesOf(NEEDS)).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ])
})
