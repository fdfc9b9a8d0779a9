import { guessMapping } from '../mapping/guessMapping.ts'
import { mapTable } from '../mapping/mapTable.ts'
import { readImportFile } from '../readImportFile.ts'
import { readCase } from './readCase.ts'

const never = () => undefined
const read = (name: string) => readImportFile(readCase(name), name, never)

async function mappedIn(name: string, sheet = 0) {
  const file = await read(name)
  const table = file.kind === 'tables' ? file.tables[sheet] : undefined
  if (!table) throw new Error('There is no such table.')
  const mapped = await mapTable(table, await guessMapping(table, never), never)
  return { table, mapped }
}

/** Job steps with their statements and ratings. */
async function contentOf(name: string, sheet?: number) {
  const { mapped } = await mappedIn(name, sheet)
  return mapped.parts.steps.map(({ text, statements }) => [
    text,
    ...statements.map(({ text: statement, fields: { rating } }) =>
      rating ? `${statement}: ${rating.importance}, ${rating.satisfaction}` : statement,
    ),
  ])
}

async function ownContentOf(name: string) {
  const file = await read(name)
  if (file.kind !== 'study') throw new Error('This is not taken for a file of ours.')
  const statements = file.study.jobSteps.flatMap(({ outcomeStatements }) =>
    outcomeStatements.map(({ userInput, rating }) => ({ userInput, rating })),
  )
  return { statements, problems: file.problems }
}

test('07: texts that begin with something like the number of a list stay whole', async () => {
  expect((await contentOf('07-numbers-at-the-start.csv')).map(([step]) => step)).toEqual([
    'K-12 students enroll in a course',
    '3.5 mm plugs are sorted by length',
    '2.4 GHz channels are surveyed',
    'F-16 mechanics check the canopy',
    'MP3. files are tagged',
    'B. Klein hands over the shift',
  ])
})

test.each(['13-own-csv-resaved-by-excel.csv', '13b-own-csv-resaved-by-german-excel.csv'])(
  '%s: the order stays',
  async (name) => {
    const { statements } = await ownContentOf(name)
    expect(statements.map(({ userInput }) => userInput)).toEqual(
      Array.from({ length: 12 }, (_none, at) => `Minimize the time it takes to find form ${at + 1}`),
    )
  },
)

test('13b: ratings that became dates are told', async () => {
  const { statements, problems } = await ownContentOf('13b-own-csv-resaved-by-german-excel.csv')
  expect(statements.every(({ rating }) => rating === undefined)).toBe(true)
  expect(problems).toHaveLength(12)
})

test.each(['08-capital-shared-strings.xlsx', '08b-capital-sheet-part.xlsx'])(
  '%s: part names that differ in case are the same part',
  async (name) => expect(await contentOf(name)).toMatchSnapshot(),
)

test.each(['10-prefixed-streamed.xlsx', '11-hidden-sheet-first.xlsx', '12-rich-dates-formulas.xlsx'])(
  '%s is read',
  async (name) => {
    const file = await read(name)
    expect(file.kind === 'tables' && file.tables).toMatchSnapshot()
  },
)

test('14: an HTML table with the name of a workbook is refused in words', async () => {
  await expect(read('14-html-table-named.xls')).rejects.toThrow('This file is a web page')
})

test.each([
  ['06-excel-mac-roman.csv', 'macintosh', 'Récupérer le dossier'],
  ['06b-excel-japan-cp932.csv', 'shift_jis', '処理区分を決める'],
  ['06d-excel-russia-cp1251.csv', 'windows-1251', 'Найти бланк'],
])('%s: the encoding is guessed as %s, and shown with a sample', async (name, encoding, text) => {
  const file = await read(name)
  expect(file.encoding?.name).toBe(encoding)
  expect(file.encoding?.sample.join()).toContain(text)
  expect((await mappedIn(name)).table.rows.flat().join()).toContain(text)
})

test('13: our own CSV is read below a title, and columns that are not ours are named', async () => {
  const text = new TextDecoder().decode(readCase('13-own-csv-resaved-by-excel.csv'))
  const [head = '', ...rows] = text.split(/\r?\n/)
  const changed = ['Forms 2026', `${head},Reviewer`, ...rows].join('\n')
  const file = await readImportFile(new TextEncoder().encode(changed), 'forms.csv', never)
  expect(file).toMatchObject({ kind: 'study', problems: ['Not imported: Reviewer.'] })
})

test.each([
  [
    'A13-nested-list.md',
    [
      ['Locate the form', 2],
      ['Fill in the form', 1],
    ],
  ],
  ['A14-markdown-table.md', [['Locate the form', 1]]],
])('%s is read as a list or table', async (name, steps) => {
  expect((await contentOf(name)).map(([step, ...statements]) => [step, statements.length])).toEqual(steps)
})

test.each(['percent-libreoffice.xlsx', 'percent-exceljs.xlsx'])(
  '%s: cells in percent are read as shown, and their scale is asked for',
  async (name) => {
    const { table, mapped } = await mappedIn(name)
    expect(table.rows[1]?.slice(2)).toEqual(['84%', '31%'])
    expect(mapped.scaleDoubt?.scales[0]).toBe('percent')
    expect(mapped.parts.steps[0]?.statements[0]?.fields).toEqual({})
    const scaled = await mapTable(table, { ...(await guessMapping(table, never)), scale: 'percent' }, never)
    expect(scaled.parts.steps[0]?.statements[0]?.fields).toEqual({
      rating: { importance: 8.4, satisfaction: 3.1 },
    })
  },
)
