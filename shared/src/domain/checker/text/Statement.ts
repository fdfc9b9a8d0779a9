import type { TextSpan } from '../../study/remarks/Remark.ts'

/** One word, number or sign (% $ € £ & /) of a statement, with its span in the text. */
export interface Word extends TextSpan {
  /** As the rules read it (see readableText). The span is that of the original. */
  readonly text: string
  /** Lower case and without a possessive ending; the key for word lists. */
  readonly key: string
}

/** A tokenized text, shared by all rules. */
export interface Statement {
  /** The original. */
  readonly text: string
  /** Words outside the "e.g." tail, which all rules check. */
  readonly words: readonly Word[]
  /** Words of the "e.g." tail, which only some rules check. */
  readonly examples: readonly Word[]
  /** Spans of the "e.g." tails, in order. */
  readonly tails: readonly TextSpan[]
  /** Whether capital letters identify names; false for a text in all capitals or Title Case. */
  readonly hasTellingCapitals: boolean
}

/** Tokenizes a text. */
export type ReadText = (text: string) => Statement
