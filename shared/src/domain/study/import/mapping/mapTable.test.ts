import * as fc from 'fast-check'
import { JOB_STEP_CATEGORIES } from '../../Study.ts'
import { guessMapping } from './guessMapping.ts'
import { mapTable } from './mapTable.ts'
import { MAPPED_COLUMNS } from './TableMapping.ts'

const read = (rows: readonly (readonly string[])[]) => mapTable({ rows }, guessMapping({ rows }))
const saidBy = (rows: readonly (readonly string[])[]) =>
  read(rows).parts.steps.map(({ text, statements }) => [
    text,
    ...statements.map((statement) => statement.text),
  ])

describe('a guess', () => {
  test.each([
    ['Job Step', 'Desired Outcome Statement', 'Phase', 'Imp', 'Sat'],
    ['Step', 'Need', 'Category', 'Importance (0-10)', 'Satisfaction (0-10)'],
    ['Activity', 'Metric', 'Stage', 'imp.', 'sat.'],
  ])('by the titles %s, %s, %s, %s and %s', (...titles) => {
    expect(guessMapping({ rows: [['Project notes'], [], titles] })).toEqual({
      headerRow: 2,
      columns: { jobStep: 0, outcomeStatement: 1, category: 2, importance: 3, satisfaction: 4 },
    })
  })

  test('uses the content of the columns if there are no titles', () => {
    const rows = [
      ['1.1', 'Define', 'Plan the trip', 'Minimize the time it takes to plan', '8,9', '1,2'],
      ['1.2', 'Define', 'Plan the trip', 'Increase the number of plans', '9', '3'],
    ]
    expect(guessMapping({ rows })).toEqual({
      headerRow: null,
      columns: { category: 1, jobStep: 2, outcomeStatement: 3, importance: 4, satisfaction: 5 },
    })
  })

  test('of a list of statements alone', () => {
    const rows = [['Minimize the time it takes to plan'], ['Minimize the number of steps to take']]
    expect(saidBy(rows)).toEqual([['', ...rows.flat()]])
  })
})

describe('a table', () => {
  test('rows without a step belong to the one above, and rows of one step may be separate', () => {
    const rows = [
      ['Step', 'Outcome'],
      ['Plan', 'one'],
      ['', 'two'],
      ['Check', 'three'],
      ['Plan', 'four'],
    ]
    expect(saidBy(rows)).toEqual([
      ['Plan', 'one', 'two', 'four'],
      ['Check', 'three'],
    ])
  })

  test('reports by row what was not imported', () => {
    const rows = [
      ['Step', 'Outcome', 'Category', 'Importance', 'Satisfaction'],
      ['', 'early', '', '', ''],
      ['Plan', 'one', 'Planning', '9', ''],
      ['Plan', 'two', 'Define', 'high', '3'],
      ['Plan', 'three', 'Confirm', '', ''],
    ]
    expect(read(rows).problems).toEqual([
      'Row 2: there is no job step above it; it comes under one without a text.',
      'Row 3: “Planning” is none of the eight categories; it is left out.',
      'Row 3: a rating needs both importance and satisfaction; the rating is left out.',
      'Row 4: “high” is no number from 0 to 10; the rating is left out.',
      'Row 5: its job step is Define already; Confirm is left out.',
    ])
  })

  test('escaped cells of our own files are unescaped and put on one line', () => {
    expect(
      saidBy([
        ['Step', 'Outcome'],
        ["'=Plan", " one\n two  three'"],
      ]),
    ).toEqual([['=Plan', "one two three'"]])
  })

  test('each text of a step or statement is found again and counted, whatever the table', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', 'Plan', ...JOB_STEP_CATEGORIES, '8,9', '11'))
    const column = fc.option(fc.nat(5))
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 5 })),
        fc.option(fc.nat(3)),
        fc.tuple(column, column, column, column, column),
        (rows, headerRow, places) => {
          const columns = Object.fromEntries(
            MAPPED_COLUMNS.map(({ field }, at) => [field, places[at] ?? null]),
          )
          const mapping = { headerRow, columns: { ...guessMapping({ rows }).columns, ...columns } }
          const { parts, counts, rows: mapped } = mapTable({ rows }, mapping)
          const statements = parts.steps.flatMap((step) => step.statements.map(({ text }) => text))
          expect(counts).toEqual({ jobSteps: parts.steps.length, outcomeStatements: statements.length })
          expect([...statements].sort()).toEqual(
            mapped
              .map(({ statement }) => statement)
              .filter(Boolean)
              .sort(),
          )
          const named = parts.steps.map(({ text }) => text).filter(Boolean)
          expect(new Set(named)).toEqual(new Set(mapped.map(({ step }) => step).filter(Boolean)))
          expect(named).toHaveLength(new Set(named).size)
          expect(mapped.flatMap(({ becomes }) => becomes)).toHaveLength(counts.jobSteps + statements.length)
        },
      ),
    )
  })
})

test('statements are found under an unknown title', () => {
  const rows = [
    ['Phase', 'Step', 'What we want', 'Notes'],
    ['Define', 'Choose a route', 'Minimize the time it takes to choose a route', 'ask Ann about it'],
    ['Execute', 'Ride', 'Minimize the number of transfers', ''],
  ]
  expect(guessMapping({ rows })).toEqual({
    headerRow: 0,
    columns: { category: 0, jobStep: 1, outcomeStatement: 2, importance: null, satisfaction: null },
  })
})
