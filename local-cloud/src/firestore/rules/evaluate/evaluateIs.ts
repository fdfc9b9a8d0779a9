import type { DocumentKnowledge } from '../lists/DocumentKnowledge.ts'
import { judgeIs } from '../lists/judgeUnknown.ts'
import { isNumber } from '../values/equalValues.ts'
import { bool, type RuleValue } from '../values/RuleValue.ts'

/** `value is type`; an int and a float are both a number. */
export function evaluateIs(value: RuleValue, type: string, knowledge: DocumentKnowledge): RuleValue {
  if (value.kind === 'unknown') return judgeIs(value, type, knowledge)
  return bool(value.kind === type || (type === 'number' && isNumber(value)))
}
