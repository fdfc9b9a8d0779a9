import {
  type Goal,
  type GoalId,
  type GoalState,
  isWritten,
  NEED_LAYERS,
  type NeedLayer,
  type Needs,
} from '@outcome-studio/shared/domain/needs'
import type { DocumentViews } from '../core/DocumentViews.ts'

/** Key of the industry. */
export const VERTICAL = 'vertical'

/** Key of the list of goals in a layer, and of how many are written. A goal's key is its id. */
export const layerKey = (layer: NeedLayer): string => `layer ${layer}`

/** Key of a goal's state. */
export const stateKey = (goalId: GoalId): string => `state ${goalId}`

const NONE: readonly GoalId[] = []

/** A needs document, split into what each part of a screen shows. */
export class NeedsViews implements DocumentViews<Needs> {
  #needs: Needs
  readonly #layers = new Map<NeedLayer, readonly GoalId[]>()
  readonly #goals = new Map<GoalId, Goal>()
  #states: ReadonlyMap<GoalId, GoalState> = new Map()

  constructor(needs: Needs) {
    this.#needs = needs
    this.#updateGoals([], new Set())
    this.#updateStates(new Set())
  }

  /** The industry. */
  get vertical(): string {
    return this.#needs.vertical
  }
  /** Ids of a layer's goals in their order. */
  layer(layer: NeedLayer): readonly GoalId[] {
    return this.#layers.get(layer) ?? NONE
  }
  /** A goal; undefined if there is none of that id. */
  goal(goalId: GoalId): Goal | undefined {
    return this.#goals.get(goalId)
  }
  /** The state of a goal; undefined if it has none. */
  state(goalId: GoalId): GoalState | undefined {
    return this.#states.get(goalId)
  }
  /** The core job; undefined until the member writes one. */
  get core(): Goal | undefined {
    const [first] = this.layer('core')
    return first === undefined ? undefined : this.goal(first)
  }

  /** Indexes the next content. Returns the keys of the views that changed. */
  update(needs: Needs): ReadonlySet<string> {
    const before = this.#needs
    this.#needs = needs
    const changed = new Set<string>()
    if (before.vertical !== needs.vertical) changed.add(VERTICAL)
    if (before.goals !== needs.goals) this.#updateGoals(before.goals, changed)
    if (before.states !== needs.states) this.#updateStates(changed)
    return changed
  }

  #updateGoals(before: readonly Goal[], changed: Set<string>): void {
    const { goals } = this.#needs
    // A key edits one goal where it is. Only other edits change the lists.
    const areListed =
      goals.length === before.length &&
      goals.every(({ id, layer }, at) => id === before[at]?.id && layer === before[at].layer)
    if (!areListed) this.#updateLayers(changed)
    for (const goal of goals) {
      const earlier = this.#goals.get(goal.id)
      if (earlier === goal) continue
      this.#goals.set(goal.id, goal)
      changed.add(goal.id)
      if (earlier && isWritten(earlier) !== isWritten(goal)) changed.add(layerKey(goal.layer))
    }
  }

  #updateLayers(changed: Set<string>): void {
    const { goals } = this.#needs
    for (const layer of NEED_LAYERS) {
      const before = this.layer(layer)
      const ids = goals.filter((goal) => goal.layer === layer).map(({ id }) => id)
      if (before.length === ids.length && ids.every((id, at) => id === before[at])) continue
      this.#layers.set(layer, ids)
      changed.add(layerKey(layer))
    }
    const ids = new Set(goals.map(({ id }) => id))
    for (const id of this.#goals.keys()) {
      if (!ids.has(id)) {
        this.#goals.delete(id)
        changed.add(id)
      }
    }
  }

  #updateStates(changed: Set<string>): void {
    const before = this.#states
    this.#states = new Map(this.#needs.states.map((state) => [state.goalId, state]))
    for (const id of new Set([...before.keys(), ...this.#states.keys()])) {
      if (before.get(id) !== this.#states.get(id)) changed.add(stateKey(id))
    }
  }
}
