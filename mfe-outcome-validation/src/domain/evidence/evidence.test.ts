import {
  applyStudyOperation,
  inverseOf,
  jobStepUuid,
  outcomeStatementUuid,
  QUOTE_LIMITS,
  type Quote,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { checkFits, checkQuote, trimmedQuote } from './checkQuote.ts'
import { countSources } from './countSources.ts'
import { planQuote } from './planQuote.ts'
import { quotedSpans } from './quotedSpans.ts'
import { rankStatements, writtenStatements } from './rankStatements.ts'

const SENTENCES = ['I lose my place.', 'It’s slow.', 'I lose my place.']
const marked = (...quotes: readonly string[]) =>
  [...quotedSpans(SENTENCES, quotes)].map(
    ([index, spans]) =>
      `${index}: ${spans.map(({ start, end }) => SENTENCES[index]?.slice(start, end)).join('|')}`,
  )

test.each([
  [['I lose my place.'], ['0: I lose my place.', '2: I lose my place.']],
  [['my place. It'], ['0: my place.', '1: It']],
  [["It's slow."], ['1: It’s slow.']],
  [
    ['lose my', 'my place', 'I'],
    ['0: I|lose my place.'.slice(0, -1), '2: I|lose my place', '1: I'],
  ],
  [['nobody said this', ' '], []],
])('the quotes %j mark %j', (quotes, expected) => {
  expect(marked(...quotes).toSorted()).toEqual(expected.toSorted())
})

const quote: Quote = {
  id: 'q',
  text: 'I lose my place.',
  source: 'Anna',
  date: '',
  place: '',
  addedBy: '',
  addedAt: '',
}

test.each([
  [{}, [], null],
  [{ text: '' }, [], 'Write down the words that were said.'],
  [
    { text: 'x'.repeat(1_001) },
    [],
    'The quote has 1,001 characters; at most 1,000 are kept. Shorten it, or take two quotes.',
  ],
  [{ date: 'x'.repeat(41) }, [], 'The date has 41 characters; at most 40 are kept. Shorten it.'],
  [{}, [quote], 'This statement has this quote already.'],
  [{ source: 'Ben' }, [quote], null],
  [
    { source: 'Ben' },
    Array.from({ length: QUOTE_LIMITS.perStatement }, () => quote),
    'This statement has 50 quotes, the most that are kept. Remove one that says the same, or split the statement.',
  ],
])('a quote with %j is checked', (changes, quotes, problem) => {
  expect(checkQuote({ ...quote, ...changes }, quotes)).toBe(problem)
})

test('a quote is put on one line', () => {
  expect(trimmedQuote({ text: ' a\n b ', source: ' Anna ', date: '', place: '1\t2' })).toEqual({
    text: 'a b',
    source: 'Anna',
    date: '',
    place: '1 2',
  })
})

const study = (...texts: readonly string[]): Study => ({
  jtbd: { uuid: studyUuid('u'), executor: '', userInput: '', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('s'),
      userInput: '',
      category: null,
      remarks: [],
      outcomeStatements: texts.map((userInput, at) => ({
        uuid: outcomeStatementUuid(`o${at}`),
        userInput,
        remarks: [],
      })),
    },
  ],
})

test('a study at the limit of its document says so before a quote is added', () => {
  expect(checkFits(study('short'))).toBeNull()
  expect(checkFits(study('x'.repeat(1_100_000)))).toMatch(/^The study is too large for another quote/)
})

test.each([
  ['', 'I never find a free seat', ['1.3', '1.1']],
  ['ticket', 'I never find a free seat', ['1.1']],
  ['1.3', '', ['1.3']],
  ['nothing', '', []],
])('with the query %j, the statements for “%s” are %j', (query, said, expected) => {
  const statements = writtenStatements(study('buy a ticket', ' ', 'find a free seat'))
  expect(rankStatements(statements, query, said).map(({ number }) => number)).toEqual(expected)
})

test.each([
  [[], 0],
  [['Interview 4', ' interview  4', 'Interview 5'], 2],
  [['', ''], 1],
])('%j are %d sources', (sources, count) => {
  expect(countSources(sources.map((source) => ({ source })))).toBe(count)
})

test.each([
  ['a statement', ['a'], { kind: 'statement', statementId: outcomeStatementUuid('o0') }, ['a*']],
  ['the end of a step', ['a'], { kind: 'new', stepId: jobStepUuid('s'), text: 'new' }, ['a', 'new*']],
  ['an empty statement', ['a', ''], { kind: 'new', stepId: jobStepUuid('s'), text: 'new' }, ['a', 'new*']],
  ['a new step', ['a'], { kind: 'new', stepId: null, text: 'new' }, ['a', 'new*']],
] as const)('a quote is added to %s', (_where, texts, target, expected) => {
  const before = study(...texts)
  const ids = { statementId: outcomeStatementUuid('new'), stepId: jobStepUuid('step') }
  const plan = planQuote(before, target, quote, ids)
  const after = plan && applyStudyOperation(before, plan.operation)
  const shown = after?.jobSteps.flatMap(({ outcomeStatements }) =>
    outcomeStatements.map(({ userInput, quotes }) => `${userInput}${quotes ? '*' : ''}`),
  )
  expect(shown).toEqual(expected)
  const inverse = plan && inverseOf(before, plan.operation)
  expect(after && inverse && applyStudyOperation(after, inverse)).toEqual(before)
})

test('a statement or step that was removed gets no quote', () => {
  const ids = { statementId: outcomeStatementUuid('new'), stepId: jobStepUuid('step') }
  const gone = { kind: 'statement', statementId: outcomeStatementUuid('gone') } as const
  expect(planQuote(study('a'), gone, quote, ids)).toBeNull()
  const goneStep = { kind: 'new', stepId: jobStepUuid('gone'), text: 'new' } as const
  expect(planQuote(study('a'), goneStep, quote, ids)).toBeNull()
})
