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

const dismissal = fc.record({ ruleId: fc.constantFrom('J5', 'O5'), text: fc.string(), reason: fc.string() })
const dismissals = fc.array(dismissal, { maxLength: 2 })
const outOfTen = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)
const rating = fc.record({ importance: outOfTen, satisfaction: outOfTen })
const survey = fc.record({ respondents: fc.integer({ min: 1, max: 2000 }) })
/** In the order of the job map, as the operation keeps them. */
const notApplicable = fc
  .tuple(fc.subarray([...JOB_STEP_CATEGORIES], { maxLength: 3 }), fc.string())
  .map(([categories, reason]) => categories.map((category) => ({ category, reason })))

/** A list that may be missing, but is never empty. */
const someOrNone = <Item>(name: string, list: fc.Arbitrary<readonly Item[]>) =>
  list.map((items) => (items.length === 0 ? {} : { [name]: items }))
/** A part that may be missing. */
const maybe = <Part>(name: string, part: fc.Arbitrary<Part>) =>
  fc.option(part).map((value) => (value === null ? {} : { [name]: value }))

/** Studies whose uuids are step0, step1 … and statement0, statement1 …, so that operations often meet them. */
export const anyStudy: fc.Arbitrary<Study> = fc
  .record({
    executor: fc.string(),
    userInput: fc.string(),
    jobRemarks: remarks,
    jobDismissals: someOrNone('dismissals', dismissals),
    whole: fc.tuple(someOrNone('notApplicable', notApplicable), maybe('survey', survey)),
    steps: fc.array(
      fc.record({
        userInput: fc.string(),
        category,
        remarks,
        own: someOrNone('dismissals', dismissals),
        statements: fc.array(
          fc
            .tuple(
              fc.record({ userInput: fc.string(), remarks }),
              someOrNone('dismissals', dismissals),
              maybe('rating', rating),
            )
            .map(([text, ...parts]) => Object.assign({ ...text }, ...parts) as typeof text),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ executor, userInput, jobRemarks, jobDismissals, whole: [notApplies, surveyed], steps }) => {
    let statements = 0
    return {
      ...notApplies,
      ...surveyed,
      jtbd: { uuid: studyUuid('study'), executor, userInput, remarks: jobRemarks, ...jobDismissals },
      jobSteps: steps.map(({ statements: texts, own, ...step }, index) => ({
        ...step,
        ...own,
        uuid: jobStepUuid(`step${index}`),
        outcomeStatements: texts.map((statement) => ({
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

const anySingleOperation: fc.Arbitrary<StudyOperation> = fc.oneof(
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
  fc.record({ kind: kind('moveJobStep'), stepId, to: index }),
  fc.record({ kind: kind('moveOutcomeStatement'), statementId, stepId, to: index }),
  fc.record({
    kind: kind('setNotApplicable'),
    category: fc.constantFrom(...JOB_STEP_CATEGORIES),
    reason: fc.option(fc.string()),
  }),
  fc.record({ kind: kind('setRating'), statementId, rating: fc.option(rating) }),
  fc.record({ kind: kind('setSurvey'), survey: fc.option(survey) }),
  fc.record({
    kind: kind('setDismissals'),
    uuid: fc.oneof(fc.constant('study'), stepId, statementId),
    dismissals,
  }),
)

/** Every kind of operation, on uuids and indexes that may or may not be there. */
export const anyOperation: fc.Arbitrary<StudyOperation> = fc.oneof(
  { weight: 9, arbitrary: anySingleOperation },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('batch'),
      operations: fc.array(anySingleOperation, { maxLength: 4 }),
    }),
  },
)
