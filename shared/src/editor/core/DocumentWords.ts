/** Texts for one kind of document. */
export interface DocumentWords {
  /** With the article "a", for example "study" or "needs document". */
  readonly one: string
  /** For example "studies". */
  readonly many: string
  /** What a member without access can do with a document, for example "read, search and export". */
  readonly reading: string
}

/** For example "Studies", as the beginning of a label. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
