import { needsTable } from '@outcome-studio/shared/domain/analysis'
import {
  readPasted,
  type Study,
  studyFromOutline,
  studyToWorkbook,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { type Pause, parseTable, writeWorkbook } from '@outcome-studio/shared/files'
import { createStepCounter, LINEAR_GROWTH } from '../../../../tools/build/jest/createStepCounter.ts'
import { studyToCsv } from '../export/studyToCsv.ts'
import { studyToJson } from '../export/studyToJson.ts'
import { surveyRatings } from '../survey/surveyRatings.ts'
import { documentTables } from './documentTables.ts'
import { guessMapping } from './mapping/guessMapping.ts'
import { mapTable } from './mapping/mapTable.ts'
import { readImportFile } from './readImportFile.ts'

const steps = createStepCounter('src/domain')
afterAll(steps.stop)

const NOW = new Date('2026-02-03T04:05:06.000Z')
const never = () => undefined
const bytesOf = (text: string) => new TextEncoder().encode(text)
const list = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_none, at) => item(at))
const statement = (at: number) => `Minimize the time it takes to find seat ${at}`

/** @param size number of outcome statements */
const studyOf = (size: number): Study => {
  let ids = 0
  const steps = list(size / 10, (step) => ({
    step: `find row ${step}`,
    category: 'Locate' as const,
    outcomes: list(10, (at) => statement(10 * step + at)),
  }))
  const outline = { executor: 'Ushers', job: 'Seat a guest', steps }
  return studyFromOutline(outline, { uuid: studyUuid('study'), newId: () => `id${ids++}` })
}
const TITLES = ['Step', 'Outcome', 'Importance', 'Satisfaction']
const tableOf = (size: number) => [TITLES, ...list(size, (at) => [`step ${at}`, statement(at), '8.5', '3'])]
const open = (bytes: Uint8Array) => (pause: Pause) => readImportFile(bytes, 'a', pause)
const sheet = (rows: readonly (readonly string[])[]) =>
  writeWorkbook({
    title: 'x',
    creator: 'y',
    madeAt: NOW,
    sheets: [{ name: 'A', columns: TITLES.map(() => ({ width: 9, style: 'text' as const })), rows }],
  })
const workbookOf = (study: Study) =>
  writeWorkbook(studyToWorkbook({ docName: 'x', createdAt: '2026', updatedAt: '2026' }, study, NOW))
const MAPPING = {
  headerRow: 0,
  columns: { jobStep: 0, outcomeStatement: 1, category: null, importance: 2, satisfaction: 3 },
}

test.each<[string, (size: number) => (pause: Pause) => unknown]>([
  [
    'a CSV file',
    (size) =>
      open(
        bytesOf(
          tableOf(size)
            .map((row) => `${row.join(';')}\r\n`)
            .join(''),
        ),
      ),
  ],
  [
    'quoted CSV',
    (size) =>
      open(
        bytesOf(
          tableOf(size)
            .map((row) => `"${row.join('","""')}"\n`)
            .join(''),
        ),
      ),
  ],
  ['a workbook', (size) => open(sheet(tableOf(size)))],
  [
    'JSON rows',
    (size) => open(bytesOf(JSON.stringify(list(size, (at) => ({ step: at, text: statement(at) }))))),
  ],
  ['an exported CSV file', (size) => open(bytesOf(studyToCsv(studyOf(size))))],
  ['an exported workbook', (size) => open(workbookOf(studyOf(size)))],
  ['an exported JSON file', (size) => open(bytesOf(studyToJson('x', studyOf(size), NOW)))],
  ['the guess of a mapping', (size) => (pause) => guessMapping({ rows: wideTable(size) }, pause)],
  ['a mapping', (size) => (pause) => mapTable({ rows: tableOf(size) }, MAPPING, pause)],
  [
    'a list of a Word document',
    (size) => {
      const item = (at: number) => ({ kind: 'paragraph' as const, text: statement(at), heading: null })
      const items = list(size, (at) => ({ ...item(at), listLevel: 0 }))
      return (pause) => documentTables(items, pause)
    },
  ],
  ['a survey of outcomes', (size) => withNeeds(size, tableOf(size))],
  [
    'a survey of people',
    (size) => withNeeds(10, [[' '.repeat(size), 'importance'], ...list(size, (at) => [`${at % 5}`, '4'])]),
  ],
  [
    'a pasted table',
    (size) => () =>
      readPasted(
        parseTable(
          tableOf(size)
            .map((row) => row.join('\t'))
            .join('\n'),
        ),
      ),
  ],
  ['a pasted list', (size) => () => readPasted(list(size, (at) => [`${at}. ${statement(at)}`]))],
])('the work for %s grows with its size', async (_what, prepare) => {
  const growth = await steps.growth(100, (size) => {
    const work = prepare(size)
    return () => work(never)
  })
  expect(Math.max(...growth)).toBeLessThan(LINEAR_GROWTH)
})

test.each<[string, (pause: Pause) => unknown]>([
  [
    'CSV',
    open(
      bytesOf(
        tableOf(4_000)
          .map((row) => row.join(';'))
          .join('\n'),
      ),
    ),
  ],
  ['a workbook', open(sheet(tableOf(4_000)))],
  ['a mapping', (pause) => mapTable({ rows: tableOf(4_000) }, MAPPING, pause)],
  ['the guess of a mapping', (pause) => guessMapping({ rows: wideTable(1_000) }, pause)],
  ['a survey', withNeeds(4_000, tableOf(4_000))],
])('%s is read in slices, and ends between two of them', async (_what, work) => {
  const stop = new Error('aborted')
  let pauses = 0
  const pause = () => {
    pauses += 1
    return undefined
  }
  const whole = await steps.count(() => work(pause))
  expect(whole / pauses).toBeLessThan(60_000)
  let left = Math.floor(pauses / 2)
  const half = await steps.count(() =>
    expect(
      (async () =>
        work(() => {
          left -= 1
          if (left < 0) throw stop
          return undefined
        }))(),
    ).rejects.toBe(stop),
  )
  expect(half).toBeLessThan(0.9 * whole)
})

function wideTable(columns: number): readonly (readonly string[])[] {
  return list(20, () => list(columns, statement))
}

function withNeeds(size: number, rows: readonly (readonly string[])[]) {
  const needs = needsTable(studyOf(size))
  return (pause: Pause) => surveyRatings(rows, needs, { pause })
}
