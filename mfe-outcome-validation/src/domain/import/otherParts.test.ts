import { strToU8, zipSync } from 'fflate'
import { readImportFile } from './readImportFile.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const read = (parts: Readonly<Record<string, string>>) =>
  readImportFile(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
    'a.xlsx',
    () => undefined,
  )
const relationships = (list: string) => `<Relationships>${list}</Relationships>`

/** @param separator between folders in the names of parts and in their relationships */
const workbookParts = (separator: string, strings: string) => ({
  [`_rels${separator}.rels`]: relationships(
    `<Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl${separator}workbook.xml"/>`,
  ),
  [`xl${separator}workbook.xml`]: '<workbook><sheets><sheet name="A" r:id="b"/></sheets></workbook>',
  [`xl${separator}_rels${separator}workbook.xml.rels`]: relationships(
    `<Relationship Id="b" Type="${OFFICE}/worksheet" Target="worksheets${separator}sheet1.xml"/><Relationship Id="c" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`,
  ),
  [`xl${separator}worksheets${separator}sheet1.xml`]:
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row></sheetData></worksheet>',
  [`xl${separator}sharedStrings.xml`]: strings,
})

test.each(['/', '\\'])('parts whose names have %s between folders are read', async (separator) => {
  const file = await read(workbookParts(separator, '<sst><si><t>Plan</t></si><si><t>one</t></si></sst>'))
  expect(file).toMatchObject({ kind: 'tables', tables: [{ rows: [['Plan', 'one']], problems: [] }] })
})

test('a text that the workbook does not contain is told', async () => {
  const file = await read(workbookParts('/', '<sst><si><t>Plan</t></si></sst>'))
  expect(file).toMatchObject({
    tables: [{ rows: [['Plan']], problems: ['B1: the file does not contain its text, so it is left out.'] }],
  })
})

test.each([
  ['ppt/presentation.xml', 'This is a presentation.'],
  ['xl/workbook.bin', 'This is a binary workbook (.xlsb).'],
  ['content.xml', 'This is an OpenDocument file.'],
  ['Index/Document.iwa', 'This is a Numbers or Pages file.'],
  ['other.txt', 'This isn’t an Excel workbook.'],
])('a zip with %s is refused in the right words', async (part, words) => {
  await expect(read({ [part]: 'x' })).rejects.toThrow(words)
})
