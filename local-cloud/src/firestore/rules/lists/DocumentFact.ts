import { isNumber } from '../values/equalValues.ts'
import type { RuleValue } from '../values/RuleValue.ts'

/** A fact about a field path that holds for every document that a filter matches. */
export interface DocumentFact {
  readonly field: readonly string[]
  readonly constraint:
    | { readonly kind: 'exists' }
    /** The field's value. Never a number, because filters do not distinguish int and float. */
    | { readonly kind: 'equal'; readonly value: RuleValue }
    | { readonly kind: 'isNot'; readonly value: RuleValue }
    | { readonly kind: 'lower' | 'upper'; readonly bound: Bound }
    /** The field is a list that contains the item. */
    | { readonly kind: 'contains'; readonly item: RuleValue }
}

/** A bound of a range. All values of the range have the bound's type. */
export interface Bound {
  readonly value: RuleValue
  readonly inclusive: boolean
}

/** Facts for a field that equals the value. */
export function equalFacts(field: readonly string[], value: RuleValue): readonly DocumentFact[] {
  if (!isNumber(value)) return [{ field, constraint: { kind: 'equal', value } }]
  const bound: Bound = { value, inclusive: true }
  return [
    { field, constraint: { kind: 'lower', bound } },
    { field, constraint: { kind: 'upper', bound } },
  ]
}
