import { CELL_INSET } from '../slides/deckTable.ts'
import { heightOf, PAGE, PAGE_TEXT, splitText } from './pageLayout.ts'
import type { SlideCell, SlideTable } from './Slide.ts'

const { cell } = PAGE_TEXT
export const HEADER_HEIGHT = cell.lineHeight + 2 * CELL_INSET.down + 2

/** Widths of the columns in points. */
export function columnWidths({ columns }: Pick<SlideTable, 'columns'>): readonly number[] {
  const sum = columns.reduce((whole, { width }) => whole + width, 0)
  return columns.map(({ width }) => (width / sum) * PAGE.body.width)
}

const textWidths = (table: SlideTable): readonly number[] =>
  columnWidths(table).map((width) => width - 2 * CELL_INSET.across)

/** Height of a row in points. */
export function rowHeight(row: readonly SlideCell[], table: SlideTable): number {
  const widths = textWidths(table)
  const heights = row.map(({ text }, at) => heightOf(text, widths[at] ?? 0, cell))
  return Math.max(cell.lineHeight, ...heights) + 2 * CELL_INSET.down
}

/** The table in parts of which each fits a page. A row that is higher than a page goes on on the next one. */
export function splitTable(table: SlideTable): readonly SlideTable[] {
  const space = PAGE.body.height - HEADER_HEIGHT
  const lines = Math.floor((space - 2 * CELL_INSET.down) / cell.lineHeight)
  const widths = textWidths(table)
  const rows = table.rows.flatMap((row) => {
    const parts = row.map(({ text }, at) => splitText(text, widths[at] ?? 0, cell, lines))
    const count = Math.max(1, ...parts.map(({ length }) => length))
    return Array.from({ length: count }, (_, part) =>
      row.map((each, at) => ({ ...each, text: parts[at]?.[part] ?? '' })),
    )
  })
  const pages: (readonly SlideCell[])[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const height = rowHeight(row, table)
    if (used + height > space) {
      pages.push([row])
      used = height
    } else {
      pages.at(-1)?.push(row)
      used += height
    }
  }
  return pages.length === 0 ? [table] : pages.map((part) => ({ ...table, rows: part }))
}
