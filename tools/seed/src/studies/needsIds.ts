import { type GoalId, goalId, type NeedsUuid, needsUuid } from '@outcome-studio/shared/domain/needs'
import { stableUuid } from './stableUuid.ts'

/** The uuid of a person's seeded needs document. */
export const seededNeedsUuid = (owner: string, docName: string): NeedsUuid =>
  needsUuid(stableUuid(`${owner} needs ${docName}`))

/** @param place of the goal in the document, for example "core" or "related 2" */
export const seededGoalId = (owner: string, docName: string, place: string): GoalId =>
  goalId(stableUuid(`${owner} needs ${docName} ${place}`))
