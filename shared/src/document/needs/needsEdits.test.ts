import {
  applyNeedsOperation,
  goalId,
  type NeedLayer,
  type Needs,
  type NeedsOperation,
  needsUuid,
  newGoal,
  newNeeds,
} from '@outcome-studio/shared/domain/needs'
import { describeNeedsEdit } from './describeNeedsEdit.ts'
import { layerKey, NeedsViews, stateKey, VERTICAL } from './NeedsViews.ts'
import { needsFieldChanged, needsFieldTypedIn } from './needsFields.ts'

const goal = (id: string, layer: NeedLayer) => newGoal({ id: goalId(id), layer, text: id })
const needs: Needs = {
  ...newNeeds(needsUuid('needs')),
  goals: [goal('core', 'core'), goal('one', 'related'), goal('two', 'related')],
}
const two = goalId('two')
const remove: NeedsOperation = { kind: 'removeGoal', goalId: two }
const executor = (id: string): NeedsOperation => ({
  kind: 'setGoalFields',
  goalId: goalId(id),
  fields: { executor: 'Cooks' },
})
const state = (fields: Extract<NeedsOperation, { kind: 'setGoalState' }>['fields']): NeedsOperation => ({
  kind: 'setGoalState',
  goalId: two,
  fields,
})
const move = (layer: NeedLayer): NeedsOperation => ({ kind: 'moveGoal', goalId: two, layer, to: 0 })
const insert: NeedsOperation = { kind: 'insertGoal', goal: goal('new', 'emotional'), index: 0 }

test.each<[NeedsOperation, string, typed: string | null, changed: string | null]>([
  [{ kind: 'setVertical', vertical: 'Retail' }, 'vertical changed', VERTICAL, VERTICAL],
  [insert, 'emotional or social job 1 added', null, 'new'],
  [{ kind: 'setGoalText', goalId: two, text: 'x' }, 'related job 2 changed', 'two', 'two'],
  [executor('core'), 'executor of core job changed', 'core executor', 'executor'],
  [executor('two'), 'executor of related job 2 changed', 'two executor', 'two'],
  [
    { kind: 'setGoalFields', goalId: two, fields: { study: null } },
    'study of related job 2 changed',
    null,
    'two',
  ],
  [move('related'), 'related job 2 moved', null, 'two'],
  [move('financial'), 'related job 2 moved to financial outcomes', null, 'two'],
  [remove, 'related job 2 removed', null, 'one'],
  [state({ current: 'slow' }), 'state of related job 2 changed', 'state two current', 'two'],
  [state({ importance: 3 }), 'state of related job 2 changed', null, 'two'],
  [state({ current: 'slow', desired: 'fast' }), 'state of related job 2 changed', null, 'two'],
  [state(null), 'state of related job 2 removed', null, 'two'],
  [{ kind: 'batch', operations: [remove] }, 'related job 2 removed', null, 'one'],
  [{ kind: 'batch', operations: [insert, remove] }, '2 changes made at once', null, 'one'],
])('%j has the label "%s", is typed in %s and leads to %s', (operation, label, typed, changed) => {
  expect(describeNeedsEdit(needs, operation)).toBe(label)
  expect(needsFieldTypedIn(operation)).toBe(typed)
  expect(needsFieldChanged(operation, needs, applyNeedsOperation(needs, operation))).toBe(changed)
})

test.each<[NeedsOperation, readonly string[]]>([
  [{ kind: 'setVertical', vertical: 'Retail' }, [VERTICAL]],
  [{ kind: 'setGoalText', goalId: two, text: 'x' }, ['two']],
  [insert, [layerKey('emotional'), 'new']],
  [move('related'), [layerKey('related')]],
  [move('financial'), [layerKey('related'), layerKey('financial'), 'two']],
  [state({ importance: 3 }), [stateKey(two)]],
  [remove, [layerKey('related'), 'two']],
])('%j changes only the views %j', (operation, keys) => {
  const views = new NeedsViews(needs)
  expect([...views.update(applyNeedsOperation(needs, operation))].sort()).toEqual([...keys].sort())
  expect(views.core?.id).toBe('core')
})

test.each([
  ['written', '', 'x', [layerKey('related'), 'two']],
  ['emptied', 'x', ' ', [layerKey('related'), 'two']],
  ['written on', 'x', 'xy', ['two']],
])('a goal that is %s changes its layer only if the count changes', (_, from, to, keys) => {
  const text = (each: string): NeedsOperation => ({ kind: 'setGoalText', goalId: two, text: each })
  const before = applyNeedsOperation(needs, text(from))
  const views = new NeedsViews(before)
  const ids = views.layer('related')
  expect([...views.update(applyNeedsOperation(before, text(to)))].sort()).toEqual([...keys].sort())
  expect(views.layer('related')).toBe(ids)
})

test('the views keep the list of a layer, even an empty one', () => {
  const views = new NeedsViews({ ...needs, goals: [] })
  expect(views.layer('related')).toBe(views.layer('related'))
})
