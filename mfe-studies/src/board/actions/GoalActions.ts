import type { NeedsSession } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import {
  type Goal,
  type GoalId,
  goalId,
  NEED_LAYER_TITLES,
  type NeedLayer,
  type NeedsOperation,
  newGoal,
} from '@outcome-studio/shared/domain/needs'
import { nameOfGoal } from '../../core/nameOfGoal.ts'
import { addKey, CORE_FIELD, goalFields } from './goalFields.ts'

export interface GoalActionsOptions {
  readonly session: NeedsSession
  readonly focus: { request(key: string, cursorAt?: 'start' | 'end'): void }
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void
  readonly newId: () => string
}

/** A member's actions on goals: edits, moves the focus and announces the result. */
export class GoalActions {
  readonly #options: GoalActionsOptions

  constructor(options: GoalActionsOptions) {
    this.#options = options
  }

  /** Adds an empty goal at the end of a layer. */
  add = (layer: NeedLayer): void => {
    this.#insertEmpty({ layer }, this.#views.layer(layer).length)
  }

  /** Adds an empty goal below another one of its layer, in the same job step. */
  addBelow = (id: GoalId): void => {
    const goal = this.#views.goal(id)
    if (goal) this.#insertEmpty(placeOf(goal), this.#views.layer(goal.layer).indexOf(id) + 1)
  }

  /** Writes the core job; the first word creates it. */
  writeCore = (text: string): void => {
    const { session, newId } = this.#options
    const { core } = session.views
    if (core) session.apply({ kind: 'setGoalText', goalId: core.id, text })
    else this.#insertCore(newGoal({ id: goalId(newId()), layer: 'core', text }))
  }

  /** Writes the executor of the core job, which begins empty. */
  writeExecutor = (executor: string): void => {
    const { session, newId } = this.#options
    const { core } = session.views
    if (core)
      session.apply({ kind: 'setGoalFields', goalId: core.id, fields: { executor: executor || null } })
    else this.#insertCore({ ...newGoal({ id: goalId(newId()), layer: 'core' }), executor })
  }

  /** Removes a goal and moves the focus to the one that takes its place. */
  remove = (id: GoalId): void => {
    const { session, announce, focus } = this.#options
    const goal = this.#views.goal(id)
    if (!goal) return
    const name = nameOfGoal(this.#views, goal)
    const next = this.#neighbor(id)
    session.apply({ kind: 'removeGoal', goalId: id })
    announce(`${name} removed. Undo brings it back.`)
    focus.request(next)
  }

  /** Handles Backspace in an empty goal: removes it and moves the focus to the field before it. */
  removeEmpty = (id: GoalId): void => {
    const { session, focus } = this.#options
    const fields = goalFields(this.#views)
    const before = fields[fields.indexOf(id) - 1] ?? CORE_FIELD
    session.apply({ kind: 'removeGoal', goalId: id })
    focus.request(before)
  }

  /** Inserts pasted lines. The first replaces an empty goal, the others follow. */
  paste = (id: GoalId, lines: readonly string[]): void => {
    const { session, announce, focus, newId } = this.#options
    const goal = this.#views.goal(id)
    const [first, ...others] = lines
    if (!goal || first === undefined) return
    const isEmpty = goal.text.trim() === ''
    const index = this.#views.layer(goal.layer).indexOf(id) + 1
    const inserted = (isEmpty ? others : lines).map((text, at) => {
      const added = { ...newGoal({ id: goalId(newId()), layer: goal.layer, text }), ...placeOf(goal) }
      return { kind: 'insertGoal', goal: added, index: index + at } as const
    })
    const replaced: readonly NeedsOperation[] = isEmpty
      ? [{ kind: 'setGoalText', goalId: id, text: first }]
      : []
    session.apply(
      { kind: 'batch', operations: [...replaced, ...inserted] },
      `${counted(lines.length, 'goal')} pasted`,
    )
    announce(`${counted(lines.length, 'goal')} pasted to ${NEED_LAYER_TITLES[goal.layer]}.`)
    focus.request(inserted.at(-1)?.goal.id ?? id)
  }

  /** Moves the focus to the field before or after one, in page order. */
  goToNeighbor = (key: string, by: -1 | 1): void => {
    const fields = goalFields(this.#views)
    const neighbor = fields[fields.indexOf(key) + by]
    if (neighbor !== undefined) this.#options.focus.request(neighbor, by < 0 ? 'end' : 'start')
  }

  /** The field that takes the focus when a goal goes: the next goal of its layer, or the one before. */
  #neighbor(id: GoalId): string {
    const layer = this.#views.goal(id)?.layer
    const ids = layer === undefined ? [] : this.#views.layer(layer)
    const at = ids.indexOf(id)
    return ids[at + 1] ?? ids[at - 1] ?? (layer === undefined ? CORE_FIELD : addKey(layer))
  }

  #insertEmpty(place: Pick<Goal, 'layer' | 'step'>, index: number): void {
    const { session, focus, newId } = this.#options
    const id = goalId(newId())
    session.apply({ kind: 'insertGoal', goal: { ...newGoal({ id, layer: place.layer }), ...place }, index })
    focus.request(id)
  }

  #insertCore(goal: ReturnType<typeof newGoal>): void {
    this.#options.session.apply({ kind: 'insertGoal', goal, index: 0 })
  }

  get #views() {
    return this.#options.session.views
  }
}

/** Layer and job step of a goal, which those added below it share. */
const placeOf = ({ layer, step }: Goal): Pick<Goal, 'layer' | 'step'> =>
  step === undefined ? { layer } : { layer, step }
