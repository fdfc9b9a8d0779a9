import { memory } from '@outcome-studio/shared/data/testing'
import {
  jobStepUuid,
  outcomeStatementUuid,
  type Rating,
  type StudyHeader,
  studyUuid,
} from '@outcome-studio/shared/domain/study'

/** Stores a study with one job step and a rating for each statement; its uuid is its first name. */
export function storeRatedStudy(
  docName: string,
  ratings: Readonly<Record<string, Rating>>,
): Promise<StudyHeader> {
  const study = {
    jtbd: { uuid: studyUuid(docName), executor: '', userInput: 'Get to work', remarks: [] },
    jobSteps: [
      {
        uuid: jobStepUuid(`${docName} step`),
        userInput: 'Plan the trip',
        category: null,
        remarks: [],
        outcomeStatements: Object.entries(ratings).map(([userInput, rating]) => ({
          uuid: outcomeStatementUuid(`${docName} ${userInput}`),
          userInput,
          remarks: [],
          rating,
        })),
      },
    ],
  }
  return memory().studies.save({ docName, content: study, basedOnRevision: null })
}
