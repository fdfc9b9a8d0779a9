/** error: breaks the method; warning: probably does; hint: a question to the member. */
export type Severity = 'error' | 'warning' | 'hint'

/** A stretch of the checked text, in UTF-16 code units, end exclusive. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A whole new text the member can take with one click, and what the button says. */
export interface Suggestion {
  readonly label: string
  readonly replacement: string
}

/** One remark of the checker, of the same shape in the editor, the server run, the coach and help (docs/method.md). */
export interface Remark {
  /** Id of the rule in the method's catalogue, for example "O2". */
  readonly ruleId: string
  readonly severity: Severity
  readonly message: string
  /** null where the remark is about the whole text. */
  readonly span: TextSpan | null
  readonly suggestion: Suggestion | null
  readonly source: 'lexer' | 'judge'
}
