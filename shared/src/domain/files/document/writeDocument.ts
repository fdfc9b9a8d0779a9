import { documentProperties, PROPERTIES_RELATIONSHIP, PROPERTIES_TYPE } from '../xml/documentProperties.ts'
import { escapeXml } from '../xml/escapeXml.ts'
import { contentTypesXml, OFFICE, relationshipsXml, XML_HEAD } from '../xml/xmlParts.ts'
import { packZip } from '../zip/packZip.ts'
import { documentStyles, WORD } from './documentStyles.ts'
import type { DocumentTable, Paragraph, WordDocument } from './WordDocument.ts'

const KIND = 'openxmlformats-officedocument.wordprocessingml'

/** Width of an A4 page between its margins, in twentieths of a point. */
const PAGE_WIDTH = 9_638
/** Between the border of a cell and its text, in the same unit. Word moves a table to the left by it. */
const CELL_MARGIN = 100
const TABLE_WIDTH = PAGE_WIDTH - CELL_MARGIN

/** Writes a text document as a .docx file with page numbers. */
export function writeDocument({ title, madeAt, blocks }: WordDocument): Uint8Array<ArrayBuffer> {
  const body = blocks.map((block) => (block.kind === 'table' ? tableXml(block) : paragraphXml(block)))
  const root = { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }
  return packZip(
    {
      '[Content_Types].xml': contentTypesXml({
        'word/document.xml': `${KIND}.document.main`,
        'word/styles.xml': `${KIND}.styles`,
        'word/footer1.xml': `${KIND}.footer`,
        'docProps/core.xml': PROPERTIES_TYPE,
      }),
      '_rels/.rels': relationshipsXml([root, PROPERTIES_RELATIONSHIP]),
      'word/document.xml': `${XML_HEAD}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}/relationships"><w:body>${body.join('')}${SECTION}</w:body></w:document>`,
      'word/_rels/document.xml.rels': relationshipsXml([
        { id: 'rId1', type: 'styles', target: 'styles.xml' },
        { id: 'rId2', type: 'footer', target: 'footer1.xml' },
      ]),
      'word/styles.xml': documentStyles(),
      'word/footer1.xml': footerXml(title),
      'docProps/core.xml': documentProperties(title, madeAt),
    },
    madeAt,
  )
}

const SECTION =
  '<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'

function paragraphXml({ style, text }: Pick<Paragraph, 'style' | 'text'>): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${lines.join('<w:br/>')}</w:r></w:p>`
}

function tableXml({ widths, head, rows }: DocumentTable): string {
  const sum = widths.reduce((whole, width) => whole + width, 0)
  const columns = widths.map((width) => Math.round((width / sum) * TABLE_WIDTH))
  const row = (cells: readonly Pick<Paragraph, 'style' | 'text'>[], properties: string) => {
    const each = cells.map(
      (cell, at) =>
        `<w:tc><w:tcPr><w:tcW w:w="${columns[at] ?? 0}" w:type="dxa"/></w:tcPr>${paragraphXml(cell)}</w:tc>`,
    )
    return `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>${each.join('')}</w:tr>`
  }
  const line = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="D5D7DE"/>`
  const lines = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(line).join('')
  const grid = columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  const body = rows.map((cells) =>
    row(
      cells.map((cell) => (typeof cell === 'string' ? { style: 'Cell', text: cell } : cell)),
      '',
    ),
  )
  const header = head
    ? row(
        head.map((text) => ({ style: 'CellHead', text })),
        '<w:tblHeader/>',
      )
    : ''
  // Word requires a paragraph after a table.
  return `<w:tbl><w:tblPr><w:tblW w:w="${TABLE_WIDTH}" w:type="dxa"/><w:tblInd w:w="${CELL_MARGIN}" w:type="dxa"/><w:tblBorders>${lines}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="${CELL_MARGIN}" w:type="dxa"/><w:right w:w="${CELL_MARGIN}" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${header}${body.join('')}</w:tbl>${paragraphXml({ style: 'Note', text: '' })}`
}

function footerXml(title: string): string {
  const field = (code: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  return `${XML_HEAD}<w:ftr xmlns:w="${WORD}"><w:p><w:pPr><w:pStyle w:val="Note"/><w:tabs><w:tab w:val="right" w:pos="${PAGE_WIDTH}"/></w:tabs></w:pPr>${run(title)}<w:r><w:tab/></w:r>${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`
}
