/** Rows of texts, as a CSV file or one sheet of a workbook holds them. */
export interface Table {
  /** Of the sheet; empty for a CSV file. */
  readonly name: string
  /** From the first row of the sheet on; a row may be shorter than others, and ends with its last text. */
  readonly rows: readonly (readonly string[])[]
  /** What could not be read as it was meant, in words for the member. */
  readonly problems: readonly string[]
}
