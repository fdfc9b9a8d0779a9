import type { Remark } from '@outcome-studio/shared/domain/study'
import { EXECUTOR, WHOLE_STUDY } from './remarkPlaces.ts'

/** The checker reports all of these on the job. Each list is shown at another place on the screen. */
export interface JobRemarks {
  readonly executor: readonly Remark[]
  readonly job: readonly Remark[]
  /** About the whole study: its numbers of steps and statements. */
  readonly study: readonly Remark[]
}

const EXECUTOR_RULE = /^E\d/
const STUDY_RULE = /^S\d/

/**
 * The remarks of one of the job's lists.
 * @param list EXECUTOR, WHOLE_STUDY or the job's uuid
 */
export function remarksInJobList(list: string, remarks: readonly Remark[]): readonly Remark[] {
  const { executor, study, job } = jobRemarks(remarks)
  if (list === EXECUTOR) return executor
  return list === WHOLE_STUDY ? study : job
}

/** Splits the job's remarks by subject: rules E concern the executor, S the whole study. */
export function jobRemarks(remarks: readonly Remark[]): JobRemarks {
  const executor = remarks.filter(({ ruleId }) => EXECUTOR_RULE.test(ruleId))
  const study = remarks.filter(({ ruleId }) => STUDY_RULE.test(ruleId))
  return {
    executor,
    study,
    job: remarks.filter((remark) => !executor.includes(remark) && !study.includes(remark)),
  }
}
