/** How a paragraph looks; each is written in documentStyles.ts. */
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
}

/** A table whose header stands on every page it goes over. */
export interface DocumentTable {
  readonly kind: 'table'
  /** Parts of the page's width. */
  readonly widths: readonly number[]
  /** null for none. */
  readonly head: readonly string[] | null
  readonly rows: readonly (readonly (string | Paragraph)[])[]
}

/** A text document that is written. */
export interface WordDocument {
  readonly title: string
  readonly madeAt: Date
  readonly blocks: readonly (Paragraph | DocumentTable)[]
}
