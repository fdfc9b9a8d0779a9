import { isNumber } from '../values/equalValues.ts'
import type { RuleValue } from '../values/RuleValue.ts'

/** One thing that a filter says of a field (its path) of every document it lets through. */
export interface DocumentFact {
  readonly field: readonly string[]
  readonly says:
    | { readonly kind: 'exists' }
    /** Its value; never a number, whose type (int or float) a filter leaves open. */
    | { readonly kind: 'equal'; readonly value: RuleValue }
    | { readonly kind: 'isNot'; readonly value: RuleValue }
    | { readonly kind: 'lower' | 'upper'; readonly bound: Bound }
    /** It is a list that holds the item. */
    | { readonly kind: 'contains'; readonly item: RuleValue }
}

/** The end of a range, all of whose values are of the bound's type. */
export interface Bound {
  readonly value: RuleValue
  readonly inclusive: boolean
}

/** Facts that say: the field equals the value. */
export function equalFacts(field: readonly string[], value: RuleValue): readonly DocumentFact[] {
  if (!isNumber(value)) return [{ field, says: { kind: 'equal', value } }]
  const bound: Bound = { value, inclusive: true }
  return [
    { field, says: { kind: 'lower', bound } },
    { field, says: { kind: 'upper', bound } },
  ]
}
