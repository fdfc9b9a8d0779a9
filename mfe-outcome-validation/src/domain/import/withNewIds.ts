import type { OutcomeStatementUuid, Study, StudyUuid } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'

/**
 * The same content with new uuids for study, steps and statements. Initiatives refer to the new ones; their effects on
 * removed statements are left out.
 */
export function withNewIds(
  study: Study,
  { uuid, newId }: { readonly uuid: StudyUuid; readonly newId: () => string },
): Study {
  const renewed = new Map<OutcomeStatementUuid, OutcomeStatementUuid>()
  const jobSteps = study.jobSteps.map((step) => ({
    ...step,
    uuid: jobStepUuid(newId()),
    outcomeStatements: step.outcomeStatements.map((statement) => {
      const fresh = outcomeStatementUuid(newId())
      renewed.set(statement.uuid, fresh)
      return { ...statement, uuid: fresh }
    }),
  }))
  const initiatives = study.initiatives?.map((initiative) => ({
    ...initiative,
    effects: initiative.effects.flatMap(({ statementId, ...rest }) => {
      const fresh = renewed.get(statementId)
      return fresh === undefined ? [] : { ...rest, statementId: fresh }
    }),
  }))
  return {
    ...study,
    jtbd: { ...study.jtbd, uuid },
    jobSteps,
    ...(initiatives && { initiatives }),
  }
}
