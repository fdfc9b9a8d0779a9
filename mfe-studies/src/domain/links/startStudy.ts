import type { Goal, GoalId, Needs, NeedsOperation } from '@outcome-studio/shared/domain/needs'
import type { JobStep, Study, StudyUuid } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'

interface StartOptions {
  readonly goalId: GoalId
  /** Name of the needs document. */
  readonly docName: string
  readonly uuid: StudyUuid
  /** Returns an unused id on each call. */
  readonly newId: () => string
}

/** A study that a goal begins, and the edit that links the map to it. */
export interface StartedStudy {
  readonly study: Study
  /** @param docName name under which the study was saved */
  readonly link: (docName: string) => NeedsOperation
}

interface Written {
  readonly goal: Goal
  readonly item: string
}

/**
 * Begins a study from the core job or a related job. It carries the executor and the job. From the core job it also
 * carries the desired outcomes, one job step for each step they name, in that order; those without a step come last.
 * @returns null if the goal is of another layer, has no text or no longer exists
 */
export function startStudy(
  needs: Needs,
  { goalId, docName, uuid, newId }: StartOptions,
): StartedStudy | null {
  const goal = needs.goals.find(({ id }) => id === goalId)
  if (!goal || goal.text.trim() === '' || (goal.layer !== 'core' && goal.layer !== 'related')) return null
  const outcomes = goal.layer === 'core' ? outcomesOf(needs) : []
  const written = outcomes.map((outcome): Written => ({ goal: outcome, item: newId() }))
  const core = needs.goals.find(({ layer }) => layer === 'core')
  const study: Study = {
    jtbd: {
      uuid,
      executor: (goal.executor?.trim() || core?.executor?.trim()) ?? '',
      userInput: goal.text.trim(),
      remarks: [],
    },
    jobSteps: jobSteps(written, newId),
    needs: { uuid: needs.uuid, docName, goalId },
  }
  const link = (studyName: string): NeedsOperation => ({
    kind: 'batch',
    operations: [
      { kind: 'setGoalFields', goalId, fields: { study: { uuid, docName: studyName } } },
      ...written.map(
        ({ goal: outcome, item }): NeedsOperation => ({
          kind: 'setGoalFields',
          goalId: outcome.id,
          fields: { source: { study: uuid, item } },
        }),
      ),
    ],
  })
  return { study, link }
}

const outcomesOf = ({ goals }: Needs): readonly Goal[] =>
  goals.filter(({ layer, text }) => layer === 'outcomes' && text.trim() !== '')

function jobSteps(written: readonly Written[], newId: () => string): readonly JobStep[] {
  const byStep = Map.groupBy(written, ({ goal }) => goal.step?.trim() ?? '')
  const named = [...byStep].filter(([step]) => step !== '')
  const rest = [...byStep].filter(([step]) => step === '')
  return [...named, ...rest].map(([step, outcomes]) => ({
    uuid: jobStepUuid(newId()),
    userInput: step,
    category: null,
    remarks: [],
    outcomeStatements: outcomes.map(({ goal, item }) => ({
      uuid: outcomeStatementUuid(item),
      userInput: goal.text.trim(),
      remarks: [],
    })),
  }))
}
