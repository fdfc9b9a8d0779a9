import { bool, float, list, map, NULL, type RuleValue, string } from './RuleValue.ts'

/** Converts a value of parsed JSON, such as a token's claims, to a rule value. Whole numbers become ints. */
export function fromJson(value: unknown): RuleValue {
  if (typeof value === 'boolean') return bool(value)
  if (typeof value === 'string') return string(value)
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { kind: 'int', value: BigInt(value) } : float(value)
  }
  if (Array.isArray(value)) return list(value.map(fromJson))
  if (typeof value === 'object' && value !== null) {
    return map(new Map(Object.entries(value).map(([key, item]) => [key, fromJson(item)])))
  }
  return NULL
}
