import { XML_HEAD } from '../xml/xmlParts.ts'
import { type BandColors, CELL_STYLES, type CellStyle } from './Workbook.ts'

interface CellFormat {
  readonly font?: keyof typeof FONTS
  readonly fill?: keyof typeof FILLS
  /** Thin borders on all sides. */
  readonly hasLines?: boolean
  readonly format?: keyof typeof FORMATS
  readonly align?: 'left' | 'center' | 'right'
  /** In the middle of the row, not at its top. */
  readonly isMiddle?: true
}

const FONTS = {
  text: '<sz val="11"/><color rgb="FF1A1B1F"/><name val="Calibri"/><family val="2"/>',
  bold: '<b/><sz val="11"/><color rgb="FF1A1B1F"/><name val="Calibri"/><family val="2"/>',
  muted: '<sz val="11"/><color rgb="FF5A5E69"/><name val="Calibri"/><family val="2"/>',
  title: '<b/><sz val="16"/><color rgb="FF1A1B1F"/><name val="Calibri"/><family val="2"/>',
  header: '<b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/><family val="2"/>',
} as const

/** The first two are required in every workbook (ECMA-376 part 1, 18.8.21). */
const FILLS = {
  none: '<patternFill patternType="none"/>',
  gray: '<patternFill patternType="gray125"/>',
  header: solid('FF2456C4'),
} as const

function solid(color: string): string {
  return `<patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill>`
}

const FORMATS = { general: 0, whole: 1, decimal: 164, time: 165 } as const

const CELL_FORMATS: Readonly<Record<CellStyle, CellFormat>> = {
  plain: {},
  title: { font: 'title' },
  label: { font: 'muted' },
  value: { align: 'left' },
  time: { format: 'time', align: 'left' },
  header: { font: 'header', fill: 'header', hasLines: true, isMiddle: true },
  text: { hasLines: true },
  muted: { font: 'muted', hasLines: true },
  whole: { format: 'whole', hasLines: true, align: 'right' },
  decimal: { format: 'decimal', hasLines: true, align: 'right' },
  band: { hasLines: true, align: 'center' },
}

/** The difference that a color makes to the style `band`. */
const bandStyle = (color: string) =>
  `<dxf><fill><patternFill patternType="solid"><bgColor rgb="FF${color.slice(1).toUpperCase()}"/></patternFill></fill></dxf>`

const LINE = '<color rgb="FFE2E3E8"/>'
const BORDERS = [
  '<left/><right/><top/><bottom/><diagonal/>',
  `<left style="thin">${LINE}</left><right style="thin">${LINE}</right><top style="thin">${LINE}</top><bottom style="thin">${LINE}</bottom><diagonal/>`,
]

const listed = (name: string, items: readonly string[]) =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`

/** Index of a style in the workbook. */
export const styleNumber = (style: CellStyle): number => CELL_STYLES.indexOf(style)

/** Writes the part xl/styles.xml. Long texts wrap. Cells other than headers are aligned at the top of their row. */
export function workbookStyles(bandColors: BandColors): string {
  const formats = CELL_STYLES.map((style) => {
    const {
      font = 'text',
      fill = 'none',
      hasLines = false,
      format = 'general',
      ...place
    } = CELL_FORMATS[style]
    const horizontal = place.align ? ` horizontal="${place.align}"` : ''
    const alignment = `<alignment${horizontal} vertical="${place.isMiddle ? 'center' : 'top'}" wrapText="1"/>`
    return `<xf numFmtId="${FORMATS[format]}" fontId="${Object.keys(FONTS).indexOf(font)}" fillId="${Object.keys(FILLS).indexOf(fill)}" borderId="${hasLines ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`
  })
  return [
    XML_HEAD,
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="2"><numFmt numFmtId="${FORMATS.decimal}" formatCode="0.0#"/><numFmt numFmtId="${FORMATS.time}" formatCode="yyyy\\-mm\\-dd\\ hh:mm&quot; UTC&quot;"/></numFmts>`,
    listed(
      'fonts',
      Object.values(FONTS).map((font) => `<font>${font}</font>`),
    ),
    listed(
      'fills',
      Object.values(FILLS).map((fill) => `<fill>${fill}</fill>`),
    ),
    listed(
      'borders',
      BORDERS.map((border) => `<border>${border}</border>`),
    ),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    listed('cellXfs', formats),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    listed('dxfs', Object.values(bandColors).map(bandStyle)),
    '</styleSheet>',
  ].join('')
}
