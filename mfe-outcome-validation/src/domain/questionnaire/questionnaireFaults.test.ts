import type { OutcomeStatement, Remark, Severity, Study } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '@outcome-studio/shared/domain/study'
import { questionnaireFaults } from './questionnaireFaults.ts'

const remark = (ruleId: string, severity: Severity, source: Remark['source'] = 'lexer'): Remark => ({
  ruleId,
  severity,
  message: `${ruleId} says so.`,
  span: null,
  suggestion: null,
  source,
})
const statement = (uuid: string, more: Partial<OutcomeStatement> = {}): OutcomeStatement => ({
  uuid: outcomeStatementUuid(uuid),
  userInput: `Minimize the time it takes to do ${uuid}`,
  remarks: [],
  ...more,
})
const studyOf = (...outcomeStatements: readonly OutcomeStatement[]): Study => ({
  jtbd: { uuid: studyUuid('study'), executor: '', userInput: '', remarks: [] },
  jobSteps: [{ uuid: jobStepUuid('step'), userInput: '', category: null, remarks: [], outcomeStatements }],
})
const numbersOf = (...args: Parameters<typeof questionnaireFaults>) =>
  Object.fromEntries(
    Object.entries(questionnaireFaults(...args)).map(([kind, needs]) => [
      kind,
      needs.map(({ number }: { readonly number: string }) => number),
    ]),
  )

test('a statement is listed once for errors, for warnings and as a duplicate', () => {
  const found = {
    a: [remark('O1', 'error'), remark('O3', 'error'), remark('O5', 'warning')],
    b: [remark('O14', 'warning')],
    c: [remark('O17', 'hint')],
  }
  expect(numbersOf(studyOf(statement('a'), statement('b'), statement('c')), found)).toEqual({
    errors: ['1.1'],
    warnings: ['1.1'],
    duplicates: ['1.2'],
  })
})

test('what was dismissed and what is empty is not asked about again; what the judge found counts', () => {
  const dismissed = statement('a', {
    dismissals: [{ ruleId: 'O1', text: 'Minimize the time it takes to do a', reason: 'Known' }],
  })
  const judged = statement('c', { remarks: [remark('O12', 'warning', 'judge'), remark('O1', 'error')] })
  const study = studyOf(dismissed, statement('b', { userInput: ' ' }), judged)
  const found = { a: [remark('O1', 'error')], b: [remark('O1', 'error')] }
  expect(numbersOf(study, found)).toEqual({ errors: [], warnings: ['1.3'], duplicates: [] })
})
