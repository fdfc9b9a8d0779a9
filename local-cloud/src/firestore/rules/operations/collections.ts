import { bool, type RuleValue } from '../values/RuleValue.ts'
import { ValueSet } from '../values/ValueSet.ts'

export function setOf(items: readonly RuleValue[]): RuleValue {
  return { kind: 'set', items: new ValueSet(items).items }
}

export function hasAll(items: readonly RuleValue[], wanted: readonly RuleValue[]): RuleValue {
  const set = new ValueSet(items)
  return bool(wanted.every((item) => set.has(item)))
}

export function hasAny(items: readonly RuleValue[], wanted: readonly RuleValue[]): RuleValue {
  const set = new ValueSet(items)
  return bool(wanted.some((item) => set.has(item)))
}

export function hasOnly(items: readonly RuleValue[], allowed: readonly RuleValue[]): RuleValue {
  const set = new ValueSet(allowed)
  return bool(items.every((item) => set.has(item)))
}

/** Returns the items that are not in the other list. */
export function without(items: readonly RuleValue[], others: readonly RuleValue[]): readonly RuleValue[] {
  const set = new ValueSet(others)
  return items.filter((item) => !set.has(item))
}

/** Returns the items that are also in the other list. */
export function among(items: readonly RuleValue[], others: readonly RuleValue[]): readonly RuleValue[] {
  const set = new ValueSet(others)
  return items.filter((item) => set.has(item))
}
