/** What somebody said that an outcome statement was drawn from. */
export interface Quote {
  /** Unique within the study. */
  readonly id: string
  /** The words, on one line. */
  readonly text: string
  /** Name of the interview or document; empty if unknown. Two quotes of one source are one piece of evidence. */
  readonly source: string
  /** Day of the interview, as the member wrote it; empty if unknown. */
  readonly date: string
  /** Page, minute or other place in the source; empty if unknown. */
  readonly place: string
  /** Name of the member who added it; empty if unknown. */
  readonly addedBy: string
  /** Time at which it was added, in ISO 8601; empty if unknown. */
  readonly addedAt: string
}

/** Limits of what a member adds. What is stored already, or comes from a merge, may exceed them. */
export const QUOTE_LIMITS = {
  /** Characters of the words: below a cell of a workbook that an import reads. */
  text: 1_000,
  source: 120,
  date: 40,
  place: 40,
  /** Quotes of one outcome statement. */
  perStatement: 50,
} as const
