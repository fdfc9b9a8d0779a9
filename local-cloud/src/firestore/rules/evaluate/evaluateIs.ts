import type { DocumentKnowledge } from '../lists/DocumentKnowledge.ts'
import { evaluateUnknownIs } from '../lists/evaluateUnknown.ts'
import { isNumber } from '../values/equalValues.ts'
import { bool, type RuleValue } from '../values/RuleValue.ts'

/** Evaluates `value is type`. Both int and float are also number. */
export function evaluateIs(value: RuleValue, type: string, knowledge: DocumentKnowledge): RuleValue {
  if (value.kind === 'unknown') return evaluateUnknownIs(value, type, knowledge)
  return bool(value.kind === type || (type === 'number' && isNumber(value)))
}
