import * as fc from 'fast-check'
import { creationId } from './creationId.ts'
import { joinTranslations } from './fields/planParts.ts'
import type { OptionalFields, StudyFieldValues } from './fields/StudyField.ts'
import { anyInitiatives } from './initiatives/anyInitiatives.ts'
import { JOB_STEP_CATEGORIES } from './JOB_STEP_CATEGORIES.ts'
import { someQuotes } from './quotes/quotesArbitrary.ts'
import type { HalfRating, Job, JobStep, OutcomeStatement, Study } from './Study.ts'
import type { StudyOperation } from './StudyOperation.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from './studyIds.ts'
import { triageArbitraries } from './triage/triageArbitraries.ts'

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
const dismissals = fc.array(dismissal, { minLength: 1, maxLength: 2 })
const outOfTen = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)
const rating = fc.record({ importance: outOfTen, satisfaction: outOfTen })
const halfRating: fc.Arbitrary<HalfRating> = fc.oneof(
  fc.record({ importance: outOfTen }),
  fc.record({ satisfaction: outOfTen }),
)
const survey = fc.record({ respondents: fc.integer({ min: 1, max: 2000 }) })
const needs = fc.record({
  uuid: fc.string({ minLength: 1 }),
  docName: fc.string(),
  goalId: fc.string({ minLength: 1 }),
})
const translatedText = fc.record({ text: fc.string(), original: fc.option(fc.string()) })
const translation = fc
  .record({
    language: fc.constantFrom('de', 'pt-BR'),
    written: fc.dictionary(fc.constantFrom('statement0', 'question importance', 'step a.b'), translatedText),
  })
  .map(({ language, written }) =>
    joinTranslations([
      { language, texts: {} },
      ...Object.entries(written).map(([key, { text, original }]) => ({
        language,
        texts: { [key]: text },
        ...(original !== null && { originals: { [key]: original } }),
      })),
    ]),
  )
const translations = fc
  .uniqueArray(translation, { minLength: 1, selector: ({ language }) => language })
  .map((each) => each.toSorted((one, other) => one.language.localeCompare(other.language)))
const questionnaire = fc.record(
  {
    screeners: fc.array(
      fc.record({ id: fc.string({ minLength: 1 }), question: fc.string(), answers: fc.array(fc.string()) }),
      { maxLength: 2 },
    ),
    isShuffled: fc.boolean(),
    mostOutcomes: fc.option(fc.integer({ min: 1, max: 200 })),
    translations,
  },
  { requiredKeys: ['screeners', 'isShuffled', 'mostOutcomes'] },
)
/** Few, so that edits often match. */
const segmentId = fc.nat(3).map((createdAt) => creationId(createdAt, 'x'))
const filterSegment = fc.record({
  kind: fc.constant('filter' as const),
  uuid: segmentId,
  name: fc.string(),
  conditions: fc.array(
    fc.record({ screener: fc.string(), answers: fc.array(fc.string(), { minLength: 1, maxLength: 2 }) }),
    { minLength: 1, maxLength: 2 },
  ),
})
const score = fc.integer({ min: -2000, max: 2000 }).map((hundredths) => hundredths / 100 || 0)
const clusterSegments = fc.record({
  kind: fc.constant('clusters' as const),
  uuid: segmentId,
  seed: fc.nat(),
  algorithm: fc.integer({ min: 1, max: 2 }),
  outcomes: fc.constant(['statement0', 'statement1']),
  clusters: fc.array(
    fc.record({ name: fc.string(), center: fc.array(score, { minLength: 2, maxLength: 2 }) }),
    { minLength: 2, maxLength: 6 },
  ),
})
/** In the order of creation, which a merge restores. */
const segments = fc
  .uniqueArray(fc.oneof(filterSegment, clusterSegments), {
    minLength: 1,
    maxLength: 2,
    selector: ({ uuid }) => uuid,
  })
  .map((some) => some.toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1)))
/** In the order of the job map, which the operation preserves. */
const notApplicable = fc
  .tuple(fc.subarray([...JOB_STEP_CATEGORIES], { minLength: 1, maxLength: 3 }), fc.string())
  .map(([categories, reason]) => categories.map((category) => ({ category, reason })))

/** An arbitrary for each optional field; a field without one does not compile. */
type ArbitrariesOf<Values> = { readonly [Name in keyof Values]-?: fc.Arbitrary<NonNullable<Values[Name]>> }
const studyFields: ArbitrariesOf<StudyFieldValues> = {
  survey,
  needs,
  questionnaire,
  initiatives: anyInitiatives,
  segments,
}
const jobFields: ArbitrariesOf<OptionalFields<Job>> = { dismissals }
const stepFields: ArbitrariesOf<OptionalFields<JobStep>> = { dismissals }
const statementFields: ArbitrariesOf<OptionalFields<OutcomeStatement>> = {
  dismissals,
  rating,
  halfRating,
  quotes: someQuotes,
  ...triageArbitraries,
}

const SOME = { requiredKeys: [] }
const someStudyFields = fc.record({ ...studyFields }, SOME)
const someJobFields = fc.record({ ...jobFields }, SOME)
const someStepFields = fc.record({ ...stepFields }, SOME)
/** At most one of the two ratings, as in every study. */
const someStatementFields = fc
  .record({ ...statementFields }, SOME)
  .map(({ halfRating, ...fields }) =>
    'rating' in fields || halfRating === undefined ? fields : { ...fields, halfRating },
  )
/** An edit of a rating sets one of its two fields and clears the other. */
const editedStatementFields = someStatementFields.map((fields) => ({
  ...fields,
  ...('rating' in fields && { halfRating: null }),
  ...('halfRating' in fields && { rating: null }),
}))

/** The same fields, set or cleared. */
const setOrCleared = <Fields extends object>(fields: fc.Arbitrary<Fields>) =>
  fc.oneof(
    fields,
    fields.map((values) => Object.fromEntries(Object.keys(values).map((name) => [name, null]))),
  )

/**
 * Studies whose uuids are step0, step1 … and statement0, statement1 …, so that operations often match them.
 */
export const anyStudy: fc.Arbitrary<Study> = fc
  .record({
    executor: fc.string(),
    userInput: fc.string(),
    jobRemarks: remarks,
    jobOwn: someJobFields,
    whole: fc.tuple(fc.record({ notApplicable }, SOME), someStudyFields),
    steps: fc.array(
      fc.record({
        userInput: fc.string(),
        category,
        remarks,
        own: someStepFields,
        statements: fc.array(
          fc
            .tuple(fc.record({ userInput: fc.string(), remarks }), someStatementFields)
            .map(([text, own]) => ({ ...text, ...own })),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ executor, userInput, jobRemarks, jobOwn, whole: [notApplies, own], steps }) => {
    let statements = 0
    return {
      ...notApplies,
      ...own,
      jtbd: { uuid: studyUuid('study'), executor, userInput, remarks: jobRemarks, ...jobOwn },
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
  fc.record({ kind: kind('setStudyFields'), fields: setOrCleared(someStudyFields) }),
  fc.record({ kind: kind('setItemFields'), uuid: fc.constant('study'), fields: setOrCleared(someJobFields) }),
  fc.record({ kind: kind('setItemFields'), uuid: stepId, fields: setOrCleared(someStepFields) }),
  fc.record({ kind: kind('setItemFields'), uuid: statementId, fields: setOrCleared(editedStatementFields) }),
)

/** Every kind of operation, on uuids and indexes that may or may not exist. */
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
