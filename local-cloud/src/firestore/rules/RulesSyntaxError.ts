/** Where something stands in a rules file; both count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A rules file that cannot be used. The message names the place and what is wrong there, in one sentence. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError'
  readonly line: number
  readonly column: number

  constructor(at: Position, problem: string) {
    super(`Security rules, line ${at.line}, column ${at.column}: ${problem}`)
    this.line = at.line
    this.column = at.column
  }
}
