/**
 * Named style of a cell, defined in workbookStyles.ts. In a column of the style `band`, cells have the color of their
 * text in `bandColors` of the workbook.
 */
export const CELL_STYLES = [
  'plain',
  'title',
  'label',
  'value',
  'time',
  'header',
  'text',
  'muted',
  'whole',
  'decimal',
  'band',
] as const
export type CellStyle = (typeof CELL_STYLES)[number]

/** null is an empty cell. A time is shown in UTC. */
export type CellValue = string | number | Date | null

export interface Cell {
  readonly value: CellValue
  readonly style: CellStyle
  /**
   * Formula whose current result is `value`. A title in braces stands for the cell of that column in the same row:
   * "{Importance}+1". It never contains a member's text.
   */
  readonly formula?: string
}

export interface Column {
  /** In widths of a digit. */
  readonly width: number
  readonly style: CellStyle
}

/** A sheet to write. */
export interface Sheet {
  readonly name: string
  readonly columns: readonly Column[]
  /** A cell without a style has the style of its column. */
  readonly rows: readonly (readonly (CellValue | Cell)[])[]
  /** Formats the rows as a table whose header stays visible and repeats on every printed page. */
  readonly table?: { readonly name: string; readonly titles: readonly string[] }
}

export interface Workbook {
  readonly title: string
  /** Name of the program. */
  readonly creator: string
  readonly madeAt: Date
  readonly sheets: readonly Sheet[]
  /** By text of the cell: sRGB hex, such as "#f5a57a". */
  readonly bandColors?: BandColors
}

export type BandColors = Readonly<Record<string, string>>
