import {
  type Goal,
  type GoalState,
  layerItemLabel,
  NEED_LAYERS,
  type NeedLayer,
  type Needs,
  newGoalState,
} from '@outcome-studio/shared/domain/needs'

/** A field's value with its label and text. */
export interface PartField {
  /** For example "Executor". */
  readonly name: string
  /** For example "Executor of related job 2". */
  readonly label: string
  /** null if the field says nothing. */
  readonly text: string | null
  readonly value: unknown
}

/** A goal with its state. */
export interface GoalPart {
  /** For example "Related job 2". */
  readonly label: string
  readonly goal: Goal
  /** Fields of the goal and, prefixed, of its state, by name. */
  readonly fields: ReadonlyMap<string, PartField>
}

/** The parts of a needs document, goals by id in their order. */
export interface NeedsParts {
  readonly whole: ReadonlyMap<string, PartField>
  readonly goals: ReadonlyMap<string, GoalPart>
  readonly layers: ReadonlyMap<NeedLayer, readonly string[]>
}

/** Prefix of the names of a state's fields. */
export const STATE_PREFIX = 'state:'

export function takeNeedsApart(needs: Needs): NeedsParts {
  const { uuid: _uuid, goals, states, ...whole } = needs
  const stateOf = new Map(states.map((state) => [state.goalId, state]))
  const layers = new Map(
    NEED_LAYERS.map((layer) => [layer, goals.filter((goal) => goal.layer === layer)] as const),
  )
  const parts = [...layers].flatMap(([layer, own]) =>
    own.map((goal, at) => {
      const label = layerItemLabel(layer, at)
      const fields = fieldsOf(goal, stateOf.get(goal.id), label)
      return [goal.id as string, { label, goal, fields }] as const
    }),
  )
  return {
    whole: new Map(
      Object.entries(whole).map(([name, value]) => [
        name,
        {
          name,
          label: name === 'vertical' ? 'Vertical' : `Needs document (${name})`,
          text: textOf(value),
          value,
        },
      ]),
    ),
    goals: new Map(parts),
    layers: new Map([...layers].map(([layer, own]) => [layer, own.map(({ id }) => id)])),
  }
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  executor: 'Executor',
  step: 'Job step',
  study: 'Study',
  source: 'Source',
  [`${STATE_PREFIX}current`]: 'Today',
  [`${STATE_PREFIX}desired`]: 'Desired',
  [`${STATE_PREFIX}conditions`]: 'Conditions',
  [`${STATE_PREFIX}importance`]: 'Importance of the gap',
}

/** A goal without a state has the same fields as one with an empty state, so that both merge alike. */
function fieldsOf(goal: Goal, state: GoalState | undefined, item: string): ReadonlyMap<string, PartField> {
  const { id, layer: _layer, ...own } = goal
  const { goalId: _id, ...written } = state ?? newGoalState(id)
  const values = [
    ...Object.entries(own),
    ...Object.entries(written).map(([name, value]) => [`${STATE_PREFIX}${name}`, value] as const),
  ]
  return new Map(
    values.map(([key, value]) => {
      const name = Object.hasOwn(FIELD_NAMES, key) ? FIELD_NAMES[key] : undefined
      const named = name === undefined ? `${item} (${key})` : `${name} of ${item.toLowerCase()}`
      const label = key === 'text' ? item : named
      return [key, { name: name ?? key, label, text: textOf(value), value }] as const
    }),
  )
}

/** A goal's text with all that is written about it. */
export function wholeText({ goal, fields }: GoalPart): string {
  const others = [...fields].filter(([key, { text }]) => key !== 'text' && text !== null)
  return [goal.text || 'Empty', ...others.map(([, { name, text }]) => `${name}: ${text}`)].join('\n')
}

/** A value as it is shown: a linked study by its name, a source as such, a field of another version as stored. */
function textOf(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'string') return value
  const isStudy = typeof value === 'object' && 'docName' in value && typeof value.docName === 'string'
  if (isStudy) return String(value.docName)
  const isSource = typeof value === 'object' && 'study' in value && 'item' in value
  return isSource ? 'Brought in from a study' : JSON.stringify(value)
}

export const fieldValues = (fields: ReadonlyMap<string, PartField>): Record<string, unknown> =>
  Object.fromEntries([...fields].map(([name, { value }]) => [name, value]))
