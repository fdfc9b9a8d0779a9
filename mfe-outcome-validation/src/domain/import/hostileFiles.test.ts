import type { Table } from '@outcome-studio/shared/files'
import { FileProblem } from '@outcome-studio/shared/files'
import { strToU8, zipSync } from 'fflate'
import { createStepCounter } from '../../../../tools/build/jest/createStepCounter.ts'
import { surveyRatings } from '../survey/surveyRatings.ts'
import { guessMapping } from './mapping/guessMapping.ts'
import { mapTable } from './mapping/mapTable.ts'
import { readImportFile } from './readImportFile.ts'

const steps = createStepCounter('src/domain')
afterAll(steps.stop)

const never = () => undefined
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** @param names relationship id of each sheet, of `rId0` and so on in the order of the contents */
function workbook(names: readonly string[], contents: readonly string[], strings: readonly string[] = []) {
  const rels = (content: string) => strToU8(`<Relationships>${content}</Relationships>`)
  const sheets = names.map((id, at) => `<sheet name="Sheet ${at + 1}" r:id="${id}"/>`)
  const targets = contents.map(
    (_content, at) => `<Relationship Id="rId${at}" Type="${OFFICE}/worksheet" Target="sheet${at}.xml"/>`,
  )
  return zipSync(
    {
      '_rels/.rels': rels(`<Relationship Id="a" Type="${OFFICE}/officeDocument" Target="/xl/workbook.xml"/>`),
      'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets.join('')}</sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': rels(
        `${targets.join('')}<Relationship Id="s" Type="${OFFICE}/sharedStrings" Target="strings.xml"/>`,
      ),
      'xl/strings.xml': strToU8(`<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
      ...Object.fromEntries(
        contents.map((content, at) => [
          `xl/sheet${at}.xml`,
          strToU8(`<worksheet><sheetData>${content}</sheetData></worksheet>`),
        ]),
      ),
    },
    { level: 1 },
  )
}
const rows = (count: number, row: (number: number) => string) =>
  Array.from({ length: count }, (_none, at) => `<row r="${at + 1}">${row(at + 1)}</row>`).join('')
const wide = (columns: number) => '<c><v>1</v></c>'.repeat(columns)

/** Reads a file as the import and as the survey do; returns the message of a refusal, or what the preview has. */
async function openFile(bytes: Uint8Array): Promise<string | { rows: number; problems: readonly string[] }> {
  try {
    const file = await readImportFile(bytes, 'a', never)
    if (file.kind === 'study') return 'a study'
    const previews = file.tables.map(async (table: Table) => {
      const mapped = await mapTable(table, await guessMapping(table, never), never)
      await surveyRatings(table.rows, [], { pause: never })
      return { rows: mapped.rows.length, problems: table.problems }
    })
    return (await Promise.all(previews))[0] ?? 'no table'
  } catch (error) {
    if (error instanceof FileProblem) return error.message
    throw error
  }
}

const REST = 'only the first 4,000 characters were read.'

/** Steps for the largest table that can be read, which is a second of work at most. */
const MOST_STEPS = 2_000_000

test.each<[string, () => Uint8Array, Awaited<ReturnType<typeof openFile>> | RegExp]>([
  [
    'a cell of one letter and 3,200 spaces',
    () => strToU8(`Step,Outcome\na${' '.repeat(3_200)}.,x\n`),
    { rows: 1, problems: [] },
  ],
  [
    'a heading of 40,000 spaces',
    () => strToU8(`Outcome,${' '.repeat(40_000)}importance\nx,2\n`),
    { rows: 1, problems: [`Row 1, column B: ${REST}`] },
  ],
  [
    'one row of 9,900,000 separators',
    () => strToU8(','.repeat(9_900_000)),
    /^Row 1 is longer than 200,000 characters/,
  ],
  [
    'one row of 4,900,000 cells',
    () => strToU8('a,'.repeat(4_900_000)),
    /^This table is too large: at most 5,000 rows, 1,000 columns/,
  ],
  [
    'a quoted cell of 4,900,000 quotes',
    () => strToU8(`"${'""'.repeat(4_900_000)}"`),
    /^Row 1 is longer than 200,000 characters/,
  ],
  ['9,900,000 empty lines', () => strToU8(`a${'\n'.repeat(9_900_000)}`), /^This table is too large/],
  [
    'a shared text of a million characters in 4,000 rows',
    () => workbook(['rId0'], [rows(4_000, () => '<c t="s"><v>0</v></c>')], ['a '.repeat(500_000)]),
    /^The sheet “Sheet 1” is too large: .* 10,000,000 characters can be read/,
  ],
  [
    'a shared text of a million characters in one cell',
    () => workbook(['rId0'], [rows(1, () => '<c t="s"><v>0</v></c>')], [`a${' '.repeat(1_000_000)}b`]),
    { rows: 1, problems: [`Row 1, column A: ${REST}`] },
  ],
  [
    'one sheet that is named fifty times',
    () =>
      workbook(
        Array.from({ length: 50 }, () => 'rId0'),
        [rows(100, () => wide(100))],
      ),
    { rows: 100, problems: [] },
  ],
  [
    'two parts that are too large together',
    () => {
      const spaces = `<row>${' '.repeat(31_000_000)}</row>`
      return withClaimedSizes(workbook(['rId0', 'rId1'], [spaces, spaces]), 1_000)
    },
    /unpacks to far more than a study holds/,
  ],
  [
    'cells in the last column of 1,000 rows',
    () => workbook(['rId0'], [rows(1_000, (number) => `<c r="ALL${number}"><v>1</v></c>`)]),
    /^The sheet “Sheet 1” is too large: .* 400,000 cells/,
  ],
  [
    'a text of 200,000 entities',
    () =>
      workbook(['rId0'], [rows(1, () => `<c t="inlineStr"><is><t>${'&amp;'.repeat(200_000)}</t></is></c>`)]),
    { rows: 1, problems: [`Row 1, column A: ${REST}`] },
  ],
  [
    'a tag with 100,000 attributes',
    () => workbook(['rId0'], [`<row${' a="b"'.repeat(100_000)}/>`]),
    /^This file is damaged/,
  ],
  ['3,900,000 brackets in JSON', () => strToU8('['.repeat(3_900_000)), /at most 250,000 values/],
  [
    'a study of 100,000 job steps in JSON',
    () =>
      strToU8(
        `{"format":"outcome-studio-study","version":1,"schemaVersion":1,"docName":"x","study":{"jtbd":{},"jobSteps":[${'{},'.repeat(100_000)}{}]}}`,
      ),
    /larger than one study can be/,
  ],
  ['5 MB of JSON', () => strToU8(`["${'x'.repeat(5_000_000)}"]`), /has 5\.1 MB; at most 4 MB/],
])('%s is refused or previewed in bounded steps', async (_what, bytes, outcome) => {
  const file = bytes()
  let found: Awaited<ReturnType<typeof openFile>> = ''
  const taken = await steps.count(async () => {
    found = await openFile(file)
  })
  if (outcome instanceof RegExp) expect(found).toMatch(outcome)
  else expect(found).toEqual(outcome)
  expect(taken).toBeLessThan(MOST_STEPS)
})

/** The sizes that a zip's directory declares are not to be trusted. */
function withClaimedSizes(bytes: Uint8Array, most: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    view.setUint32(at + 24, Math.min(view.getUint32(at + 24, true), most), true)
  }
  return bytes
}
