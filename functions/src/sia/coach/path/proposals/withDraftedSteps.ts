import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { Drafted } from './proposeDrafts.ts'

/**
 * The study as it is once the steps on the cards of a reply are accepted: the next question is about it, so that nobody
 * has to write a message only to go on. A question about a step that was rejected gives way to the next one.
 */
export function withDraftedSteps(study: CheckedStudy, drafted: Drafted | undefined): CheckedStudy {
  const jobSteps = [...study.jobSteps]
  for (const { edit } of drafted?.proposals ?? []) {
    if (edit.kind !== 'addStep') continue
    const before = jobSteps.findIndex(({ uuid }) => uuid === edit.afterStepId)
    const at = edit.afterStepId === null ? 0 : before < 0 ? jobSteps.length : before + 1
    jobSteps.splice(at, 0, {
      uuid: edit.stepId,
      userInput: edit.text,
      category: edit.category,
      outcomeStatements: [],
    })
  }
  return { ...study, jobSteps }
}
