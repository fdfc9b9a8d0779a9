import { includesValue } from '../values/equalValues.ts'
import { bool, type RuleValue } from '../values/RuleValue.ts'

/** Each value once, in the order of first appearance. */
export function setOf(items: readonly RuleValue[]): RuleValue {
  const unique: RuleValue[] = []
  const seenStrings = new Set<string>()
  for (const item of items) {
    if (item.kind === 'string' ? seenStrings.has(item.value) : includesValue(unique, item)) continue
    if (item.kind === 'string') seenStrings.add(item.value)
    unique.push(item)
  }
  return { kind: 'set', items: unique }
}

export function hasAll(items: readonly RuleValue[], wanted: readonly RuleValue[]): RuleValue {
  return bool(wanted.every((item) => includesValue(items, item)))
}

export function hasAny(items: readonly RuleValue[], wanted: readonly RuleValue[]): RuleValue {
  return bool(wanted.some((item) => includesValue(items, item)))
}

export function hasOnly(items: readonly RuleValue[], allowed: readonly RuleValue[]): RuleValue {
  return bool(items.every((item) => includesValue(allowed, item)))
}
