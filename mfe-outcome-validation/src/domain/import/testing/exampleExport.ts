import { jobStepUuid, outcomeStatementUuid, type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import { studyToWord } from '../../export/studyToWord.ts'
import { readDocument } from '../../word/readDocument.ts'

const statement = (id: string, userInput: string) => ({
  uuid: outcomeStatementUuid(id),
  userInput,
  remarks: [],
  rating: { importance: 8, satisfaction: 3 },
})

/** A rated study, and the blocks of the Word document that it is exported as. */
export async function exampleExport() {
  const study: Study = {
    jtbd: { uuid: studyUuid('u'), executor: 'commuters', userInput: 'reach a destination', remarks: [] },
    jobSteps: [
      {
        uuid: jobStepUuid('s1'),
        userInput: 'plan the trip',
        category: 'Define',
        remarks: [],
        outcomeStatements: [
          statement('o1', 'Minimize the time it takes to find a route'),
          statement('o2', 'Minimize the likelihood of missing a train'),
        ],
      },
      {
        uuid: jobStepUuid('s2'),
        userInput: 'pay for the trip',
        category: 'Execute',
        remarks: [],
        outcomeStatements: [statement('o3', 'Minimize the time it takes to pay')],
      },
    ],
  }
  const blocks = await readDocument(
    studyToWord('Commute', study, new Date('2026-02-03T04:05:06.000Z')),
    () => undefined,
  )
  return { study, blocks }
}
