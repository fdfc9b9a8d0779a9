import type { NeedLayer } from './NEED_LAYERS.ts'
import type { Goal, GoalId, GoalState, Needs, NeedsUuid } from './Needs.ts'

/** An empty needs document: no industry and no goals. */
export const newNeeds = (uuid: NeedsUuid): Needs => ({ uuid, vertical: '', goals: [], states: [] })

interface NewGoal {
  readonly id: GoalId
  readonly layer: NeedLayer
  readonly text?: string
}

export const newGoal = ({ id, layer, text = '' }: NewGoal): Goal => ({ id, layer, text })

/** The state of a goal before the member writes any. */
export const newGoalState = (goalId: GoalId): GoalState => ({
  goalId,
  current: '',
  desired: '',
  conditions: '',
  importance: null,
})

/**
 * The same content as a new needs document. Goals keep their ids, which are unique within one document, and their
 * links to studies.
 * @param uuid identity of the copy, not used by any other needs document
 */
export const copyNeeds = (needs: Needs, uuid: NeedsUuid): Needs => ({ ...needs, uuid })
