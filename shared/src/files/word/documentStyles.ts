import type { ParagraphStyle } from '../document/WordDocument.ts'
import { XML_HEAD } from '../xml/xmlParts.ts'

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

interface ParagraphFormat {
  readonly name: string
  /** In half points. */
  readonly size: number
  readonly color?: string
  readonly isBold?: boolean
  /** Space above and below, in twentieths of a point. */
  readonly space: readonly [number, number]
  readonly isHeading?: 0 | 1
  readonly align?: 'right'
}

const FORMATS: Readonly<Record<ParagraphStyle, ParagraphFormat>> = {
  Normal: { name: 'Normal', size: 21, space: [0, 120] },
  Title: { name: 'Title', size: 44, isBold: true, space: [0, 200] },
  Heading1: { name: 'heading 1', size: 30, isBold: true, space: [360, 120], isHeading: 0 },
  Heading2: { name: 'heading 2', size: 24, isBold: true, color: '2456C4', space: [280, 100], isHeading: 1 },
  Note: { name: 'Note', size: 19, color: '5A5E69', space: [0, 120] },
  Cell: { name: 'Cell', size: 20, space: [40, 40] },
  CellHead: { name: 'Cell Head', size: 19, isBold: true, color: '5A5E69', space: [40, 40] },
  CellNumber: { name: 'Cell Number', size: 20, space: [40, 40], align: 'right' },
}

/** The part word/styles.xml. A heading stays on one page with the paragraph after it. */
export function documentStyles(): string {
  const each = Object.entries(FORMATS).map(([id, format]) => {
    const { name, size, color = '1A1B1F', isBold = false, space, isHeading, align } = format
    const paragraph = [
      isHeading === undefined ? '' : '<w:keepNext/>',
      `<w:spacing w:before="${space[0]}" w:after="${space[1]}"/>`,
      align ? `<w:jc w:val="${align}"/>` : '',
      isHeading === undefined ? '' : `<w:outlineLvl w:val="${isHeading}"/>`,
    ]
    const base = id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'
    const isDefault = id === 'Normal' ? ' w:default="1"' : ''
    return `<w:style w:type="paragraph" w:styleId="${id}"${isDefault}><w:name w:val="${name}"/>${base}<w:qFormat/><w:pPr>${paragraph.join('')}</w:pPr><w:rPr>${isBold ? '<w:b/>' : ''}<w:color w:val="${color}"/><w:sz w:val="${size}"/></w:rPr></w:style>`
  })
  const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>'
  return `${XML_HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>${each.join('')}</w:styles>`
}
