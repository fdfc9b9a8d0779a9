import type { Study } from '@outcome-studio/shared/domain/study'
import { applyStudyOperation, outcomeStatementUuid, parseStudy } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { planJoin } from './planJoin.ts'
import { planSplit } from './planSplit.ts'

const [ONE, TWO, NEW] = ['one', 'two', 'new'].map(outcomeStatementUuid) as [
  ReturnType<typeof outcomeStatementUuid>,
  ReturnType<typeof outcomeStatementUuid>,
  ReturnType<typeof outcomeStatementUuid>,
]
const rating = { importance: 8, satisfaction: 2 }

const studyOf = (...texts: readonly string[]): Study =>
  parseStudy({
    jtbd: { uuid: 'job' },
    jobSteps: [
      {
        uuid: 'step',
        outcomeStatements: texts.map((userInput, at) => ({ uuid: ['one', 'two'][at], userInput, rating })),
      },
    ],
  })
const statements = (study: Study) => study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
const texts = (study: Study) => statements(study).map(({ userInput }) => userInput)

/** "|" is the cursor, "[…]" a selection. */
function split(marked: string): readonly [Study, string] {
  const from = marked.search(/[|[]/)
  const to = marked.includes('|') ? from : marked.indexOf(']') - 1
  const study = studyOf(marked.replace(/[|[\]]/g, ''))
  const plan = planSplit(study, ONE, { from, to }, NEW)
  if (plan === null) throw new Error('Nothing is split.')
  return [applyStudyOperation(study, plan.operation), `${plan.focus} ${plan.cursor}`]
}

test.each([
  ['Find a table|', ['Find a table', ''], 'new 0'],
  ['Find | a table', ['Find', 'a table'], 'new 0'],
  ['|Find a table', ['', 'Find a table'], 'one 0'],
  ['  |Find a table', ['', 'Find a table'], 'one 0'],
  ['Find [an old ]table', ['Find', 'table'], 'new 0'],
  ['[Find a table]', ['', ''], 'new 0'],
  ['|', ['', ''], 'new 0'],
])('Enter splits "%s"', (marked, expected, cursor) => {
  const [study, focus] = split(marked)
  expect(texts(study)).toEqual(expected)
  expect(focus).toBe(cursor)
})

test('a rating stays with the text that it was given to', () => {
  const ratings = (study: Study) => statements(study).map((statement) => statement.rating !== undefined)
  expect(ratings(split('Find |a table')[0])).toEqual([true, false])
  expect(ratings(split('|Find a table')[0])).toEqual([false, true])
})

test.each([
  [['Find', 'a table'], ['Find a table'], 'one 5'],
  [['Find ', ' a table'], ['Find a table'], 'one 5'],
  [['', 'Find'], ['Find'], 'two 0'],
  [['Find', ''], ['Find'], 'one 4'],
])('Backspace joins %j', (before, after, cursor) => {
  const study = studyOf(...before)
  const plans = [planJoin(study, TWO, 'before'), planJoin(study, ONE, 'after')]
  for (const plan of plans) {
    if (plan === null) throw new Error('Nothing is joined.')
    expect(texts(applyStudyOperation(study, plan.operation))).toEqual(after)
    expect(`${plan.focus} ${plan.cursor}`).toBe(cursor)
  }
})

test('the first of a step has none before it, the last none after it, and an unknown one neither', () => {
  const study = studyOf('Find', 'Sit')
  expect(planJoin(study, ONE, 'before')).toBeNull()
  expect(planJoin(study, TWO, 'after')).toBeNull()
  expect(planJoin(study, NEW, 'before')).toBeNull()
  expect(planSplit(study, NEW, { from: 0, to: 0 }, TWO)).toBeNull()
})

test('joining what was split gives the text back, apart from spaces at the seam', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, place) => {
      const from = place % (text.length + 1)
      const study = studyOf(text)
      const plan = planSplit(study, ONE, { from, to: from }, NEW)
      const parts = applyStudyOperation(study, plan?.operation ?? { kind: 'batch', operations: [] })
      const [first] = statements(parts)
      const join = first ? planJoin(parts, first.uuid, 'after') : null
      const whole = applyStudyOperation(parts, join?.operation ?? { kind: 'batch', operations: [] })
      expect(texts(whole)).toHaveLength(1)
      expect(texts(whole).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
})

test.each([
  [
    ['Find', 'a table'],
    ['q1', 'q2'],
  ],
  [
    ['', 'Find'],
    ['q1', 'q2'],
  ],
])('joining %j keeps the quotes of both', (written, expected) => {
  const quote = { text: 'Where is it?', source: '', date: '', place: '', addedBy: '', addedAt: '' }
  const study = [[ONE, 'q1'] as const, [TWO, 'q2'] as const].reduce(
    (before, [uuid, id]) =>
      applyStudyOperation(before, { kind: 'setItemFields', uuid, fields: { quotes: [{ id, ...quote }] } }),
    studyOf(...written),
  )
  const plan = planJoin(study, TWO, 'before')
  if (plan === null) throw new Error('Nothing is joined.')
  const [joined, ...others] = statements(applyStudyOperation(study, plan.operation))
  expect(others).toEqual([])
  expect(joined?.quotes?.map(({ id }) => id)).toEqual(expected)
})
