import { memory } from '@outcome-studio/shared/data/testing'
import {
  jobStepUuid,
  outcomeStatementUuid,
  type Study,
  type StudyHeader,
  studyUuid,
} from '@outcome-studio/shared/domain/study'

/** A study with one list of statements for each job step; uuids are made of the name and the place. */
export function exampleStudy(name: string, steps: readonly (readonly string[])[] = []): Study {
  return {
    jtbd: {
      uuid: studyUuid(name),
      executor: 'commuters',
      userInput: 'reach a destination on time',
      remarks: [],
    },
    jobSteps: steps.map((statements, at) => ({
      uuid: jobStepUuid(`${name}-${at}`),
      userInput: `plan leg ${at + 1} of the trip`,
      category: null,
      remarks: [],
      outcomeStatements: statements.map((userInput, index) => ({
        uuid: outcomeStatementUuid(`${name}-${at}-${index}`),
        userInput,
        remarks: [],
      })),
    })),
  }
}

export const storeStudy = (docName: string, steps?: readonly (readonly string[])[]): Promise<StudyHeader> =>
  memory().studies.save({ docName, content: exampleStudy(docName, steps), basedOnRevision: null })
