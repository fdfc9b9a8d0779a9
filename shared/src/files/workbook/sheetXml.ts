import { cellReference } from '../base/cellReference.ts'
import { harmlessCell } from '../base/harmlessCell.ts'
import { escapeXml } from '../xml/escapeXml.ts'
import { OFFICE, XML_HEAD } from '../xml/xmlParts.ts'
import { toXmlString } from '../xml/xmlStrings.ts'
import { headerWidth, rowHeight } from './rowHeight.ts'
import type { BandColors, Cell, CellStyle, CellValue, Sheet } from './Workbook.ts'
import { styleNumber } from './workbookStyles.ts'

/** Spreadsheets report a file with a longer cell as damaged. */
const LONGEST_TEXT = 32_767
const MILLISECONDS_OF_A_DAY = 86_400_000
/** Days from the epoch of spreadsheets to 1970. */
const DAYS_BEFORE_1970 = 25_569

/**
 * Writes a sheet's part of a workbook. A table has a frozen header, and sheets print in landscape, fitted to
 * the page width.
 */
export function sheetXml({ columns: wanted, rows, table }: Sheet, bandColors: BandColors): string {
  const titles = table?.titles ?? []
  const columns = wanted.map(({ width, style }, at) => ({
    width: Math.max(width, headerWidth(titles[at] ?? '')),
    style,
  }))
  const header = table ? [titles.map((value): Cell => ({ value, style: 'header' }))] : []
  // Spreadsheets report a table without a row as damaged.
  const lines = table && rows.length === 0 ? [...header, columns.map(() => null)] : [...header, ...rows]
  const range = `A1:${cellReference(columns.length - 1, lines.length - 1)}`
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const frozen =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>'
  const texts = Object.keys(bandColors)
  const bands = columns.flatMap(({ style }, at) =>
    style === 'band' && texts.length > 0
      ? bandColorsXml(`${cellReference(at, header.length)}:${cellReference(at, lines.length - 1)}`, texts)
      : [],
  )
  return [
    XML_HEAD,
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}/relationships">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="${range}"/>`,
    `<sheetViews><sheetView workbookViewId="0" showGridLines="0">${table ? frozen : ''}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${widths.join('')}</cols>`,
    `<sheetData>${lines.map((line, at) => rowXml(line, at, { columns, titles })).join('')}</sheetData>`,
    ...bands,
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>',
    `<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors>`,
    table ? '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>' : '',
    '</worksheet>',
  ].join('')
}

/**
 * Writes the part of a sheet's table with its filters.
 * @param id unique in the workbook, from 1
 */
export function tableXml({ columns, rows, table }: Sheet, id: number): string {
  const { name, titles } = table ?? { name: '', titles: [] }
  const range = `A1:${cellReference(columns.length - 1, Math.max(rows.length, 1))}`
  const each = titles.map((title, at) => `<tableColumn id="${at + 1}" name="${escapeXml(title)}"/>`)
  return `${XML_HEAD}<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="${id}" name="${name}" displayName="${name}" ref="${range}" totalsRowShown="0"><autoFilter ref="${range}"/><tableColumns count="${titles.length}">${each.join('')}</tableColumns><tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="0" showColumnStripes="0"/></table>`
}

/** Colors the cells that have one of the texts, also after a formula has changed them. */
function bandColorsXml(range: string, texts: readonly string[]): string {
  const rules = texts.map(
    (text, at) =>
      `<cfRule type="cellIs" dxfId="${at}" priority="${at + 1}" operator="equal"><formula>"${text}"</formula></cfRule>`,
  )
  return `<conditionalFormatting sqref="${range}">${rules.join('')}</conditionalFormatting>`
}

interface RowFrame {
  readonly columns: Sheet['columns']
  /** Titles of the columns, for formulas. */
  readonly titles: readonly string[]
}

function rowXml(cells: Sheet['rows'][number], row: number, { columns, titles }: RowFrame): string {
  const styled = cells.map((cell, column): Cell => {
    const isStyled = typeof cell === 'object' && cell !== null && 'style' in cell
    return isStyled ? cell : { value: cell, style: columns[column]?.style ?? 'plain' }
  })
  const withReferences = (formula: string) =>
    formula.replace(/\{([^{}]+)\}/g, (_match, title: string) => cellReference(titles.indexOf(title), row))
  const each = styled.map(({ value, style, formula }, column) => {
    const reference = cellReference(column, row)
    return formula === undefined || value instanceof Date || value === null
      ? cellXml(value, style, reference)
      : formulaXml(withReferences(formula), value, style, reference)
  })
  return `<row r="${row + 1}" ht="${rowHeight(styled, columns)}">${each.join('')}</row>`
}

/** A formula with its current result, which programs show that do not calculate. */
function formulaXml(formula: string, result: string | number, style: CellStyle, reference: string): string {
  const type = typeof result === 'string' ? ' t="str"' : ''
  return `<c r="${reference}" s="${styleNumber(style)}"${type}><f>${escapeXml(formula)}</f><v>${escapeXml(`${result}`)}</v></c>`
}

function cellXml(value: CellValue, style: CellStyle, reference: string): string {
  const start = `<c r="${reference}" s="${styleNumber(style)}"`
  if (value === null || value === '') return `${start}/>`
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`
  if (value instanceof Date) {
    return `${start}><v>${value.getTime() / MILLISECONDS_OF_A_DAY + DAYS_BEFORE_1970}</v></c>`
  }
  const text = toXmlString(harmlessCell(value)).slice(0, LONGEST_TEXT)
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}
