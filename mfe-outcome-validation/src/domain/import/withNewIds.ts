import type {
  OutcomeStatementUuid,
  SegmentDefinition,
  Study,
  StudyUuid,
} from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'

/**
 * The same content with new uuids for study, steps and statements. Initiatives and segments refer to the new ones;
 * effects on removed statements are left out.
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
  const renewedId = (id: string) => renewed.get(outcomeStatementUuid(id)) ?? id
  const renamed = (segments: SegmentDefinition): SegmentDefinition =>
    segments.kind === 'filter' ? segments : { ...segments, outcomes: segments.outcomes.map(renewedId) }
  return {
    ...study,
    ...(study.segments && { segments: study.segments.map(renamed) }),
    jtbd: { ...study.jtbd, uuid },
    jobSteps,
    ...(initiatives && { initiatives }),
  }
}
