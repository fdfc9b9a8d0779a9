import type { Table } from '@outcome-studio/shared/files'
import type { ReadBlock } from '../word/ReadBlock.ts'
import { documentTables } from './documentTables.ts'
import { guessMapping } from './mapping/guessMapping.ts'
import { mapTable } from './mapping/mapTable.ts'
import { exampleExport } from './testing/exampleExport.ts'

const never = () => undefined
const block = (text: string, heading: number | null = null, listLevel: number | null = null): ReadBlock => ({
  kind: 'paragraph',
  text,
  heading,
  listLevel,
})
const heading = (text: string, level = 1) => block(text, level)
const item = (text: string, level = 0) => block(text, null, level)

/** Each job step with its statements, as the preview proposes it. */
async function proposed(table: Table | undefined) {
  if (!table) return []
  const { parts } = await mapTable(table, await guessMapping(table, never), never)
  return parts.steps.map(({ text, category, statements }) => [
    category === null ? text : `${text} (${category})`,
    statements.map((each) => each.text),
  ])
}
const steps = async (...blocks: readonly ReadBlock[]) => proposed((await documentTables(blocks, never))[0])

test('a heading above a list is a job step', async () => {
  expect(
    await steps(
      block('Commute', 0),
      block('Written in May.'),
      heading('Plan the trip'),
      item('Minimize the time it takes to find a route'),
      item('Minimize the likelihood of missing a train'),
      heading('Pay'),
      item('Minimize the time it takes to pay'),
    ),
  ).toEqual([
    [
      'Plan the trip',
      ['Minimize the time it takes to find a route', 'Minimize the likelihood of missing a train'],
    ],
    ['Pay', ['Minimize the time it takes to pay']],
  ])
})

test('a heading above headings is no job step, one without a list is', async () => {
  expect(
    await steps(
      heading('Job map'),
      heading('1. Plan the trip (Define)', 2),
      item('Minimize the time it takes to find a route'),
      heading('2. Pay', 2),
      heading('Notes'),
      block('To be discussed.'),
    ),
  ).toEqual([
    ['Plan the trip (Define)', ['Minimize the time it takes to find a route']],
    ['Pay', []],
  ])
})

test('the first level of a nested list are job steps', async () => {
  expect(
    await steps(
      heading('Job map'),
      item('Plan the trip'),
      item('Minimize the time it takes to find a route', 1),
      item('Pay'),
      item('Minimize the time it takes to pay', 1),
    ),
  ).toEqual([
    ['Plan the trip', ['Minimize the time it takes to find a route']],
    ['Pay', ['Minimize the time it takes to pay']],
  ])
})

test('without lists, paragraphs below headings are outcome statements', async () => {
  expect(await steps(heading('Plan the trip'), block('Minimize the time it takes to find a route'))).toEqual([
    ['Plan the trip', ['Minimize the time it takes to find a route']],
  ])
})

test('typed marks of a list are not part of the statements', async () => {
  expect(
    await steps(
      heading('Plan the trip'),
      block('• Minimize the time it takes to find a route'),
      block('• Minimize the time it takes to find a seat'),
    ),
  ).toEqual([
    [
      'Plan the trip',
      ['Minimize the time it takes to find a route', 'Minimize the time it takes to find a seat'],
    ],
  ])
})

test('a document of text alone has nothing to map', async () => {
  expect(await documentTables([block('Minutes of the meeting'), block('We met.')], never)).toEqual([])
})

test('a Word file that was exported here has its steps, categories and ratings', async () => {
  const { blocks, study } = await exampleExport()
  const [first] = await documentTables(blocks, never)
  expect(first?.rows[0]).toEqual(
    expect.arrayContaining(['Job step', 'Category', 'Outcome statement', 'Importance']),
  )
  expect(await proposed(first)).toEqual(
    study.jobSteps.map(({ userInput, category, outcomeStatements }) => [
      `${userInput} (${category})`,
      outcomeStatements.map((each) => each.userInput),
    ]),
  )
})
