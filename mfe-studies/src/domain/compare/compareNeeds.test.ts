import type { Goal, GoalState, Needs } from '@outcome-studio/shared/domain/needs'
import { goalId, needsUuid } from '@outcome-studio/shared/domain/needs'
import * as fc from 'fast-check'
import { anyNeeds } from '../map/someNeeds.ts'
import { compareNeeds } from './compareNeeds.ts'

type Written = readonly [id: string, layer: Goal['layer'], text: string, state?: Partial<GoalState>]

function needsOf(...goals: readonly Written[]): Needs {
  return {
    uuid: needsUuid('needs'),
    vertical: '',
    goals: goals.map(([id, layer, text]) => ({ id: goalId(id), layer, text })),
    states: goals.flatMap(([id, , , state]) =>
      state
        ? [{ current: '', desired: '', conditions: '', importance: null, ...state, goalId: goalId(id) }]
        : [],
    ),
  }
}

/** The rows of all layers in short. */
function rowsOf(first: Needs, second: Needs): readonly string[] {
  return compareNeeds(first, second).flatMap(({ layer, rows }) =>
    rows.map((row) => {
      if (row.kind === 'first') return `${layer}: ${row.first.goal.id} |`
      if (row.kind === 'second') return `${layer}: | ${row.second.goal.id}`
      const labels = row.differences.map(({ label }) => label).join(', ')
      return `${layer}: ${row.first.goal.id} ${row.match} ${row.second.goal.id}${labels && ` (${labels})`}`
    }),
  )
}

test.each<[string, Written, Written, readonly string[]]>([
  ['the same id', ['a', 'related', 'One'], ['a', 'related', 'Two'], ['related: a id a (Goal)']],
  ['the same id, moved', ['a', 'related', 'One'], ['a', 'emotional', 'One'], ['related: a id a (Layer)']],
  [
    'an equal text',
    ['a', 'related', 'Plan a trip'],
    ['b', 'related', ' plan  a trip.'],
    ['related: a text b (Goal)'],
  ],
  [
    'an equal text in another layer',
    ['a', 'related', 'x'],
    ['b', 'emotional', 'x'],
    ['related: a |', 'emotional: | b'],
  ],
  [
    'a text that says the same',
    ['a', 'outcomes', 'Minimize the chance of errors'],
    ['b', 'outcomes', 'Minimize the likelihood of an error'],
    ['outcomes: a near b (Goal)'],
  ],
  [
    'a state in one',
    ['a', 'related', 'One', { current: 'Slow', importance: 3 }],
    ['a', 'related', 'One'],
    ['related: a id a (Today, Importance of the gap)'],
  ],
  ['nothing', ['a', 'financial', 'One'], ['b', 'financial', 'Two'], ['financial: a |', 'financial: | b']],
  ['no text', ['a', 'related', ' '], ['b', 'related', ''], []],
])('goals with %s', (_what, one, other, rows) => {
  expect(rowsOf(needsOf(one), needsOf(other))).toEqual(rows)
})

test('an id counts before a text, and each goal matches once', () => {
  const first = needsOf(['a', 'related', 'Same'], ['b', 'related', 'Same'], ['c', 'related', 'Same'])
  const second = needsOf(['b', 'related', 'Same'], ['x', 'related', 'same'])
  expect(rowsOf(first, second)).toEqual(['related: a text x (Goal)', 'related: b id b', 'related: c |'])
})

test('the difference of a state is told with both values', () => {
  const [first, second] = [
    needsOf(['a', 'related', 'One', { desired: 'Fast', importance: 3 }]),
    needsOf(['a', 'related', 'One', { desired: 'Faster', importance: 3 }]),
  ]
  const [row] = compareNeeds(first, second).flatMap(({ rows }) => rows)
  expect(row).toMatchObject({ differences: [{ label: 'Desired', first: 'Fast', second: 'Faster' }] })
})

test('a document equals itself, and every goal of both appears exactly once', () => {
  fc.assert(
    fc.property(anyNeeds, anyNeeds, (first, second) => {
      const isWritten = ({ text }: Goal) => text.trim() !== ''
      const same = compareNeeds(first, first).flatMap(({ rows }) => rows)
      expect(same.every((row) => row.kind === 'both' && row.differences.length === 0)).toBe(true)
      const rows = compareNeeds(first, second).flatMap((layer) => layer.rows)
      expect(rows.flatMap((row) => (row.kind === 'second' ? [] : [row.first.goal.id])).toSorted()).toEqual(
        first.goals
          .filter(isWritten)
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(rows.flatMap((row) => (row.kind === 'first' ? [] : [row.second.goal.id])).toSorted()).toEqual(
        second.goals
          .filter(isWritten)
          .map(({ id }) => id)
          .toSorted(),
      )
    }),
  )
})
