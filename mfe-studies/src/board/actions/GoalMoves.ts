import type { NeedsSession } from '@outcome-studio/shared/document'
import {
  type GoalId,
  NEED_LAYER_TITLES,
  type NeedLayer,
  type NeedsOperation,
} from '@outcome-studio/shared/domain/needs'

interface GoalMovesOptions {
  readonly session: NeedsSession
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void
}

/** Moves goals within and between layers, and announces the new place. Each method returns whether anything moved. */
export class GoalMoves {
  readonly #options: GoalMovesOptions

  constructor(options: GoalMovesOptions) {
    this.#options = options
  }

  /** Moves a goal up or down within its layer. @param by -1 up, 1 down */
  by = (goalId: GoalId, by: -1 | 1): boolean => {
    const goal = this.#views.goal(goalId)
    if (!goal) return false
    const ids = this.#views.layer(goal.layer)
    const to = ids.indexOf(goalId) + by
    return to >= 0 && to < ids.length && this.to(goalId, goal.layer, to)
  }

  /**
   * Moves a goal to a place. A goal that becomes the core job sends the one before it to the related jobs.
   * @param to index in the layer, counted without the goal; default: at the end
   */
  to = (goalId: GoalId, layer: NeedLayer, to?: number): boolean => {
    const { session, announce } = this.#options
    const home = this.#views.goal(goalId)?.layer
    if (home === undefined) return false
    if (layer === 'core') return this.#toCore(goalId)
    const end = this.#views.layer(layer).length - (home === layer ? 1 : 0)
    if (!session.apply({ kind: 'moveGoal', goalId, layer, to: to ?? end })) return false
    const ids = this.#views.layer(layer)
    const place = `position ${ids.indexOf(goalId) + 1} of ${ids.length}`
    announce(home === layer ? `Moved to ${place}.` : `Moved to ${NEED_LAYER_TITLES[layer]}, ${place}.`)
    return true
  }

  #toCore(goalId: GoalId): boolean {
    const { session, announce } = this.#options
    const { core } = this.#views
    const home = this.#views.goal(goalId)?.layer
    if (home === 'core') return false
    const operations: NeedsOperation[] = [{ kind: 'moveGoal', goalId, layer: 'core', to: 0 }]
    if (core?.executor !== undefined) {
      // The executor belongs to the map, whichever job is its core.
      operations.push({ kind: 'setGoalFields', goalId, fields: { executor: core.executor } })
    }
    if (core) {
      operations.unshift(
        core.text.trim() === ''
          ? { kind: 'removeGoal', goalId: core.id }
          : { kind: 'moveGoal', goalId: core.id, layer: 'related', to: 0 },
      )
    }
    if (!session.apply({ kind: 'batch', operations }, 'core job replaced')) return false
    const before = core && core.text.trim() !== '' ? ' The one before is now a related job.' : ''
    announce(`This is the core job now.${before}`)
    return true
  }

  get #views() {
    return this.#options.session.views
  }
}
