import { applyStudyOperation } from '../applyStudyOperation.ts'
import type { Study } from '../Study.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '../studyIds.ts'
import { parseStudy } from '../studySchema.ts'

const statement = (uuid: string) => ({ uuid: outcomeStatementUuid(uuid), userInput: uuid, remarks: [] })
const step = (uuid: string, ...statements: readonly string[]) => ({
  uuid: jobStepUuid(uuid),
  userInput: uuid,
  category: null,
  remarks: [],
  outcomeStatements: statements.map(statement),
})
const study: Study = {
  jtbd: { uuid: studyUuid('job'), executor: '', userInput: '', remarks: [] },
  jobSteps: [step('one', 'a', 'b', 'c'), step('two', 'd')],
}
const places = ({ jobSteps }: Study) =>
  jobSteps.map(({ outcomeStatements }) => outcomeStatements.map(({ uuid }) => uuid).join(''))

test.each([
  ['down within its step', 'a', 'one', 2, ['bca', 'd']],
  ['up within its step', 'c', 'one', 0, ['cab', 'd']],
  ['to another step', 'b', 'two', 1, ['ac', 'db']],
])('a statement moves %s', (_how, statementId, stepId, to, after) => {
  const moved = applyStudyOperation(study, {
    kind: 'moveOutcomeStatement',
    statementId: outcomeStatementUuid(statementId),
    stepId: jobStepUuid(stepId),
    to,
  })
  expect(places(moved)).toEqual(after)
})

test.each([
  ['an unknown statement', 'z', 'one', 0],
  ['an unknown step', 'a', 'three', 0],
  ['a place past the end', 'a', 'two', 2],
  ['a place past the end of its own step', 'a', 'one', 3],
  ['the place it has', 'a', 'one', 0],
])('%s changes nothing', (_what, statementId, stepId, to) => {
  const moved = applyStudyOperation(study, {
    kind: 'moveOutcomeStatement',
    statementId: outcomeStatementUuid(statementId),
    stepId: jobStepUuid(stepId),
    to,
  })
  expect(moved).toBe(study)
})

test('categories that do not apply are in the order of the job map, once each', () => {
  const marked = (['Modify', 'Define', 'Modify'] as const).reduce(
    (before: Study, category, at) =>
      applyStudyOperation(before, { kind: 'setNotApplicable', category, reason: `reason ${at}` }),
    study,
  )
  expect(marked.notApplicable).toEqual([
    { category: 'Define', reason: 'reason 1' },
    { category: 'Modify', reason: 'reason 2' },
  ])
})

test('a removed part leaves no key', () => {
  const rated = applyStudyOperation(study, {
    kind: 'setStudyFields',
    fields: { survey: { respondents: 200 } },
  })
  expect(rated.survey).toEqual({ respondents: 200 })
  expect(applyStudyOperation(rated, { kind: 'setStudyFields', fields: { survey: null } })).toStrictEqual(
    study,
  )
})

test('malformed parts do not prevent a study from opening', () => {
  const odd = {
    jtbd: { uuid: 'u', dismissals: 'none' },
    jobSteps: [
      {
        uuid: 's',
        dismissals: [1],
        outcomeStatements: [{ uuid: 'o', rating: { importance: 11, satisfaction: 2 }, dismissals: null }],
      },
    ],
    notApplicable: [{ category: 'Dream', reason: '' }],
    survey: { respondents: 0 },
  }
  expect(parseStudy(odd)).toEqual({
    jtbd: { uuid: 'u', executor: '', userInput: '', remarks: [] },
    jobSteps: [
      {
        uuid: 's',
        userInput: '',
        category: null,
        remarks: [],
        outcomeStatements: [{ uuid: 'o', userInput: '', remarks: [] }],
      },
    ],
  })
})

test.each([
  ['a half rating', { halfRating: { importance: 7 } }, { halfRating: { importance: 7 } }],
  [
    'a half under the key of a whole rating',
    { rating: { satisfaction: 3 } },
    { halfRating: { satisfaction: 3 } },
  ],
  [
    'a rating completed by a version without half ratings',
    { rating: { importance: 7, satisfaction: 3 }, halfRating: { importance: 8 } },
    { rating: { importance: 7, satisfaction: 3 } },
  ],
  ['half a rating that is none', { halfRating: { importance: 11 } }, {}],
  ['both numbers as a half', { halfRating: { importance: 1, satisfaction: 2 } }, {}],
])('%s is read', (_what, stored, read) => {
  const statement = { uuid: 'o', userInput: 'text', remarks: [], key: 'unknown' }
  const jobSteps = [{ uuid: 's', outcomeStatements: [{ ...statement, ...stored }] }]
  const { jobSteps: steps } = parseStudy({ jtbd: { uuid: 'u' }, jobSteps })
  expect(steps[0]?.outcomeStatements[0]).toStrictEqual({ ...statement, ...read })
})

test('names of Object.prototype are ordinary keys', () => {
  const odd = { jtbd: { uuid: 'u' }, jobSteps: [], toString: 1, constructor: { a: 2 }, hasOwnProperty: null }
  expect(parseStudy(odd)).toMatchObject({ toString: 1, constructor: { a: 2 }, hasOwnProperty: null })
})
