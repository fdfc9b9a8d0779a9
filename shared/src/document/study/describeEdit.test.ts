import {
  jobStepUuid,
  newJobStep,
  newOutcomeStatement,
  newStudy,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { describeEdit } from './describeEdit.ts'

const stepId = jobStepUuid('A-1')
const statementId = outcomeStatementUuid('A-0-1')
const first = newJobStep(jobStepUuid('A-0'), outcomeStatementUuid('A-0-0'))
const study: Study = {
  ...newStudy({ uuid: studyUuid('A') }),
  jobSteps: [
    { ...first, outcomeStatements: [...first.outcomeStatements, newOutcomeStatement(statementId)] },
    newJobStep(stepId, outcomeStatementUuid('A-1-0')),
  ],
}
const remove: StudyOperation = { kind: 'removeOutcomeStatement', statementId }

test.each<[StudyOperation, string]>([
  [{ kind: 'setExecutor', executor: 'x' }, 'job executor changed'],
  [{ kind: 'replaceJob', userInput: 'x' }, 'job changed'],
  [{ kind: 'updateJobStep', stepId, userInput: 'x' }, 'job step 2 changed'],
  [{ kind: 'updateJobStep', stepId, category: 'Define' }, 'category of job step 2 changed'],
  [{ kind: 'moveJobStep', stepId, to: 0 }, 'job step 2 moved'],
  [{ kind: 'removeJobStep', stepId }, 'job step 2 removed'],
  [remove, 'outcome statement 1.2 removed'],
  [{ kind: 'moveOutcomeStatement', statementId, stepId, to: 0 }, 'outcome statement 1.2 moved'],
  [{ kind: 'addOutcomeStatement', stepId, index: 1, statementId }, 'outcome statement 2.2 added'],
  [{ kind: 'setNotApplicable', category: 'Modify', reason: 'x' }, 'category Modify does not apply'],
  [{ kind: 'setStudyFields', fields: { survey: null } }, 'survey changed'],
  [{ kind: 'batch', operations: [remove] }, 'outcome statement 1.2 removed'],
  [{ kind: 'batch', operations: [remove, remove] }, '2 changes made at once'],
])('%j has the label: %s', (operation, label) => {
  expect(describeEdit(study, operation)).toBe(label)
})
