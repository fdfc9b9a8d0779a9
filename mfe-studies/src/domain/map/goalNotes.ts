import type { Goal, Needs } from '@outcome-studio/shared/domain/needs'
import type { TextStyle } from '@outcome-studio/shared/files'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'
import { describeOpportunity } from './describeOpportunity.ts'
import type { MapUse } from './MapUse.ts'
import { OPPORTUNITY_COLORS, TEXT } from './mapStyles.ts'
import { writtenGoals } from './writtenGoals.ts'

/** What the map shows of a goal below its text. */
export type GoalNotes = (goal: Goal) => readonly { readonly text: string; readonly style: TextStyle }[]

/** Notes of the goals: an executor other than that of the core job, linked study, importance of the gap, opportunity. */
export function goalNotes(needs: Needs, { goals }: NeedsOpportunities, { isEdited }: MapUse): GoalNotes {
  const [core] = writtenGoals(needs, 'core')
  const importance = new Map(needs.states.map((state) => [state.goalId, state.importance]))
  return (goal) => {
    const opportunity = goals.get(goal.id)
    return [
      ...plainNotes(goal, core, importance.get(goal.id) ?? null, isEdited).map((text) => ({
        text,
        style: TEXT.note,
      })),
      ...(opportunity
        ? [
            {
              text: describeOpportunity(opportunity),
              style: {
                ...TEXT.note,
                isBold: opportunity.band !== 'appropriately served',
                color: OPPORTUNITY_COLORS[opportunity.band],
              },
            },
          ]
        : []),
    ]
  }
}

/**
 * The notes of a goal without its opportunity.
 * @param core undefined while it is not written
 * @param importance of the gap, 1 to 5; isEdited whether the executor of the core job has a field of its own
 */
export function plainNotes(
  goal: Goal,
  core: Goal | undefined,
  importance: number | null,
  isEdited: boolean,
): readonly string[] {
  const executor = goal.executor?.trim()
  const isOwnExecutor = goal.layer === 'core' ? !isEdited : executor !== core?.executor?.trim()
  return [
    executor && isOwnExecutor ? `Executor: ${executor}` : '',
    goal.study ? `Study: ${goal.study.docName}` : '',
    importance ? `Importance of the gap: ${importance} of 5` : '',
  ].filter(Boolean)
}
