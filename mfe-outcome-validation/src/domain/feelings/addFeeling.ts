import type {
  Goal,
  GoalId,
  GoalSource,
  Needs,
  NeedsOperation,
  NeedsUuid,
} from '@outcome-studio/shared/domain/needs'
import { comparableText, newGoal, newNeeds } from '@outcome-studio/shared/domain/needs'
import type { Job } from '@outcome-studio/shared/domain/study'

/** Rules whose remarks offer to move the text to the emotional jobs (docs/method.md §1, §4). */
export const FEELING_RULES: ReadonlySet<string> = new Set(['J4', 'O10'])

/** A text about a feeling that leaves a study. */
export interface Feeling {
  /** Unused id of its goal. */
  readonly id: GoalId
  readonly text: string
  /** The statement that it was. */
  readonly source?: GoalSource
}

/**
 * The edit that adds a feeling as the last emotional or social job.
 * @returns null if the text is empty, or the map has it already
 */
export function addFeeling({ goals }: Needs, { id, text, source }: Feeling): NeedsOperation | null {
  const feelings = goals.filter(({ layer }) => layer === 'emotional')
  const isSame = (goal: Goal) =>
    comparableText(goal.text) === comparableText(text) ||
    (source !== undefined && goal.source?.study === source.study && goal.source.item === source.item)
  if (text.trim() === '' || feelings.some(isSame)) return null
  const goal: Goal = {
    ...newGoal({ id, layer: 'emotional', text: text.trim() }),
    ...(source && { source }),
  }
  return { kind: 'insertGoal', goal, index: feelings.length }
}

/** A needs document for the feelings of a study: its core job is the job of the study. */
export function needsOfJob({ userInput, executor }: Job, uuid: NeedsUuid, id: GoalId): Needs {
  const text = userInput.trim()
  if (text === '') return newNeeds(uuid)
  const core: Goal = {
    ...newGoal({ id, layer: 'core', text }),
    ...(executor.trim() !== '' && { executor: executor.trim() }),
  }
  return { ...newNeeds(uuid), goals: [core] }
}
