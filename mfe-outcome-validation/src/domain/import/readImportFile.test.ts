import { FileProblem, SURVEY_LIMITS } from '@outcome-studio/shared/files'
import { strToU8, zipSync } from 'fflate'
import { guessMapping } from './mapping/guessMapping.ts'
import { mapTable } from './mapping/mapTable.ts'
import { readImportFile } from './readImportFile.ts'

const never = () => undefined
const read = (bytes: Uint8Array | string, name = 'notes.xlsx') =>
  readImportFile(typeof bytes === 'string' ? strToU8(bytes) : bytes, name, never)
async function tables(bytes: Uint8Array | string, name?: string) {
  const file = await read(bytes, name)
  if (file.kind !== 'tables') throw new Error('This is taken for a file of ours.')
  return file.tables
}
const rowsOf = async (bytes: Uint8Array | string, name?: string) => (await tables(bytes, name))[0]?.rows

async function refusalOf(bytes: Uint8Array | string): Promise<string> {
  const outcome: unknown = await read(bytes).catch((error: unknown) => error)
  if (!(outcome instanceof FileProblem)) throw new Error('It was not refused in words for the member.')
  return outcome.message
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook as other programs write them. */
function partsOf(sheets: Readonly<Record<string, string>>, strings: readonly string[] = []) {
  const names = Object.keys(sheets)
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const targets = names.map(
    (_name, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const rels = (content: string) => strToU8(`<?xml version="1.0"?><Relationships>${content}</Relationships>`)
  return {
    '_rels/.rels': rels(`<Relationship Id="a" Type="${OFFICE}/officeDocument" Target="/xl/workbook.xml"/>`),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': rels(
      `${targets.join('')}<Relationship Id="s" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`,
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${MAIN}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
      ]),
    ),
  }
}
const workbook = (sheets: Readonly<Record<string, string>>, strings?: readonly string[]) =>
  zipSync(partsOf(sheets, strings))
const cell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

describe('a workbook of another program', () => {
  test('texts, numbers, booleans and rich texts are read, with gaps between them', async () => {
    const bytes = workbook(
      {
        Needs:
          '<row r="2"><c r="B2" t="s"><v>1</v></c><c r="D2"><v>8.9000000000000004</v></c></row><row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4" t="b"><v>1</v></c></row>',
      },
      [
        '<t>plain &amp; simple</t>',
        '<r><t>rich</t></r><r><rPr><b/></rPr><t xml:space="preserve"> text</t></r><rPh sb="0" eb="1"><t>said</t></rPh>',
      ],
    )
    expect(await rowsOf(bytes)).toEqual([[], ['', 'rich text', '', '8.9'], [], ['plain & simple', 'TRUE']])
  })

  test('a formula is read as its last result; one without a result is reported', async () => {
    const [table] = await tables(
      workbook({
        A: '<row r="1"><c r="A1" t="str"><f>B1&amp;"x"</f><v>seen</v></c><c r="B1"><f>1+1</f></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
      }),
    )
    expect(table?.rows).toEqual([['seen']])
    expect(table?.problems).toEqual([
      'B1 holds a formula without a result. Open the file in a spreadsheet program and save it.',
      'C1 holds the error #DIV/0!.',
    ])
  })

  test('a merged step cell applies to all of its statements', async () => {
    const merged = workbook({
      A: `<row r="1">${cell('A1', 'Step')}${cell('B1', 'Outcome')}</row><row r="2">${cell('A2', 'Plan the trip')}${cell('B2', 'one')}</row><row r="3"><c r="A3"/>${cell('B3', 'two')}</row></sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>`,
    })
    const [table] = await tables(merged)
    if (!table) throw new Error('There is no table.')
    const { parts } = await mapTable(table, await guessMapping(table, never), never)
    expect(parts.steps).toEqual([
      {
        text: 'Plan the trip',
        category: null,
        fields: {},
        statements: [
          { text: 'one', fields: {} },
          { text: 'two', fields: {} },
        ],
      },
    ])
  })

  test('names with a prefix, and cells without a reference, are read too', async () => {
    const bytes = workbook({
      A: '<x:row xmlns:x="a"><x:c t="inlineStr"><x:is><x:t>one</x:t></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row xmlns:x="a"><x:c><x:v>3</x:v></x:c></x:row>',
    })
    expect(await rowsOf(bytes)).toEqual([['one', '2'], ['3']])
  })

  test('a sheet without a text is left out', async () => {
    const bytes = workbook({
      Empty: '<row r="1"><c r="A1"/></row>',
      Full: `<row r="1">${cell('A1', 'x')}</row>`,
    })
    expect((await tables(bytes)).map(({ name }) => name)).toEqual(['Full'])
  })
})

describe('harmful files are refused with a message', () => {
  const zeros = new Uint8Array(61_000_000)
  const bomb = zipSync({ ...partsOf({ A: '' }), 'xl/worksheets/sheet1.xml': [zeros, { level: 1 }] })

  test('a zip bomb, by its declared size', async () => {
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await refusalOf(bomb)).toMatch(/unpacks to far more than a study holds/)
  })

  test('a zip bomb with a false declared size, during unpacking', async () => {
    const lying = bomb.slice()
    const view = new DataView(lying.buffer)
    for (let at = 0; at < lying.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === zeros.length) {
        view.setUint32(at + 24, 1_000, true)
      }
    }
    expect(await refusalOf(lying)).toMatch(/unpacks to far more than a study holds/)
  })

  test('entity expansion and document types', async () => {
    const grows = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>'
    const bytes = zipSync({ ...partsOf({ A: '' }), 'xl/worksheets/sheet1.xml': strToU8(grows) })
    expect(await refusalOf(bytes)).toMatch(/damaged/)
    const unknown = workbook({ A: `<row r="1">${cell('A1', '&b;')}</row>` })
    expect(await refusalOf(unknown)).toMatch(/damaged/)
  })

  test.each([
    [
      'rows',
      () => workbook({ Big: `<row r="900000">${cell('A900000', 'x')}</row>` }),
      /“Big” is too large: at most 5,000 rows/,
    ],
    ['columns', () => workbook({ Big: `<row r="1">${cell('XFD1', 'x')}</row>` }), /“Big” is too large/],
    [
      'cells',
      () => {
        const row = (at: number) =>
          `<row r="${at}">${Array.from({ length: 801 }, () => '<c><v>1</v></c>').join('')}</row>`
        return workbook({ Big: Array.from({ length: 600 }, (_none, at) => row(at + 1)).join('') })
      },
      /400,000 cells/,
    ],
    [
      'sheets',
      () => workbook(Object.fromEntries(Array.from({ length: 51 }, (_none, at) => [`S${at}`, '']))),
      /has 51 sheets; at most 50/,
    ],
    [
      'parts',
      () =>
        zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_none, at) => [`p${at}`, strToU8('')]))),
      /unpacks to far more/,
    ],
  ])('too many %s', async (_what, bytes, words) => {
    expect(await refusalOf(bytes())).toMatch(words)
  })

  test('CSV with too many rows', async () => {
    expect(await refusalOf('a,b\n'.repeat(5_001))).toMatch(/too large: at most 5,000 rows/)
  })
})

describe('unreadable files are refused with a message', () => {
  const small = () => workbook({ A: `<row r="1">${cell('A1', 'text')}</row>` })
  const ole = (name: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Array(508).fill(0), ...Buffer.from(name, 'utf16le')])

  test.each([
    ['nothing', () => new Uint8Array(), /empty/],
    ['half a workbook', () => small().slice(0, 400), /damaged or incomplete/],
    ['a zip without a workbook', () => zipSync({ 'a.txt': strToU8('x') }), /isn’t an Excel workbook/],
    ['a workbook without a text', () => workbook({ A: '' }), /holds no texts/],
    ['a protected workbook', () => ole('EncryptedPackage'), /protected by a password/],
    ['an older workbook', () => ole('Workbook'), /older kind, such as \.xls/],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 7, 0, 9]), /holds no text/],
    [
      'a quotation mark without its other',
      () => strToU8('a,b\n"c,d\n'),
      /quotation mark in row 2 is never closed/,
    ],
    ['half a JSON', () => strToU8('{"format":'), /JSON file is damaged/],
    ['another JSON', () => strToU8('{"a": 1}'), /holds no study and no list of rows/],
    [
      'a study of another version',
      () => strToU8('{"format":"outcome-studio-study","version":9}'),
      /another version/,
    ],
  ])('%s', async (_what, bytes, words) => {
    expect(await refusalOf(bytes())).toMatch(words)
  })

  test('an encrypted part', async () => {
    const bytes = small()
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
    }
    expect(await refusalOf(bytes)).toMatch(/protected by a password/)
  })

  test('with any byte damaged, a workbook is read or refused with a message', async () => {
    const bytes = small()
    for (let at = 0; at < bytes.length; at += 3) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      const outcome: unknown = await read(damaged).catch((error: unknown) => error)
      expect(outcome instanceof FileProblem || (outcome !== null && !(outcome instanceof Error))).toBe(true)
    }
  })

  test('reading ends as soon as it is aborted', async () => {
    const stop = new Error('gone')
    const pause = () => {
      throw stop
    }
    await expect(readImportFile(small(), 'a.xlsx', pause)).rejects.toBe(stop)
  })
})

describe('text files of other programs', () => {
  const WORDS = 'Schritt;Größe\r\nPlanen;„5 €“\r\n'
  const ROWS = [
    ['Schritt', 'Größe'],
    ['Planen', '„5 €“'],
  ]
  const windows = new Uint8Array(
    [...WORDS].map(
      (letter) => ({ ö: 0xf6, ß: 0xdf, '„': 0x84, '“': 0x93, '€': 0x80 })[letter] ?? letter.charCodeAt(0),
    ),
  )
  const utf16 = Buffer.from(WORDS, 'utf16le')

  test.each([
    ['UTF-8', strToU8(WORDS)],
    ['UTF-8 with its mark', strToU8(`\uFEFF${WORDS}`)],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...utf16])],
    ['UTF-16 without its mark', new Uint8Array(utf16)],
    ['UTF-16 the other way round', new Uint8Array([0xfe, 0xff, ...Buffer.from(utf16).swap16()])],
    ['Windows-1252', windows],
  ])('is read from %s', async (_encoding, bytes) => {
    expect(await rowsOf(bytes, 'a.csv')).toEqual(ROWS)
  })

  test.each([
    [
      'commas',
      'a,"b;c"\n1,2',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;"b,c"\n1,5;2',
      [
        ['a', 'b,c'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb, c\n1\t2',
      [
        ['a', 'b, c'],
        ['1', '2'],
      ],
    ],
    [
      'what its first line says',
      'sep=|\na|b,c\n1|2',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    ['nothing', 'one\ntwo', [['one'], ['two']]],
  ])('is parted at %s', async (_separator, text, rows) => {
    expect(await rowsOf(text, 'a.csv')).toEqual(rows)
  })

  test('line breaks in quotes, doubled quotes and stray letters after them belong to the cell', async () => {
    expect(await rowsOf('a,b\r\n"one\r\ntwo","say ""so"""x\r\n,\r\n', 'a.csv')).toEqual([
      ['a', 'b'],
      ['one\r\ntwo', 'say "so"x'],
    ])
  })

  test('a list of objects in JSON is a table of their keys', async () => {
    expect(
      await rowsOf('[{"step": "Plan", "outcome": "x"}, {"outcome": "y", "importance": 9}]', 'a.json'),
    ).toEqual([
      ['step', 'outcome', 'importance'],
      ['Plan', 'x'],
      ['', 'y', '9'],
    ])
  })
})

test('a survey may unpack to more than a study', async () => {
  const bytes = zipSync({
    ...partsOf({ A: '<row><c><v>1</v></c></row>' }),
    'xl/media/photo.png': strToU8('x'),
  })
  const name = Buffer.from(bytes).lastIndexOf('xl/media/photo.png')
  // The directory says how large a part is.
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(name - 46 + 24, 100_000_000, true)
  await expect(readImportFile(bytes, 'a.xlsx', never)).rejects.toThrow(FileProblem)
  expect(await readImportFile(bytes, 'a.xlsx', never, null, SURVEY_LIMITS)).toMatchObject({
    tables: [{ rows: [['1']] }],
  })
})
