import * as fc from 'fast-check'
import { JOB_STEP_CATEGORIES, type Study } from './Study.ts'
import type { StudyOperation } from './StudyOperation.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from './studyIds.ts'

const remark = fc.record({
  ruleId: fc.constantFrom('J1', 'O2', 'O9'),
  severity: fc.constantFrom('error' as const, 'warning' as const, 'hint' as const),
  message: fc.string(),
  span: fc.constant(null),
  suggestion: fc.constant(null),
  source: fc.constant('lexer' as const),
})
const remarks = fc.array(remark, { maxLength: 2 })
const category = fc.option(fc.constantFrom(...JOB_STEP_CATEGORIES))

/** Studies whose uuids are step0, step1 … and statement0, statement1 …, so that operations often meet them. */
export const anyStudy: fc.Arbitrary<Study> = fc
  .record({
    executor: fc.string(),
    userInput: fc.string(),
    jobRemarks: remarks,
    steps: fc.array(
      fc.record({
        userInput: fc.string(),
        category,
        remarks,
        statements: fc.array(fc.record({ userInput: fc.string(), remarks }), { maxLength: 4 }),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ executor, userInput, jobRemarks, steps }) => {
    let statements = 0
    return {
      jtbd: { uuid: studyUuid('study'), executor, userInput, remarks: jobRemarks },
      jobSteps: steps.map(({ statements: own, ...step }, index) => ({
        ...step,
        uuid: jobStepUuid(`step${index}`),
        outcomeStatements: own.map((statement) => ({
          ...statement,
          uuid: outcomeStatementUuid(`statement${statements++}`),
        })),
      })),
    }
  })

const stepId = fc.nat(7).map((number) => jobStepUuid(`step${number}`))
const statementId = fc.nat(12).map((number) => outcomeStatementUuid(`statement${number}`))
const index = fc.integer({ min: -1, max: 6 })
const userInput = fc.string()
const outcomeStatement = fc.record({ uuid: statementId, userInput, remarks })
const jobStep = fc.record({
  uuid: stepId,
  userInput,
  category,
  remarks,
  outcomeStatements: fc.array(outcomeStatement, { maxLength: 3 }),
})

const kind = <Kind extends StudyOperation['kind']>(name: Kind) => fc.constant(name)

/** Every kind of operation, on uuids and indexes that may or may not be there. */
export const anyOperation: fc.Arbitrary<StudyOperation> = fc.oneof(
  fc.record({ kind: kind('setExecutor'), executor: fc.string() }),
  fc.record({ kind: kind('replaceJob'), userInput }),
  fc.record(
    { kind: kind('updateJobStep'), stepId, userInput, category },
    { requiredKeys: ['kind', 'stepId'] },
  ),
  fc.record({ kind: kind('addJobStep'), index, stepId, statementId }),
  fc.record({ kind: kind('insertJobStep'), index, jobStep }),
  fc.record({ kind: kind('swapJobSteps'), from: index, to: index }),
  fc.record({ kind: kind('removeJobStep'), stepId }),
  fc.record({ kind: kind('updateOutcomeStatement'), statementId, userInput }),
  fc.record({ kind: kind('addOutcomeStatement'), stepId, index, statementId }),
  fc.record({ kind: kind('insertOutcomeStatement'), stepId, index, outcomeStatement }),
  fc.record({ kind: kind('swapOutcomeStatements'), stepId, from: index, to: index }),
  fc.record({ kind: kind('removeOutcomeStatement'), statementId }),
  fc.record({
    kind: kind('recordRemarks'),
    remarks: fc.dictionary(fc.oneof(fc.constant('study'), stepId, statementId), remarks),
    verLexer: fc.string(),
  }),
)
