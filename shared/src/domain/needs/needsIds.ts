import type { GoalId, NeedsUuid } from './Needs.ts'

/** Marks a string as the uuid of a needs document. The caller guarantees that it is unique. */
export const needsUuid = (value: string): NeedsUuid => value as NeedsUuid

/** Marks a string as the id of a goal. The caller guarantees that it is unique. */
export const goalId = (value: string): GoalId => value as GoalId
