import type { Remark } from '@outcome-studio/shared/domain'

/** The checker ties all of these to the job; each belongs at another place of the screen. */
export interface JobRemarks {
  readonly executor: readonly Remark[]
  readonly job: readonly Remark[]
  /** About the study as a whole: how many steps and statements it has. */
  readonly study: readonly Remark[]
}

const EXECUTOR_RULE = /^E\d/
const STUDY_RULE = /^S\d/

/** Sorts the job's remarks by what they are about: rules E about the executor, S about the whole study. */
export function jobRemarks(remarks: readonly Remark[]): JobRemarks {
  const executor = remarks.filter(({ ruleId }) => EXECUTOR_RULE.test(ruleId))
  const study = remarks.filter(({ ruleId }) => STUDY_RULE.test(ruleId))
  return {
    executor,
    study,
    job: remarks.filter((remark) => !executor.includes(remark) && !study.includes(remark)),
  }
}
