import type { JobStep, Study } from '@outcome-studio/shared/domain/study'
import { studyToWorkbook, studyUuid } from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import { readCsv, readWorkbook, writeWorkbook } from '@outcome-studio/shared/files'
import * as fc from 'fast-check'
import { studyToCsv } from '../export/studyToCsv.ts'
import { studyToJson } from '../export/studyToJson.ts'
import { readImportFile } from './readImportFile.ts'
import { withNewIds } from './withNewIds.ts'

const NOW = new Date('2026-02-03T04:05:06.000Z')
const never = () => undefined
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Starts of formulas, quotes, line ends, characters and escapes of XML, and letters of many scripts. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.stringMatching(/^[=+\-@\t\r\n",;'_x0D<>&]{0,8}$/),
  fc.stringMatching(/^[ \n'\u00a0\ufeff\u200b]{0,3}[=+\-@|＝＋－＠]a$/),
  fc.constantFrom('_x000D_', '_x005F_x0041_', "'=1", "''", '\u0001\u001F', 'a\r\nb', '8,9', ' kept '),
)

/** Any study, with texts that are difficult for file formats. */
const study: fc.Arbitrary<Study> = fc.tuple(anyStudy, fc.infiniteStream(text)).map(([plain, texts]) => {
  const word = () => texts.next().value ?? ''
  return {
    ...plain,
    jtbd: { ...plain.jtbd, executor: word(), userInput: word() },
    jobSteps: plain.jobSteps.map((step) => ({
      ...step,
      userInput: word(),
      outcomeStatements: step.outcomeStatements.map((statement) => ({ ...statement, userInput: word() })),
    })),
  }
})

/** The part of a study that a table contains: no ids, no remarks, no dismissals. */
const tableContent = ({ jtbd, jobSteps, notApplicable = [], survey, initiatives = [] }: Study) => ({
  executor: jtbd.executor,
  job: jtbd.userInput,
  steps: jobSteps.map(({ userInput, category, outcomeStatements }: JobStep) => ({
    userInput,
    category,
    statements: outcomeStatements.map(
      ({ userInput: statement, rating = null, halfRating = null, quotes = [], status, owner, tags }) => ({
        statement,
        rating,
        halfRating,
        quotes: quotes.map(({ id: _id, ...quote }) => quote).toSorted(byContent),
        triage: { status, owner, tags },
      }),
    ),
  })),
  notApplicable,
  survey,
  initiatives: initiatives.map(({ id: _id, effects, ...initiative }) => ({
    ...initiative,
    effects: effects.flatMap(({ statementId, effect }) => {
      const statements = jobSteps.map(({ outcomeStatements }) => outcomeStatements)
      const step = statements.findIndex((each) => each.some(({ uuid }) => uuid === statementId))
      return step < 0
        ? []
        : { step, at: statements[step]?.findIndex(({ uuid }) => uuid === statementId), effect }
    }),
  })),
})

/** A sorted table has a statement's quotes in another order. */
const byContent = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

async function readBack(bytes: Uint8Array, fileName: string) {
  const file = await readImportFile(bytes, fileName, never)
  if (file.kind !== 'study') throw new Error('The file was not known as one of ours.')
  return file
}

const workbookOf = (docName: string, each: Study) => {
  const header = { docName, createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }
  return writeWorkbook(studyToWorkbook(header, each, NOW))
}

/** A file takes long to write and to read, and one study has many texts. */
const RUNS = { numRuns: 40 }

test('a workbook round-trips', async () => {
  await fc.assert(
    fc.asyncProperty(study, text, async (each, docName) => {
      const file = await readBack(workbookOf(docName, each), 'a.xlsx')
      expect(tableContent(file.study)).toEqual(tableContent(each))
      expect(file.docName).toBe(docName)
      expect(file.problems).toEqual([])
    }),
    RUNS,
  )
})

/** Removes what a spreadsheet may skip before it looks for a formula. */
const stripped = (cell: string) => cell.replace(/^[\s\p{Cc}\p{Cf}]+/u, '')
const FORMULA = /^[=+\-@|＝＋－＠]/

test('no exported cell begins with a formula', async () => {
  await fc.assert(
    fc.asyncProperty(study, async (each) => {
      const csv = await readCsv(studyToCsv(each), never)
      const workbook = await readWorkbook(workbookOf('Lunch', each), never)
      const cells = [csv, ...workbook].flatMap(({ rows }) => rows.flat())
      expect(cells.filter((cell) => FORMULA.test(stripped(cell)))).toEqual([])
    }),
    RUNS,
  )
})

test('a CSV file round-trips', async () => {
  await fc.assert(
    fc.asyncProperty(study, async (each) => {
      const file = await readBack(bytesOf(studyToCsv(each)), 'Lunch.csv')
      expect(tableContent(file.study)).toEqual(tableContent(each))
      expect(file).toMatchObject({ docName: 'Lunch', problems: [] })
    }),
    RUNS,
  )
})

test('a JSON file round-trips completely, and its ids can be replaced', async () => {
  await fc.assert(
    fc.asyncProperty(study, async (each) => {
      const file = await readBack(bytesOf(studyToJson('Lunch', each, NOW)), 'x.json')
      expect(file).toMatchObject({ docName: 'Lunch', study: each })
      let ids = 0
      const fresh = withNewIds(file.study, { uuid: studyUuid('new'), newId: () => `new${ids++}` })
      expect(tableContent(fresh)).toEqual(tableContent(each))
      const uuids = fresh.jobSteps.flatMap(({ uuid, outcomeStatements }) => [
        uuid,
        ...outcomeStatements.map((statement) => statement.uuid),
      ])
      expect(new Set(uuids).size).toBe(uuids.length)
      expect(uuids.every((uuid) => uuid.startsWith('new'))).toBe(true)
      const clusters = fresh.segments?.flatMap((each) => (each.kind === 'clusters' ? [each.outcomes] : []))
      const known = each.jobSteps
        .flatMap(({ outcomeStatements }) => outcomeStatements)
        .map(({ uuid }) => uuid)
      const kept = clusters?.flat().filter((id) => known.some((uuid) => uuid === id))
      expect(kept ?? []).toEqual([])
    }),
    RUNS,
  )
})

test('a table sorted by its scores is imported in the study’s order', async () => {
  await fc.assert(
    fc.asyncProperty(study, fc.infiniteStream(fc.nat()), async (each, order) => {
      const [head = '', ...rows] = splitRows(studyToCsv(each))
      const shuffled = rows
        .map((row) => ({ row, at: order.next().value ?? 0 }))
        .sort((one, other) => one.at - other.at)
        .map(({ row }) => row)
      const file = await readBack(bytesOf([head, ...shuffled].join('')), 'a.csv')
      const { notApplicable: _found, initiatives: _read, ...rest } = tableContent(file.study)
      const { notApplicable: _wanted, initiatives: _own, ...wanted } = tableContent(each)
      expect(rest).toEqual(wanted)
    }),
    RUNS,
  )
})

/** Splits CSV into rows with their line ends; a quoted line end is part of the row. */
function splitRows(csv: string): readonly string[] {
  return csv.match(/(?:"(?:[^"]|"")*"|[^"\r\n])*\r\n/g) ?? []
}
