import { randomUUID } from 'node:crypto'
import { jobStepUuid, outcomeStatementUuid, type Study, studyUuid } from '@outcome-studio/shared/domain/study'

/** A small study with an identity of its own. */
export function sampleStudy(job = 'Prepare a packed lunch for the day'): Study {
  return {
    jtbd: { uuid: studyUuid(randomUUID()), executor: 'Commuters', userInput: job, remarks: [] },
    jobSteps: [
      {
        uuid: jobStepUuid(randomUUID()),
        userInput: 'Gather the food for the day',
        category: 'Locate',
        remarks: [
          {
            ruleId: 'J12',
            severity: 'warning',
            message: 'Is there a clear end?',
            span: { start: 0, end: 6 },
            suggestion: null,
            source: 'lexer',
          },
        ],
        outcomeStatements: [
          {
            uuid: outcomeStatementUuid(randomUUID()),
            userInput: 'Minimize the likelihood that food leaks when a bag is tipped over',
            remarks: [],
          },
        ],
      },
    ],
  }
}
