import { FileProblem, packZip, writeDocument } from '@outcome-studio/shared/files'
import { isDocument, readDocument } from './readDocument.ts'

const AT = new Date('2026-02-03T04:05:06.000Z')
const never = () => undefined
const bytesOf = (body: string, styles = '', path = 'word/document.xml') =>
  packZip(
    {
      [path]: `<w:document><w:body>${body}</w:body></w:document>`,
      'word/styles.xml': `<w:styles>${styles}</w:styles>`,
    },
    AT,
  )
const read = (body: string, styles?: string) => readDocument(bytesOf(body, styles), never)
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`

/** Word in German: ids are translated, names are not. */
const STYLES = `
  <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Mine"><w:name w:val="My heading"/><w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:styleId="Own"><w:name w:val="Own"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
  <w:style w:styleId="Titel"><w:name w:val="Title"/></w:style>
  <w:style w:styleId="Punkt2"><w:name w:val="List Bullet 2"/></w:style>
  <w:style w:styleId="A"><w:basedOn w:val="B"/></w:style>
  <w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>`

test.each([
  ['<w:pStyle w:val="berschrift1"/>', 1, null],
  ['<w:pStyle w:val="Mine"/>', 1, null],
  ['<w:pStyle w:val="Own"/>', 2, null],
  ['<w:outlineLvl w:val="2"/>', 3, null],
  ['<w:pStyle w:val="Titel"/>', 0, null],
  ['<w:pStyle w:val="Punkt2"/>', null, 1],
  ['<w:numPr><w:ilvl w:val="2"/><w:numId w:val="4"/></w:numPr>', null, 2],
  ['<w:numPr><w:numId w:val="4"/></w:numPr>', null, 0],
  ['<w:pStyle w:val="Punkt2"/><w:numPr><w:numId w:val="0"/></w:numPr>', null, null],
  ['<w:pStyle w:val="A"/>', null, null],
  ['<w:pStyle w:val="unknown"/>', null, null],
])('a paragraph with %s has heading %s and list level %s', async (properties, heading, listLevel) => {
  expect(await read(`<w:p><w:pPr>${properties}</w:pPr>${run('Plan')}</w:p>`, STYLES)).toEqual([
    { kind: 'paragraph', text: 'Plan', heading, listLevel },
  ])
})

test.each([
  [`${run('Fin')}${run('d a seat')}`, 'Find a seat'],
  [`${run('one')}<w:r><w:br/></w:r>${run('two')}<w:r><w:tab/></w:r>${run('three')}`, 'one\ntwo\tthree'],
  [`<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${run('text')}`, 'text'],
  [`${run('new')}<w:del><w:r><w:delText>old</w:delText></w:r></w:del>`, 'new'],
  [`<w:ins>${run('added')}</w:ins>`, 'added'],
  [`${run('a')}<w:r><w:instrText>PAGE</w:instrText></w:r>${run('b')}`, 'ab'],
  [`<w:hyperlink>${run('a link')}</w:hyperlink>`, 'a link'],
])('the text of %s is read', async (content, text) => {
  expect(await read(`<w:p>${content}</w:p><w:p/>`)).toMatchObject([{ text }])
})

test('a text box is read once', async () => {
  const box = `<w:txbxContent><w:p>${run('boxed')}</w:p></w:txbxContent>`
  const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`
  const blocks = await read(`<w:p>${run('around')}<w:r>${both}</w:r></w:p>`)
  expect(blocks).toMatchObject([{ text: 'boxed' }, { text: 'around' }])
})

test('a table has its cells, merged ones and those of a table in a cell', async () => {
  const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
  const paragraph = (text: string) => `<w:p>${run(text)}</w:p>`
  const inner = `<w:tbl><w:tr>${cell(paragraph('inner'))}</w:tr></w:tbl>`
  const wide = cell(paragraph('wide'), '<w:gridSpan w:val="2"/>')
  expect(
    await read(
      `<w:tbl><w:tr>${wide}${cell(paragraph('a') + paragraph('b'))}</w:tr><w:tr>${cell(inner)}${cell('<w:p/>')}</w:tr></w:tbl>`,
    ),
  ).toEqual([
    {
      kind: 'table',
      rows: [
        ['wide', '', 'a\nb'],
        ['inner', ''],
      ],
    },
  ])
})

test('a document that was written here is read', async () => {
  const bytes = writeDocument({
    title: 'Lunch',
    creator: 'Outcome Studio',
    madeAt: AT,
    sections: [
      {
        isLandscape: false,
        blocks: [
          { kind: 'paragraph', style: 'Title', text: 'Lunch' },
          { kind: 'paragraph', style: 'Heading2', text: '1. find <a> table' },
          { kind: 'table', widths: [1, 2], head: ['No.', 'Statement'], rows: [['1.1', 'Minimize it']] },
        ],
      },
    ],
  })
  expect(isDocument(bytes)).toBe(true)
  expect(await readDocument(bytes, never)).toEqual([
    { kind: 'paragraph', text: 'Lunch', heading: 0, listLevel: null },
    { kind: 'paragraph', text: '1. find <a> table', heading: 2, listLevel: null },
    {
      kind: 'table',
      rows: [
        ['No.', 'Statement'],
        ['1.1', 'Minimize it'],
      ],
    },
  ])
})

test('the main part may have a number, and another zip is refused', async () => {
  const numbered = bytesOf(`<w:p>${run('text')}</w:p>`, '', 'word/document2.xml')
  expect(await readDocument(numbered, never)).toHaveLength(1)
  const other = packZip({ 'xl/workbook.xml': '<workbook/>' }, AT)
  expect(isDocument(other)).toBe(false)
  await expect(readDocument(other, never)).rejects.toThrow(FileProblem)
  const cut = packZip({ 'word/document.xml': '<w:document><w:body><w:p><w:r><w:t>cut' }, AT)
  await expect(readDocument(cut, never)).rejects.toThrow('damaged')
})

test('merged cells that would fill the memory are refused', async () => {
  const cell = '<w:tc><w:tcPr><w:gridSpan w:val="1000"/></w:tcPr></w:tc>'
  await expect(read(`<w:tbl><w:tr>${cell.repeat(401)}</w:tr></w:tbl>`)).rejects.toThrow(
    'more than 400,000 cells',
  )
})
