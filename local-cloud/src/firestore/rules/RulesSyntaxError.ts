/** Position in a rules file. Line and column count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** An invalid rules file. The message contains the position and the error in one sentence. */
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
