import {
  type Goal,
  type GoalId,
  type GoalState,
  NEED_LAYERS,
  type NeedLayer,
  type Needs,
} from '@outcome-studio/shared/domain/needs'
import type { DocumentViews } from '../core/DocumentViews.ts'

/** Key of the industry. */
export const VERTICAL = 'vertical'

/** Key of the list of goals in a layer. A goal's key is its id. */
export const layerKey = (layer: NeedLayer): string => `layer ${layer}`

/** Key of a goal's state. */
export const stateKey = (goalId: GoalId): string => `state ${goalId}`

/** A needs document, split into what each part of a screen shows. */
export class NeedsViews implements DocumentViews<Needs> {
  #needs: Needs
  #layers: ReadonlyMap<NeedLayer, readonly GoalId[]> = new Map()
  #goals: ReadonlyMap<GoalId, Goal> = new Map()
  #states: ReadonlyMap<GoalId, GoalState> = new Map()

  constructor(needs: Needs) {
    this.#needs = needs
    this.#index(needs)
  }

  /** The industry. */
  get vertical(): string {
    return this.#needs.vertical
  }
  /** Ids of a layer's goals in their order. */
  layer(layer: NeedLayer): readonly GoalId[] {
    return this.#layers.get(layer) ?? []
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
    const before = { vertical: this.vertical, layers: this.#layers, goals: this.#goals, states: this.#states }
    this.#needs = needs
    this.#index(needs)
    const changed = new Set<string>()
    if (before.vertical !== this.vertical) changed.add(VERTICAL)
    for (const layer of NEED_LAYERS)
      if (before.layers.get(layer) !== this.#layers.get(layer)) changed.add(layerKey(layer))
    addChanged(changed, before.goals, this.#goals, (id) => id)
    addChanged(changed, before.states, this.#states, stateKey)
    return changed
  }

  #index(needs: Needs): void {
    const before = this.#layers
    const idsOf = (layer: NeedLayer) => needs.goals.filter((goal) => goal.layer === layer).map(({ id }) => id)
    this.#layers = new Map(
      NEED_LAYERS.map((layer) => [layer, reuse(before.get(layer) ?? [], idsOf(layer))] as const),
    )
    this.#goals = new Map(needs.goals.map((goal) => [goal.id, goal]))
    this.#states = new Map(needs.states.map((state) => [state.goalId, state]))
  }
}

function reuse<Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  return before.length === after.length && after.every((item, at) => item === before[at]) ? before : after
}

function addChanged<Part>(
  changed: Set<string>,
  before: ReadonlyMap<GoalId, Part>,
  after: ReadonlyMap<GoalId, Part>,
  keyOf: (id: GoalId) => string,
): void {
  for (const [id, part] of after) if (before.get(id) !== part) changed.add(keyOf(id))
  for (const id of before.keys()) if (!after.has(id)) changed.add(keyOf(id))
}
