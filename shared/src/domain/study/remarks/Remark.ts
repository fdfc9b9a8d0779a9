/** error: violates the method; warning: probably does; hint: a question to the member. */
export type Severity = 'error' | 'warning' | 'hint'

/** A span of the checked text, in UTF-16 code units, end exclusive. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A complete new text that one click applies, with the label of its button. */
export interface Suggestion {
  readonly label: string
  readonly replacement: string
}

/** One remark of the checker. Editor, server, coach and help use the same shape (docs/method.md). */
export interface Remark {
  /** Id of the rule in the method's catalogue, for example "O2". */
  readonly ruleId: string
  readonly severity: Severity
  readonly message: string
  /** null if the remark is about the whole text. */
  readonly span: TextSpan | null
  readonly suggestion: Suggestion | null
  readonly source: 'lexer' | 'judge'
}
