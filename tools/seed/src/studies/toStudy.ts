import { jobStepUuid, outcomeStatementUuid, type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import { seededGoalId, seededNeedsUuid } from './needsIds.ts'
import type { SeedStudy } from './SeedStudy.ts'
import { stableUuid } from './stableUuid.ts'

/**
 * Adds ids to a written study. It has no remarks.
 * @param owner makes the ids of two people's copies differ
 */
export function toStudy(written: SeedStudy, owner: string): Study {
  const { docName, executor, job, jobSteps, survey, startedFrom } = written
  const name = `${owner} ${docName}`
  const ratings = survey?.ratings.values()
  return {
    jtbd: { uuid: studyUuid(stableUuid(name)), executor, userInput: job, remarks: [] },
    jobSteps: jobSteps.map(({ category, text, outcomes }, step) => ({
      uuid: jobStepUuid(stableUuid(`${name} ${step}`)),
      userInput: text,
      category,
      remarks: [],
      outcomeStatements: outcomes.map((userInput, statement) => {
        const rated = ratings?.next().value
        return {
          uuid: outcomeStatementUuid(stableUuid(`${name} ${step}.${statement}`)),
          userInput,
          remarks: [],
          ...(rated && { rating: { importance: rated[0], satisfaction: rated[1] } }),
        }
      }),
    })),
    ...(survey && { survey: { respondents: survey.respondents } }),
    ...(startedFrom !== undefined && {
      needs: {
        uuid: seededNeedsUuid(owner, startedFrom),
        docName: startedFrom,
        goalId: seededGoalId(owner, startedFrom, 'core'),
      },
    }),
  }
}
