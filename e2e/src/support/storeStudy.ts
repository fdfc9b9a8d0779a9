import {
  jobStepUuid,
  outcomeStatementUuid,
  STUDY_SAVING,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { storeDocument } from './storeDocument.ts'

interface StoreStudy {
  readonly portOffset: number
  readonly email: string
  readonly docName: string
  /** Number of outcome statements, ten per job step. */
  readonly statements: number
}

/** Stores a generated study of any size in the local cloud with admin rights. */
export async function storeStudy({ portOffset, email, docName, statements }: StoreStudy): Promise<void> {
  const uuid = studyUuid(crypto.randomUUID())
  const study: Study = {
    jtbd: { uuid, executor: 'Fence keepers', userInput: 'Maintain a pasture fence', remarks: [] },
    jobSteps: Array.from({ length: Math.ceil(statements / 10) }, (_, step) => ({
      uuid: jobStepUuid(crypto.randomUUID()),
      userInput: `Check section ${step + 1} of the fence`,
      category: 'Monitor',
      remarks: [],
      outcomeStatements: Array.from({ length: 10 }, (_, index) => ({
        uuid: outcomeStatementUuid(crypto.randomUUID()),
        userInput: `Minimize the time it takes to find a loose post in row ${'abcdefghij'.charAt(index)} when the ground is wet`,
        remarks: [],
      })),
    })),
  }
  await storeDocument(STUDY_SAVING, { portOffset, email, docName, content: study })
}
