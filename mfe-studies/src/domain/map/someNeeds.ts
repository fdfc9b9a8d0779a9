import type { Goal, GoalState, Needs } from '@outcome-studio/shared/domain/needs'
import { goalId, NEED_LAYERS, type NeedLayer, needsUuid } from '@outcome-studio/shared/domain/needs'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'

export const NO_OPPORTUNITIES: NeedsOpportunities = { goals: new Map(), layers: new Map() }

const LAYERS: readonly NeedLayer[] = [
  ...['outcomes', 'outcomes', 'outcomes', 'related', 'emotional', 'consumption', 'financial'],
] as const satisfies readonly NeedLayer[]

/** A needs document with this many goals, over all layers, with texts as long as real ones. */
export function needsOfSize(count: number): Needs {
  const goals = Array.from({ length: count }, (_none, at): Goal => {
    const layer = at === 0 ? 'core' : (LAYERS[at % LAYERS.length] ?? 'outcomes')
    return {
      id: goalId(`g${at}`),
      layer,
      text: `Minimize the time it takes to find out ${'which parts of the garden '.repeat(at % 4)}need water #${at}`,
      ...(layer === 'core' && { executor: 'Home gardeners' }),
      ...(layer === 'outcomes' && at % 3 > 0 && { step: `Step ${at % 5}` }),
    }
  })
  return { uuid: needsUuid('needs'), vertical: 'Gardening', goals, states: [] }
}

const text = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.lorem({ maxCount: 20 }),
  fc.stringMatching(/^[=+\-@|'\t]{1,3}[A-Z]{1,40}$/),
)

const goal = fc
  .record(
    {
      layer: fc.constantFrom(...NEED_LAYERS.filter((layer) => layer !== 'core')),
      text,
      step: text,
      executor: text,
      study: fc.record({ uuid: fc.constant(studyUuid('study')), docName: text }),
    },
    { requiredKeys: ['layer', 'text'] },
  )
  .map(({ layer, ...fields }) => ({ layer, ...fields }))

const state = fc.record({
  current: text,
  desired: text,
  conditions: text,
  importance: fc.option(fc.integer({ min: 1, max: 5 })),
})

/** Any needs document, with a core job or without. */
export const anyNeeds: fc.Arbitrary<Needs> = fc
  .record({
    vertical: text,
    core: fc.option(text),
    goals: fc.array(fc.tuple(goal, fc.option(state)), { maxLength: 12 }),
  })
  .map(({ vertical, core, goals }) => ({
    uuid: needsUuid('needs'),
    vertical,
    goals: [
      ...(core === null ? [] : [{ id: goalId('core'), layer: 'core' as const, text: core }]),
      ...goals.map(([fields], at): Goal => ({ id: goalId(`g${at}`), ...fields })),
    ],
    states: goals.flatMap(([, fields], at): readonly GoalState[] =>
      fields ? [{ goalId: goalId(`g${at}`), ...fields }] : [],
    ),
  }))
