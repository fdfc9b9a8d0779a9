import type { ReportedValue, ValueCount } from '../../schema/CoverageReport.ts'
import type { Expression } from '../syntax/Ast.ts'
import { RuleError } from '../values/RuleError.ts'
import type { RuleValue } from '../values/RuleValue.ts'
import { reportedValue } from './reportedValue.ts'

/** Further values of an expression are counted together, so that long runs need little memory. */
const MAX_VALUES = 20
const OTHER_VALUES: ReportedValue = {}

/** Counts the values that the expressions of one ruleset evaluated to. */
export class RuleCoverage {
  readonly #counts = new Map<Expression, Map<string, ValueCount>>()

  /** @param outcome the value, or the error with which the evaluation failed */
  add(expression: Expression, outcome: RuleValue | RuleError): void {
    const counts = this.#counts.get(expression) ?? new Map<string, ValueCount>()
    this.#counts.set(expression, counts)
    const value =
      outcome instanceof RuleError ? { undefined: { causeMessage: outcome.message } } : reportedValue(outcome)
    const key = JSON.stringify(value)
    if (counts.size < MAX_VALUES || counts.has(key)) increment(counts, key, value)
    else increment(counts, 'other', OTHER_VALUES)
  }

  /** Empty if the expression was never evaluated. */
  of(expression: Expression): readonly ValueCount[] {
    return [...(this.#counts.get(expression)?.values() ?? [])]
  }
}

function increment(counts: Map<string, ValueCount>, key: string, value: ReportedValue): void {
  counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 })
}
