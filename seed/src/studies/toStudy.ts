import { jobStepUuid, outcomeStatementUuid, type Study, studyUuid } from '@outcome-studio/shared/domain'
import type { SeedStudy } from './SeedStudy.ts'
import { stableUuid } from './stableUuid.ts'

/**
 * Adds ids to a written study. It has no remarks.
 * @param owner makes the ids of two people's copies differ
 */
export function toStudy({ docName, executor, job, jobSteps }: SeedStudy, owner: string): Study {
  const name = `${owner} ${docName}`
  return {
    jtbd: { uuid: studyUuid(stableUuid(name)), executor, userInput: job, remarks: [] },
    jobSteps: jobSteps.map(({ category, text, outcomes }, step) => ({
      uuid: jobStepUuid(stableUuid(`${name} ${step}`)),
      userInput: text,
      category,
      remarks: [],
      outcomeStatements: outcomes.map((userInput, statement) => ({
        uuid: outcomeStatementUuid(stableUuid(`${name} ${step}.${statement}`)),
        userInput,
        remarks: [],
      })),
    })),
  }
}
