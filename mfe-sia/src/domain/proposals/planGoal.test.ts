import { proposalId } from '@outcome-studio/shared/domain/coach'
import {
  applyNeedsOperation,
  goalId,
  inverseOfNeeds,
  NEED_LAYERS,
  type NeedLayer,
  type Needs,
  needsUuid,
  newGoal,
  newNeeds,
} from '@outcome-studio/shared/domain/needs'
import { anyNeeds } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { planGoal, planGoals } from './planGoal.ts'

const addGoal = (layer: NeedLayer, text = 'Arrive', id = 'new') =>
  ({ edit: { kind: 'addGoal', goalId: id, layer, text } }) as const
const EMPTY = newNeeds(needsUuid('map'))
const withGoals = (...goals: readonly (readonly [NeedLayer, string])[]): Needs => ({
  ...EMPTY,
  goals: goals.map(([layer, text], at) => newGoal({ id: goalId(`g${at}`), layer, text })),
})
const MAP = withGoals(['core', 'Travel'], ['emotional', 'feel calm'], ['financial', 'pay less'])
const accept = (needs: Needs, ...[proposal, choice]: readonly [ReturnType<typeof addGoal>, object?]) => {
  const plan = planGoal(proposal, needs, choice)
  return plan.kind === 'ready' ? applyNeedsOperation(needs, plan.operation) : needs
}
const textsOf = ({ goals }: Needs) => goals.map(({ layer, text }) => `${layer} ${text}`)

test.each<readonly [string, Needs, NeedLayer, readonly string[]]>([
  ['an empty document', EMPTY, 'emotional', ['emotional Arrive']],
  [
    'a layer with goals, at its end',
    MAP,
    'emotional',
    ['core Travel', 'emotional feel calm', 'emotional Arrive', 'financial pay less'],
  ],
  [
    'a layer without goals, among others',
    MAP,
    'related',
    ['core Travel', 'related Arrive', 'emotional feel calm', 'financial pay less'],
  ],
  ['a document without a core job', withGoals(['related', 'Park']), 'core', ['core Arrive', 'related Park']],
  ['an empty core job', withGoals(['core', ' ']), 'core', ['core Arrive']],
])('a goal goes into %s', (_where, needs, layer, after) => {
  expect(textsOf(accept(needs, addGoal(layer)))).toEqual(after)
})

test.each<readonly [string, Needs, NeedLayer, object, unknown]>([
  ['another core job is not overwritten', MAP, 'core', {}, { kind: 'changed', now: 'Travel' }],
  ['nor one that has changed again', MAP, 'core', { instead: 'Go' }, { kind: 'changed', now: 'Travel' }],
  ['the same core job is there', withGoals(['core', 'Arrive ']), 'core', {}, { kind: 'done' }],
  ['so is an edited one', MAP, 'core', { text: 'Travel' }, { kind: 'done' }],
])('%s', (_what, needs, layer, choice, plan) => {
  expect(planGoal(addGoal(layer), needs, choice)).toEqual(plan)
})

test('another core job gives way once the member has seen both', () => {
  expect(textsOf(accept(MAP, addGoal('core'), { instead: 'Travel' }))[0]).toBe('core Arrive')
})

test('an edited text is written instead of the proposed one', () => {
  expect(textsOf(accept(EMPTY, addGoal('related'), { text: 'Park' }))).toEqual(['related Park'])
})

test('what is no goal has no place in a needs document', () => {
  const edit = { kind: 'setJob', before: '', after: 'Arrive' } as const
  expect(planGoal({ edit }, MAP)).toEqual({ kind: 'gone' })
})

test('accepting adds one goal, accepting twice does not add another, and one undo takes it back', () => {
  const text = fc.string({ minLength: 1 }).filter((each) => each.trim() !== '')
  fc.assert(
    fc.property(anyNeeds, fc.constantFrom(...NEED_LAYERS), text, (needs, layer, proposed) => {
      const proposal = addGoal(layer, proposed, 'an id that no goal has')
      const plan = planGoal(proposal, needs)
      if (plan.kind !== 'ready') return
      const after = applyNeedsOperation(needs, plan.operation)
      expect(after).not.toBe(needs)
      expect(planGoal(proposal, after)).toEqual({ kind: 'done' })
      const inverse = inverseOfNeeds(needs, plan.operation)
      expect(inverse && applyNeedsOperation(after, inverse)).toEqual(needs)
    }),
  )
})

test('several goals are one edit; what cannot be added is left out', () => {
  const proposals = [
    addGoal('emotional', 'Rest', 'one'),
    addGoal('core', 'Go', 'two'),
    addGoal('related', 'Park', 'three'),
  ]
  const { operation, planned } = planGoals(
    proposals.map((each) => ({ ...each, id: proposalId(each.edit.goalId) })),
    MAP,
  )
  expect(planned).toEqual(['one', 'three'])
  const after = applyNeedsOperation(MAP, operation)
  expect(textsOf(after)).toEqual([
    'core Travel',
    'related Park',
    'emotional feel calm',
    'emotional Rest',
    'financial pay less',
  ])
  const undo = inverseOfNeeds(MAP, operation)
  expect(undo && applyNeedsOperation(after, undo)).toEqual(MAP)
})
