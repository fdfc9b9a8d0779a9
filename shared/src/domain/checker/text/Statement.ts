import type { TextSpan } from '../../study/remarks/Remark.ts'

/** One word, number or sign (% $ € £ & /) of a statement, with its place in the text. */
export interface Word extends TextSpan {
  readonly text: string
  /** Lower case, with a straight apostrophe and without a possessive ending; what word lists are asked with. */
  readonly key: string
}

/** A text split once, for all rules. */
export interface Statement {
  readonly text: string
  /** Words outside the "e.g." tail: what the rules judge. */
  readonly words: readonly Word[]
  /** Whether capital letters tell names apart, which they do not in capitals throughout or in Title Case. */
  readonly hasTellingCapitals: boolean
}
