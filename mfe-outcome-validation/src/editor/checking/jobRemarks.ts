import type { Remark } from '@outcome-studio/shared/domain'

/** The checker reports all of these on the job. Each list is shown at another place on the screen. */
export interface JobRemarks {
  readonly executor: readonly Remark[]
  readonly job: readonly Remark[]
  /** About the whole study: its numbers of steps and statements. */
  readonly study: readonly Remark[]
}

const EXECUTOR_RULE = /^E\d/
const STUDY_RULE = /^S\d/

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
