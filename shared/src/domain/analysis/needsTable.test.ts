import * as fc from 'fast-check'
import type { Rating, Study } from '../study/Study.ts'
import { anyStudy } from '../study/studyArbitraries.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '../study/studyIds.ts'
import { allNeeds, isHalfRated, NEEDS_ORDERS, needsTable, sortNeeds } from './needsTable.ts'

const rated: Rating = { importance: 9, satisfaction: 3 }
const statement = (uuid: string, userInput: string, rating?: Rating) => ({
  uuid: outcomeStatementUuid(uuid),
  userInput,
  remarks: [],
  ...(rating && { rating }),
})
const study: Study = {
  jtbd: { uuid: studyUuid('study'), executor: '', userInput: '', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'water the beds',
      category: 'Execute',
      remarks: [],
      outcomeStatements: [
        statement('a', 'Minimize the time it takes to reach every bed', rated),
        statement('empty', '  '),
        { ...statement('b', 'Minimize the likelihood that roots stay dry '), halfRating: { importance: 8 } },
      ],
    },
  ],
}
const needs = needsTable(study)

test('the table omits empty statements and keeps the numbers of the study', () => {
  expect(needs).toMatchObject([
    { number: '1.1', score: 15, band: 'high', jobStep: 'water the beds' },
    { number: '1.3', text: 'Minimize the likelihood that roots stay dry', score: null, band: null },
  ])
  expect(needs.map(({ parts }) => parts)).toEqual([rated, { importance: 8, satisfaction: null }])
  expect(needs.map(isHalfRated)).toEqual([false, true])
})

test('a statement that is out is no need of the analysis, and numbers stay', () => {
  const [step] = study.jobSteps
  const [first, ...rest] = step?.outcomeStatements ?? []
  const outcomeStatements = first ? [{ ...first, status: 'out' as const }, ...rest] : []
  const decided: Study = { ...study, jobSteps: step ? [{ ...step, outcomeStatements }] : [] }
  expect(needsTable(decided).map(({ number }) => number)).toEqual(['1.3'])
  expect(allNeeds(decided).map(({ number, status }) => [number, status])).toEqual([
    ['1.1', 'out'],
    ['1.3', undefined],
  ])
})

test('sorting keeps every need, with unrated needs last', () => {
  fc.assert(
    fc.property(
      anyStudy,
      fc.constantFrom(...NEEDS_ORDERS),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (any, order, direction) => {
        const table = needsTable(any)
        const sorted = sortNeeds(table, order, direction)
        expect(new Set(sorted)).toEqual(new Set(table))
        if (order === 'score') {
          const firstUnrated = sorted.findIndex(({ score }) => score === null)
          const rest = firstUnrated < 0 ? [] : sorted.slice(firstUnrated)
          expect(rest.every(({ score }) => score === null)).toBe(true)
        }
      },
    ),
  )
})
