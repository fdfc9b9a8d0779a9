import { RuleError } from '../values/RuleError.ts'
import type { KindOf, RuleValue } from '../values/RuleValue.ts'

/** Returns the value if it is of the type. @throws RuleError otherwise */
export function expectKind<K extends RuleValue['kind']>(value: RuleValue | undefined, kind: K): KindOf<K> {
  if (value !== undefined && isKind(value, kind)) return value
  throw new RuleError(`Expected a value of type ${kind}, got ${value?.kind ?? 'nothing'}.`)
}

/** Returns a number as a JavaScript number. @throws RuleError for other values */
export function expectNumber(value: RuleValue | undefined): number {
  if (value?.kind === 'int' || value?.kind === 'float') return Number(value.value)
  throw new RuleError(`Expected a number, got ${value?.kind ?? 'nothing'}.`)
}

/** Returns the items of a list or set. @throws RuleError for other values */
export function expectItems(value: RuleValue | undefined): readonly RuleValue[] {
  if (value?.kind === 'list' || value?.kind === 'set') return value.items
  throw new RuleError(`Expected a list or set, got ${value?.kind ?? 'nothing'}.`)
}

function isKind<K extends RuleValue['kind']>(value: RuleValue, kind: K): value is KindOf<K> {
  return value.kind === kind
}
