import { equalValues } from './equalValues.ts'
import { RuleError } from './RuleError.ts'
import type { RuleValue } from './RuleValue.ts'

/** Distinct values in insertion order. Lookup of scalars takes constant time. */
export class ValueSet {
  readonly #scalars = new Set<string>()
  readonly #others: RuleValue[] = []
  readonly #items: RuleValue[] = []

  constructor(items: readonly RuleValue[]) {
    for (const item of items) {
      if (this.has(item)) continue
      this.#items.push(item)
      const key = scalarKey(item)
      if (key === null) this.#others.push(item)
      else this.#scalars.add(key)
    }
  }

  get items(): readonly RuleValue[] {
    return this.#items
  }

  has(value: RuleValue): boolean {
    const key = scalarKey(value)
    return key === null ? this.#others.some((other) => equalValues(other, value)) : this.#scalars.has(key)
  }
}

/**
 * Returns the same text for equal scalars only; 1 equals 1.0. Returns null for values that need a deep comparison.
 * @throws RuleError for an unknown value
 */
function scalarKey(value: RuleValue): string | null {
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'bool':
      return String(value.value)
    case 'int':
      return `number ${value.value}`
    case 'float':
      if (Number.isNaN(value.value)) return null
      return `number ${Number.isInteger(value.value) ? BigInt(value.value) : value.value}`
    case 'string':
      return `string ${value.value}`
    case 'timestamp':
    case 'duration':
      return `${value.kind} ${value.nanos}`
    case 'unknown':
      throw new RuleError('The query does not prove this value.')
    default:
      return null
  }
}
