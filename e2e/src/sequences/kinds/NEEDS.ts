import { type NeedsDocument, needsKind } from '@outcome-studio/shared/document'
import {
  goalId,
  type Needs,
  type NeedsOperation,
  needsUuid,
  newGoal,
} from '@outcome-studio/shared/domain/needs'
import * as fc from 'fast-check'
import { STORED_NEEDS } from '../../../../shared/src/data/needs/needsHooks.ts'
import { createDocumentRepository } from '../../../../shared/src/data/repository/createDocumentRepository.ts'
import type { Doc } from '../Doc.ts'
import type { ModelKind } from './ModelKind.ts'

/** The layers that the sequences use. A merge makes one of two core jobs a related job. */
const LAYERS = ['core', 'outcomes', 'related'] as const

/** The content of a needs document in the model's own form: the goals of each layer. */
interface NeedsDoc extends Doc {
  readonly vertical: string
  readonly layers: readonly (readonly DocGoal[])[]
}
type DocGoal = readonly [id: string, text: string, desired: string, importance: number | null]

/** One edit by indexes instead of ids. An index is taken modulo the number of items. */
type NeedsEdit =
  | { readonly kind: 'vertical' }
  | { readonly kind: 'add'; readonly layer: number; readonly at: number }
  | {
      readonly kind: 'write' | 'remove' | 'describeState' | 'clearState'
      readonly layer: number
      readonly at: number
    }
  | { readonly kind: 'rankGap'; readonly layer: number; readonly at: number; readonly importance: number }
  | {
      readonly kind: 'move'
      readonly layer: number
      readonly at: number
      readonly toLayer: number
      readonly to: number
    }

const EMPTY: NeedsDoc = { name: '', vertical: '', layers: LAYERS.map(() => []) }

const layer = fc.nat(2)
const at = fc.nat(3)
const edits: fc.Arbitrary<NeedsEdit> = fc.oneof(
  fc.constant({ kind: 'vertical' as const }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), layer, at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'write' as const,
        'write' as const,
        'remove' as const,
        'describeState' as const,
        'clearState' as const,
      ),
      layer,
      at,
    }),
  },
  fc.record({
    kind: fc.constant('rankGap' as const),
    layer,
    at,
    importance: fc.integer({ min: 1, max: 5 }),
  }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('move' as const), layer, at, toLayer: layer, to: at }),
  },
)

interface Plan {
  readonly doc: NeedsDoc
  readonly operation: NeedsOperation
}

function planEdit(doc: NeedsDoc, edit: NeedsEdit, made: number): Plan | null {
  const fresh = `t${made}`
  if (edit.kind === 'vertical') {
    return { doc: { ...doc, vertical: fresh }, operation: { kind: 'setVertical', vertical: fresh } }
  }
  const goals = doc.layers[edit.layer] ?? []
  const withGoals = (changed: readonly DocGoal[]): NeedsDoc => ({
    ...doc,
    layers: doc.layers.with(edit.layer, changed),
  })
  if (edit.kind === 'add') {
    // There is one core job at most.
    if (edit.layer === 0 && goals.length > 0) return null
    const index = edit.at % (goals.length + 1)
    const goal = newGoal({ id: goalId(fresh), layer: LAYERS[edit.layer] ?? 'core', text: fresh })
    return {
      doc: withGoals(goals.toSpliced(index, 0, [fresh, fresh, '', null])),
      operation: { kind: 'insertGoal', goal, index },
    }
  }
  const index = goals.length === 0 ? 0 : edit.at % goals.length
  const goal = goals[index]
  if (!goal) return null
  const [id, text, desired, importance] = goal
  const withGoal = (changed: DocGoal): NeedsDoc => withGoals(goals.with(index, changed))
  const setState = (fields: { desired?: string; importance?: number }): NeedsOperation => ({
    kind: 'setGoalState',
    goalId: goalId(id),
    fields,
  })
  switch (edit.kind) {
    case 'write':
      return {
        doc: withGoal([id, fresh, desired, importance]),
        operation: { kind: 'setGoalText', goalId: goalId(id), text: fresh },
      }
    case 'remove':
      return {
        doc: withGoals(goals.toSpliced(index, 1)),
        operation: { kind: 'removeGoal', goalId: goalId(id) },
      }
    case 'describeState':
      return { doc: withGoal([id, text, fresh, importance]), operation: setState({ desired: fresh }) }
    case 'rankGap':
      if (importance === edit.importance) return null
      return {
        doc: withGoal([id, text, desired, edit.importance]),
        operation: setState({ importance: edit.importance }),
      }
    case 'clearState':
      if (desired === '' && importance === null) return null
      return {
        doc: withGoal([id, text, '', null]),
        operation: { kind: 'setGoalState', goalId: goalId(id), fields: null },
      }
    case 'move':
      return planMove(doc, edit, goals, index, goal)
  }
}

function planMove(
  doc: NeedsDoc,
  { layer: from, toLayer, to }: Extract<NeedsEdit, { kind: 'move' }>,
  goals: readonly DocGoal[],
  index: number,
  goal: DocGoal,
): Plan | null {
  const left = goals.toSpliced(index, 1)
  const target = from === toLayer ? left : (doc.layers[toLayer] ?? [])
  if (toLayer === 0 && target.length > 0) return null
  const place = to % (target.length + 1)
  if (from === toLayer && place === index) return null
  return {
    doc: { ...doc, layers: doc.layers.with(from, left).with(toLayer, target.toSpliced(place, 0, goal)) },
    operation: {
      kind: 'moveGoal',
      goalId: goalId(goal[0]),
      layer: LAYERS[toLayer] ?? 'core',
      to: place,
    },
  }
}

function docOf(name: string, { vertical, goals, states }: Needs): NeedsDoc {
  const stateOf = (id: string) => states.find((state) => state.goalId === id)
  return {
    name,
    vertical,
    layers: LAYERS.map((each) =>
      goals
        .filter((goal) => goal.layer === each)
        .map(({ id, text }) => [id, text, stateOf(id)?.desired ?? '', stateOf(id)?.importance ?? null]),
    ),
  }
}

/** Needs documents in the sequences. */
export const NEEDS: ModelKind<NeedsDocument, NeedsDoc, NeedsEdit> = {
  kind: needsKind,
  asUuid: needsUuid,
  openRepository: (dependencies) => createDocumentRepository(STORED_NEEDS, dependencies),
  empty: EMPTY,
  firstEdit: { kind: 'add', layer: 1, at: 0 },
  edits,
  planEdit,
  docOf,
  textsOf: ({ vertical, layers }) => [
    vertical,
    ...layers.flat().flatMap(([, text, desired]) => [text, desired]),
  ],
}
