import * as fc from 'fast-check'
import { applyNeedsOperation } from './applyNeedsOperation.ts'
import { arrangeNeeds } from './arrangeNeeds.ts'
import { goalLabel, goalsInLayer } from './goalPlaces.ts'
import { inverseOfNeeds } from './inverseOfNeeds.ts'
import type { NeedLayer } from './NEED_LAYERS.ts'
import type { Needs } from './Needs.ts'
import type { NeedsOperation } from './NeedsOperation.ts'
import { anyNeeds, anyNeedsOperation } from './needsArbitraries.ts'
import { goalId, needsUuid } from './needsIds.ts'
import { newGoal, newNeeds } from './newNeeds.ts'

const goal = (id: string, layer: NeedLayer) => newGoal({ id: goalId(id), layer, text: id })
const needs: Needs = {
  ...newNeeds(needsUuid('needs')),
  goals: [goal('c', 'core'), goal('o1', 'outcomes'), goal('o2', 'outcomes'), goal('r', 'related')],
}
const after = (...operations: readonly NeedsOperation[]) => operations.reduce(applyNeedsOperation, needs)
const idsOf = ({ goals }: Needs) => goals.map(({ id }) => id as string)
const move = (id: string, layer: NeedLayer, to: number): NeedsOperation => ({
  kind: 'moveGoal',
  goalId: goalId(id),
  layer,
  to,
})

test('an edit followed by its inverse restores the document exactly', () => {
  fc.assert(
    fc.property(anyNeeds, anyNeedsOperation, (before, operation) => {
      const edited = applyNeedsOperation(before, operation)
      fc.pre(edited !== before)
      const inverse = inverseOfNeeds(before, operation)
      expect(inverse).not.toBeNull()
      if (inverse !== null) expect(applyNeedsOperation(edited, inverse)).toEqual(before)
    }),
    { numRuns: 500 },
  )
})

test('no edit makes a second core job, a second goal of an id, or a state without a goal', () => {
  fc.assert(
    fc.property(anyNeeds, fc.array(anyNeedsOperation, { maxLength: 12 }), (start, operations) => {
      const edited = operations.reduce(applyNeedsOperation, start)
      expect(goalsInLayer(edited, 'core').length).toBeLessThanOrEqual(1)
      expect(new Set(idsOf(edited)).size).toBe(edited.goals.length)
      expect(arrangeNeeds(edited)).toEqual(edited)
    }),
  )
})

test('an industry that is too long to be saved is shortened', () => {
  const vertical = (text: string) => after({ kind: 'setVertical', vertical: text }).vertical
  expect(vertical('🚦'.repeat(101))).toBe('🚦'.repeat(100))
  expect(vertical('x'.repeat(200))).toBe('x'.repeat(200))
  expect(vertical('Health care ')).toBe('Health care ')
})

test('an edit of a goal that does not exist changes nothing', () => {
  const unknown = anyNeedsOperation.filter((operation) => 'goalId' in operation)
  fc.assert(
    fc.property(anyNeeds, unknown, (start, operation) => {
      expect(applyNeedsOperation(start, { ...operation, goalId: goalId('unknown') } as NeedsOperation)).toBe(
        start,
      )
    }),
  )
})

test('an edit keeps the identity of all other goals', () => {
  const edited = after({ kind: 'setGoalText', goalId: goalId('o1'), text: 'new' })
  expect(edited.goals.map((each, at) => each === needs.goals[at])).toEqual([true, false, true, true])
  expect(edited.states).toBe(needs.states)
})

test.each<[string, NeedsOperation, readonly string[]]>([
  ['down within its layer', move('o1', 'outcomes', 1), ['c', 'o2', 'o1', 'r']],
  ['to the end of another layer', move('o1', 'related', 1), ['c', 'o2', 'r', 'o1']],
  ['to an empty layer, which stands last', move('c', 'financial', 0), ['o1', 'o2', 'r', 'c']],
  ['to an empty layer between others', move('r', 'emotional', 0), ['c', 'o1', 'o2', 'r']],
])('a goal moves %s', (_how, operation, ids) => {
  expect(idsOf(after(operation))).toEqual(ids)
})

test.each<[string, NeedsOperation]>([
  ['a move past the end', move('o1', 'related', 2)],
  ['a move to where it is', move('o2', 'outcomes', 1)],
  ['a move before the start', move('o2', 'outcomes', -1)],
  ['a move to a place between two', move('o2', 'outcomes', 0.5)],
  ['a second core job', move('r', 'core', 0)],
  ['a new second core job', { kind: 'insertGoal', goal: goal('new', 'core'), index: 1 }],
  ['a goal of a known id', { kind: 'insertGoal', goal: goal('r', 'related'), index: 0 }],
  ['the same text', { kind: 'setGoalText', goalId: goalId('r'), text: 'r' }],
  [
    'an executor that was empty before',
    { kind: 'setGoalFields', goalId: goalId('c'), fields: { executor: '' } },
  ],
  [
    'an empty state',
    { kind: 'setGoalState', goalId: goalId('c'), fields: { current: '', importance: null } },
  ],
])('%s changes nothing', (_what, operation) => {
  expect(after(operation)).toBe(needs)
})

test('a goal takes its state along and loses it when it is removed', () => {
  const state = (id: string, importance: number): NeedsOperation => ({
    kind: 'setGoalState',
    goalId: goalId(id),
    fields: { importance },
  })
  const stated = after(state('r', 2), state('o1', 5))
  expect(stated.states.map((each) => each.goalId)).toEqual(['o1', 'r'])
  const moved = applyNeedsOperation(stated, move('o1', 'financial', 0))
  expect(moved.states.map((each) => each.goalId)).toEqual(['r', 'o1'])
  const removed = applyNeedsOperation(moved, { kind: 'removeGoal', goalId: goalId('o1') })
  expect(removed.states).toEqual([{ goalId: 'r', current: '', desired: '', conditions: '', importance: 2 }])
})

test('a goal keeps its executor and study while it stands in another layer', () => {
  const written = after({ kind: 'setGoalFields', goalId: goalId('c'), fields: { executor: 'Gardeners' } })
  const moved = applyNeedsOperation(written, move('c', 'emotional', 0))
  expect(moved.goals.at(-1)).toEqual({ id: 'c', layer: 'emotional', text: 'c', executor: 'Gardeners' })
  expect(applyNeedsOperation(moved, move('c', 'core', 0))).toEqual(written)
})

test('goals are labeled by layer and position', () => {
  expect(idsOf(needs).map((id) => goalLabel(needs, id))).toEqual([
    'Core job',
    'Desired outcome 1',
    'Desired outcome 2',
    'Related job 1',
  ])
  expect(goalLabel(needs, 'unknown')).toBeUndefined()
})
