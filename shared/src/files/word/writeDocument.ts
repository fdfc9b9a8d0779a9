import type { DocumentTable, Paragraph, WordDocument } from '../document/WordDocument.ts'
import { documentProperties, PROPERTIES_RELATIONSHIP, PROPERTIES_TYPE } from '../xml/documentProperties.ts'
import { escapeXml } from '../xml/escapeXml.ts'
import { contentTypesXml, OFFICE, relationshipsXml, XML_HEAD } from '../xml/xmlParts.ts'
import { packZip } from '../zip/packZip.ts'
import { documentStyles, WORD } from './documentStyles.ts'

const KIND = 'openxmlformats-officedocument.wordprocessingml'

/** Sides and margins of an A4 page, in twentieths of a point. */
const [SHORT, LONG, MARGIN] = [11_906, 16_838, 1_134]
/** Between the border of a cell and its text, in the same unit. Word moves a table to the left by it. */
const CELL_MARGIN = 100

/** Width of a page between its margins. */
const pageWidth = (isLandscape: boolean): number => (isLandscape ? LONG : SHORT) - 2 * MARGIN

/** Writes a text document as a .docx file with page numbers. */
export function writeDocument({ title, creator, madeAt, sections }: WordDocument): Uint8Array<ArrayBuffer> {
  const body = sections.flatMap(({ isLandscape, blocks }, at) => {
    const properties = sectionXml(isLandscape)
    return [
      ...blocks.map((block) =>
        block.kind === 'table' ? tableXml(block, pageWidth(isLandscape) - CELL_MARGIN) : paragraphXml(block),
      ),
      // The properties of the last section are those of the document.
      at < sections.length - 1 ? `<w:p><w:pPr>${properties}</w:pPr></w:p>` : properties,
    ]
  })
  const root = { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }
  return packZip(
    {
      '[Content_Types].xml': contentTypesXml({
        'word/document.xml': `${KIND}.document.main`,
        'word/styles.xml': `${KIND}.styles`,
        'word/footer1.xml': `${KIND}.footer`,
        'word/footer2.xml': `${KIND}.footer`,
        'docProps/core.xml': PROPERTIES_TYPE,
      }),
      '_rels/.rels': relationshipsXml([root, PROPERTIES_RELATIONSHIP]),
      'word/document.xml': `${XML_HEAD}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}/relationships"><w:body>${body.join('')}</w:body></w:document>`,
      'word/_rels/document.xml.rels': relationshipsXml([
        { id: 'rId1', type: 'styles', target: 'styles.xml' },
        { id: 'rId2', type: 'footer', target: 'footer1.xml' },
        { id: 'rId3', type: 'footer', target: 'footer2.xml' },
      ]),
      'word/styles.xml': documentStyles(),
      'word/footer1.xml': footerXml(title, pageWidth(false)),
      'word/footer2.xml': footerXml(title, pageWidth(true)),
      'docProps/core.xml': documentProperties({ title, creator, madeAt }),
    },
    madeAt,
  )
}

function sectionXml(isLandscape: boolean): string {
  const [footer, size] = isLandscape
    ? ['rId3', `w:w="${LONG}" w:h="${SHORT}" w:orient="landscape"`]
    : ['rId2', `w:w="${SHORT}" w:h="${LONG}"`]
  const margins = ['top', 'right', 'bottom', 'left'].map((side) => `w:${side}="${MARGIN}"`).join(' ')
  return `<w:sectPr><w:footerReference w:type="default" r:id="${footer}"/><w:pgSz ${size}/><w:pgMar ${margins} w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`
}

function paragraphXml({ style, text }: Pick<Paragraph, 'style' | 'text'>): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r>${lines.join('<w:br/>')}</w:r></w:p>`
}

/** @param tableWidth in twentieths of a point */
function tableXml({ widths, head, rows }: DocumentTable, tableWidth: number): string {
  const sum = widths.reduce((whole, width) => whole + width, 0)
  const columns = widths.map((width) => Math.round((width / sum) * tableWidth))
  const row = (cells: readonly Pick<Paragraph, 'style' | 'text' | 'fill'>[], properties: string) => {
    const each = cells.map((cell, at) => {
      const { fill } = cell
      const shading =
        fill === undefined
          ? ''
          : `<w:shd w:val="clear" w:color="auto" w:fill="${fill.slice(1).toUpperCase()}"/>`
      return `<w:tc><w:tcPr><w:tcW w:w="${columns[at] ?? 0}" w:type="dxa"/>${shading}</w:tcPr>${paragraphXml(cell)}</w:tc>`
    })
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
  return `<w:tbl><w:tblPr><w:tblW w:w="${tableWidth}" w:type="dxa"/><w:tblInd w:w="${CELL_MARGIN}" w:type="dxa"/><w:tblBorders>${lines}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="${CELL_MARGIN}" w:type="dxa"/><w:right w:w="${CELL_MARGIN}" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${header}${body.join('')}</w:tbl>${paragraphXml({ style: 'Note', text: '' })}`
}

function footerXml(title: string, width: number): string {
  const field = (code: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  return `${XML_HEAD}<w:ftr xmlns:w="${WORD}"><w:p><w:pPr><w:pStyle w:val="Note"/><w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs></w:pPr>${run(title)}<w:r><w:tab/></w:r>${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`
}
