import type { ReportedValue, ValueCount } from '../../schema/CoverageReport.ts'
import type { Expression } from '../syntax/Ast.ts'
import { RuleError } from '../values/RuleError.ts'
import type { RuleValue } from '../values/RuleValue.ts'
import { reportedValue } from './reportedValue.ts'

/** Further values of an expression are counted together, so that long runs need little memory. */
const MAX_VALUES = 20
const OTHER_VALUES: ReportedValue = {}
const OTHER = 'other'

/** A value that is still counted. */
interface Counter {
  readonly value: ReportedValue
  count: number
}

/** Counts the values that the expressions of one ruleset evaluated to. */
export class RuleCoverage {
  readonly #counts = new Map<Expression, Map<string, Counter>>()

  /** @param outcome the value, or the error with which the evaluation failed */
  add(expression: Expression, outcome: RuleValue | RuleError): void {
    let counts = this.#counts.get(expression)
    if (counts === undefined) {
      counts = new Map()
      this.#counts.set(expression, counts)
    }
    const key = keyOf(outcome)
    const known = counts.get(key) ?? (counts.size < MAX_VALUES ? undefined : counts.get(OTHER))
    if (known !== undefined) known.count += 1
    else if (counts.size < MAX_VALUES) counts.set(key, { value: reportOf(outcome), count: 1 })
    else counts.set(OTHER, { value: OTHER_VALUES, count: 1 })
  }

  /** Empty if the expression was never evaluated. */
  of(expression: Expression): readonly ValueCount[] {
    return [...(this.#counts.get(expression)?.values() ?? [])]
  }
}

const reportOf = (outcome: RuleValue | RuleError): ReportedValue =>
  outcome instanceof RuleError ? { undefined: { causeMessage: outcome.message } } : reportedValue(outcome)

/** Most values are truths and containers, of which no report is made for each evaluation. */
function keyOf(outcome: RuleValue | RuleError): string {
  if (outcome instanceof RuleError) return JSON.stringify(reportOf(outcome))
  switch (outcome.kind) {
    case 'bool':
      return outcome.value ? 'true' : 'false'
    case 'map':
    case 'list':
      return outcome.kind
    default:
      return JSON.stringify(reportOf(outcome))
  }
}
