/** Response of the emulator's rule coverage endpoint. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly [{ readonly name: string; readonly content: string }] }
  /** One entry for each condition of an allow statement, let binding and function result, in the file's order. */
  readonly report: readonly ExpressionReport[]
}

/** Evaluations of one expression. See `ExpressionReport` of the Firebase Rules API. */
export interface ExpressionReport {
  readonly sourcePosition: SourcePosition
  /** Missing if the expression was never evaluated. */
  readonly values?: readonly ValueCount[]
  /** The direct subexpressions; missing if there are none. */
  readonly children?: readonly ExpressionReport[]
}

interface SourcePosition {
  readonly fileName: string
  /** Line and column count from 1. */
  readonly line: number
  readonly column: number
  /** Offset of the first character, from 0. */
  readonly currentOffset: number
  /** Offset after the last character. */
  readonly endOffset: number
}

export interface ValueCount {
  readonly value: ReportedValue
  readonly count: number
}

/** A value by its type, such as { boolValue: true }, or { undefined: { causeMessage } } for an error. */
export type ReportedValue = Readonly<Record<string, unknown>>
