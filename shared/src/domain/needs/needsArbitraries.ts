import * as fc from 'fast-check'
import { studyUuid } from '../study/studyIds.ts'
import { arrangeNeeds } from './arrangeNeeds.ts'
import { NEED_LAYERS } from './NEED_LAYERS.ts'
import type { Goal, GoalState, Needs } from './Needs.ts'
import type { NeedsOperation } from './NeedsOperation.ts'
import { goalId, needsUuid } from './needsIds.ts'

const SOME = { requiredKeys: [] }
const uuidOfStudy = fc.constantFrom('study0', 'study1').map(studyUuid)
const filled = fc.string({ minLength: 1 })

/** An arbitrary for each optional field of a goal; a field without one does not compile. */
type OptionalName = Exclude<keyof Goal, 'id' | 'layer' | 'text'>
const fields: { readonly [Name in OptionalName]: fc.Arbitrary<NonNullable<Goal[Name]>> } = {
  executor: filled,
  step: filled,
  study: fc.record({ uuid: uuidOfStudy, docName: fc.string() }),
  source: fc.record({ study: uuidOfStudy, item: filled }),
}
const someFields = fc.record({ ...fields }, SOME)
const setOrCleared = fc.oneof(
  someFields,
  fc
    .record({ ...fields, executor: fc.string() }, SOME)
    .map((values) => Object.fromEntries(Object.keys(values).map((name) => [name, null]))),
)

const stateFields = {
  current: fc.string(),
  desired: fc.string(),
  conditions: fc.string(),
  importance: fc.option(fc.integer({ min: 1, max: 5 })),
}
const layer = fc.constantFrom(...NEED_LAYERS)
const ownGoal = fc
  .tuple(fc.record({ layer, text: fc.string() }), someFields)
  .map(([goal, own]) => ({ ...goal, ...own }))

/** Needs documents whose goals have the ids goal0, goal1 …, so that operations often match them. */
export const anyNeeds: fc.Arbitrary<Needs> = fc
  .record({
    vertical: fc.string(),
    goals: fc.array(fc.tuple(ownGoal, fc.option(fc.record(stateFields))), { maxLength: 8 }),
  })
  .map(({ vertical, goals }) =>
    arrangeNeeds({
      uuid: needsUuid('needs'),
      vertical,
      goals: goals.map(([goal], at) => ({ ...goal, id: goalId(`goal${at}`) })),
      states: goals.flatMap(([, state], at): GoalState[] =>
        state === null ? [] : [{ ...state, goalId: goalId(`goal${at}`) }],
      ),
    }),
  )

const someGoal = fc.nat(11).map((number) => goalId(`goal${number}`))
const index = fc.integer({ min: -1, max: 5 })
const kind = <Kind extends NeedsOperation['kind']>(name: Kind) => fc.constant(name)

const anySingleOperation: fc.Arbitrary<NeedsOperation> = fc.oneof(
  fc.record({ kind: kind('setVertical'), vertical: fc.string() }),
  fc.record({
    kind: kind('insertGoal'),
    goal: fc.tuple(ownGoal, someGoal).map(([goal, id]) => ({ ...goal, id })),
    index,
  }),
  fc.record({ kind: kind('setGoalText'), goalId: someGoal, text: fc.string() }),
  fc.record({ kind: kind('setGoalFields'), goalId: someGoal, fields: setOrCleared }),
  fc.record({ kind: kind('moveGoal'), goalId: someGoal, layer, to: index }),
  fc.record({ kind: kind('removeGoal'), goalId: someGoal }),
  fc.record({
    kind: kind('setGoalState'),
    goalId: someGoal,
    fields: fc.option(fc.record(stateFields, SOME)),
  }),
)

/** Every kind of operation, on ids and indexes that may or may not exist. */
export const anyNeedsOperation: fc.Arbitrary<NeedsOperation> = fc.oneof(
  { weight: 9, arbitrary: anySingleOperation },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('batch'),
      operations: fc.array(anySingleOperation, { maxLength: 4 }),
    }),
  },
)
