import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { guessMapping } from './guessMapping.ts'
import { mapTable } from './mapTable.ts'
import { MAPPED_COLUMNS } from './TableMapping.ts'

type Rows = readonly (readonly string[])[]
const never = () => undefined
const guess = (rows: Rows) => guessMapping({ rows }, never)
const read = async (rows: Rows) => await mapTable({ rows }, await guess(rows), never)
const saidBy = async (rows: Rows) =>
  (await read(rows)).parts.steps.map(({ text, statements }) => [
    text,
    ...statements.map((statement) => statement.text),
  ])

describe('a guess', () => {
  test.each([
    ['Job Step', 'Desired Outcome Statement', 'Phase', 'Imp', 'Sat'],
    ['Step', 'Need', 'Category', 'Importance (0-10)', 'Satisfaction (0-10)'],
    ['Activity', 'Metric', 'Stage', 'imp.', 'sat.'],
  ])('by the titles %s, %s, %s, %s and %s', async (...titles) => {
    expect(await guess([['Project notes'], [], titles])).toEqual({
      headerRow: 2,
      columns: { jobStep: 0, outcomeStatement: 1, category: 2, importance: 3, satisfaction: 4 },
    })
  })

  test('uses the content of the columns if there are no titles', async () => {
    const rows = [
      ['1.1', 'Define', 'Plan the trip', 'Minimize the time it takes to plan', '8,9', '1,2'],
      ['1.2', 'Define', 'Plan the trip', 'Increase the number of plans', '9', '3'],
    ]
    expect(await guess(rows)).toEqual({
      headerRow: null,
      columns: { category: 1, jobStep: 2, outcomeStatement: 3, importance: 4, satisfaction: 5 },
    })
  })

  test('of a list of statements alone', async () => {
    const rows = [['Minimize the time it takes to plan'], ['Minimize the number of steps to take']]
    expect(await saidBy(rows)).toEqual([['', ...rows.flat()]])
  })
})

describe('a table', () => {
  test('rows without a step belong to the one above, and rows of one step may be separate', async () => {
    const rows = [
      ['Step', 'Outcome'],
      ['Plan', 'one'],
      ['', 'two'],
      ['Check', 'three'],
      ['Plan', 'four'],
    ]
    expect(await saidBy(rows)).toEqual([
      ['Plan', 'one', 'two', 'four'],
      ['Check', 'three'],
    ])
  })

  test('reports by row what was not imported', async () => {
    const rows = [
      ['Step', 'Outcome', 'Category', 'Importance', 'Satisfaction'],
      ['', 'early', '', '', ''],
      ['Plan', 'one', 'Planning', '9', ''],
      ['Plan', 'two', 'Define', 'high', '3'],
      ['Plan', 'three', 'Confirm', '', ''],
    ]
    expect((await read(rows)).problems).toEqual([
      'Row 2: it has no job step, so it goes into an untitled step.',
      'Row 3: “Planning” is none of the eight categories; it is left out.',
      'Row 4: “high” is not a number from 0 to 10; the rating is left out.',
      'Row 5: its job step is Define already; Confirm is left out.',
    ])
  })

  test('escaped cells of our own files are unescaped and put on one line', async () => {
    expect(
      await saidBy([
        ['Step', 'Outcome'],
        ["'=Plan", " one\n two  three'"],
      ]),
    ).toEqual([['=Plan', "one two three'"]])
  })

  test('each text of a step or statement is found again and counted, whatever the table', async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', 'Plan', ...JOB_STEP_CATEGORIES, '8,9', '11'))
    const column = fc.option(fc.nat(5))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 5 })),
        fc.option(fc.nat(3)),
        fc.tuple(column, column, column, column, column),
        async (rows, headerRow, places) => {
          const columns = Object.fromEntries(
            MAPPED_COLUMNS.map(({ field }, at) => [field, places[at] ?? null]),
          )
          const mapping = { headerRow, columns: { ...(await guess(rows)).columns, ...columns } }
          const { parts, counts, rows: mapped } = await mapTable({ rows }, mapping, never)
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
          expect(mapped.flatMap(({ addedStep }) => addedStep ?? [])).toEqual([...parts.steps.keys()])
          for (const { statement, addedStatement } of mapped) {
            const added = addedStatement
              ? parts.steps[addedStatement.step]?.statements[addedStatement.statement]?.text
              : ''
            expect(added).toBe(statement)
          }
        },
      ),
    )
  })
})

test.each([
  ['Phase', 'Planning'],
  ['Stage', '1'],
])('a column “%s” without any category is none', async (title, value) => {
  const rows = [
    [title, 'Step', 'Outcome', 'When'],
    [value, 'Choose a route', 'Minimize the time it takes to choose a route', 'Define'],
    [value, 'Ride', 'Minimize the number of transfers', 'Execute'],
  ]
  expect((await guess(rows)).columns).toMatchObject({ jobStep: 1, outcomeStatement: 2, category: 3 })
  const without = rows.map((row) => row.slice(0, 3))
  expect((await guess(without)).columns).toMatchObject({ jobStep: 1, outcomeStatement: 2, category: null })
})

test('of several columns with titles of a category the one with categories counts', async () => {
  const rows = [
    ['Phase', 'Job map stage', 'Step', 'Outcome'],
    ['Alpha', 'Define', 'Choose a route', 'Minimize the time it takes to choose a route'],
  ]
  expect((await guess(rows)).columns).toMatchObject({ category: 1, jobStep: 2, outcomeStatement: 3 })
})

test('the numbers of a list are left out, in columns of their own or before the texts', async () => {
  const rows = [
    ['ID', 'Step', 'Outcome', 'Imp', 'Sat'],
    ['O-01', '1. Plan', '1.1 Minimize the time it takes to plan', '8.1', '3'],
    ['O-02', '1. Plan', '1.2 Minimize the number of plans', '7', '2'],
    ['O-03', '2) Ride', 'Minimize the number of transfers', '', ''],
  ]
  const said = [
    ['Plan', 'Minimize the time it takes to plan', 'Minimize the number of plans'],
    ['Ride', 'Minimize the number of transfers'],
  ]
  expect(await saidBy(rows)).toEqual(said)
  expect(await saidBy(rows.slice(1))).toEqual(said)
  expect((await guess(rows.slice(1))).columns).toMatchObject({ importance: 3, satisfaction: 4 })
})

test('without titles and outcome statements, the first texts are the steps', async () => {
  const rows = [
    ['O-01', 'board', 'one', '8', '3'],
    ['O-02', '', 'two', '7', '2'],
  ]
  expect((await guess(rows)).columns).toMatchObject({
    jobStep: 1,
    outcomeStatement: 2,
    importance: 3,
    satisfaction: 4,
  })
})

test('a row with an outcome statement is not a row of titles', async () => {
  const rows = [['Count the steps', 'Minimize the time it takes to count']]
  expect(await saidBy(rows)).toEqual([['Count the steps', 'Minimize the time it takes to count']])
})

test('a table that exceeds one document is not read to its end', async () => {
  const rows = Array.from({ length: 5_000 }, (_none, at) => [`${at} ${'x'.repeat(4_000)}`, 'Minimize it'])
  const { rows: mapped, isTooLarge } = await read(rows)
  expect(isTooLarge).toBe(true)
  expect(mapped.length).toBeLessThan(300)
})

test('statements are found under an unknown title', async () => {
  const rows = [
    ['Phase', 'Step', 'What we want', 'Notes'],
    ['Define', 'Choose a route', 'Minimize the time it takes to choose a route', 'ask Ann about it'],
    ['Execute', 'Ride', 'Minimize the number of transfers', ''],
  ]
  expect(await guess(rows)).toEqual({
    headerRow: 0,
    columns: { category: 0, jobStep: 1, outcomeStatement: 2, importance: null, satisfaction: null },
  })
})
