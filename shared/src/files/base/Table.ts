/** Rows of texts from a CSV file or from one sheet of a workbook. */
export interface Table {
  /** Name of the sheet; empty for a CSV file. */
  readonly name: string
  /** Starts with the sheet's first row. Rows may differ in length; each ends with its last text. */
  readonly rows: readonly (readonly string[])[]
  /** Messages for the member about cells that could not be read correctly. */
  readonly problems: readonly string[]
}
