/** Named style of a paragraph, defined in word/documentStyles.ts. */
export type ParagraphStyle =
  | 'Title'
  | 'Heading1'
  | 'Heading2'
  | 'Normal'
  | 'Note'
  | 'Cell'
  | 'CellHead'
  | 'CellNumber'

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly style: ParagraphStyle
  readonly text: string
  /** Background of its cell in a table: sRGB hex, such as "#f5a57a". */
  readonly fill?: string
}

/** A table whose header repeats on every page. */
export interface DocumentTable {
  readonly kind: 'table'
  /** Relative column widths. */
  readonly widths: readonly number[]
  /** null for no header. */
  readonly head: readonly string[] | null
  readonly rows: readonly (readonly (string | Paragraph)[])[]
}

/** Pages of one orientation. Each section starts on a new page. */
export interface DocumentSection {
  readonly isLandscape: boolean
  readonly blocks: readonly (Paragraph | DocumentTable)[]
}

/** A text document to write. */
export interface WordDocument {
  readonly title: string
  /** The program that writes it. */
  readonly creator: string
  readonly madeAt: Date
  /** At least one. */
  readonly sections: readonly DocumentSection[]
}
