import type { Study, StudyUuid } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'

/** The same content with new uuids for study, steps and statements. */
export function withNewIds(
  study: Study,
  { uuid, newId }: { readonly uuid: StudyUuid; readonly newId: () => string },
): Study {
  return {
    ...study,
    jtbd: { ...study.jtbd, uuid },
    jobSteps: study.jobSteps.map((step) => ({
      ...step,
      uuid: jobStepUuid(newId()),
      outcomeStatements: step.outcomeStatements.map((statement) => ({
        ...statement,
        uuid: outcomeStatementUuid(newId()),
      })),
    })),
  }
}
