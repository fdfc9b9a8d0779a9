/** A paragraph of a text document. */
export interface ReadParagraph {
  readonly kind: 'paragraph'
  /** Its text; a line break inside the paragraph is "\n". */
  readonly text: string
  /** Level of a heading from 1; 0 for the title of the document; null for any other paragraph. */
  readonly heading: number | null
  /** Level of an item of a list from 0; null for any other paragraph. */
  readonly listLevel: number | null
}

/** A table of a text document, with the text of each cell. */
export interface ReadDocumentTable {
  readonly kind: 'table'
  readonly rows: readonly (readonly string[])[]
}

export type ReadBlock = ReadParagraph | ReadDocumentTable
