import type { JobStepView, StudyViews } from '@outcome-studio/shared/document'
import {
  type Job,
  jobStepUuid,
  type OutcomeStatement,
  outcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'

/** Returns the job, job step or outcome statement of a uuid; undefined if it was removed. */
export const itemOf = (views: StudyViews, uuid: string): Job | JobStepView | OutcomeStatement | undefined =>
  uuid === views.job.uuid
    ? views.job
    : (views.statement(outcomeStatementUuid(uuid)) ?? views.step(jobStepUuid(uuid)))
