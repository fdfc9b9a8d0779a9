import { compareValues } from '../operations/compareValues.ts'
import { RuleError } from '../values/RuleError.ts'
import type { RuleValue } from '../values/RuleValue.ts'
import type { Bound, DocumentFact } from './DocumentFact.ts'

/** All that is known of one field of every document: that it exists, and more. */
export interface FieldKnowledge {
  readonly equal?: RuleValue
  readonly lower?: Bound
  readonly upper?: Bound
  readonly isNot: readonly RuleValue[]
  readonly contains: readonly RuleValue[]
}

/** What holds for every document that one branch of a query can return. */
export class DocumentKnowledge {
  static readonly NONE = new DocumentKnowledge([])
  readonly #fields = new Map<string, FieldKnowledge>()

  constructor(facts: readonly DocumentFact[]) {
    for (const { field, says } of facts) {
      const key = keyOf(field)
      this.#fields.set(key, learn(this.#fields.get(key) ?? { isNot: [], contains: [] }, says))
    }
  }

  /** @returns null when the query says nothing about this field, which then may not even exist */
  about(field: readonly string[] | null): FieldKnowledge | null {
    return (field && this.#fields.get(keyOf(field))) ?? null
  }
}

function keyOf(field: readonly string[]): string {
  return JSON.stringify(field)
}

function learn(known: FieldKnowledge, says: DocumentFact['says']): FieldKnowledge {
  switch (says.kind) {
    case 'exists':
      return known
    case 'equal':
      return { ...known, equal: says.value }
    case 'isNot':
      return { ...known, isNot: [...known.isNot, says.value] }
    case 'contains':
      return { ...known, contains: [...known.contains, says.item] }
    case 'lower':
      return { ...known, lower: tighter(known.lower, says.bound, 1) }
    case 'upper':
      return { ...known, upper: tighter(known.upper, says.bound, -1) }
  }
}

/** Of two bounds on one side the one that says more; of two that cannot be compared the first. */
function tighter(current: Bound | undefined, bound: Bound, direction: 1 | -1): Bound {
  if (current === undefined) return bound
  const order = orderOf(bound.value, current.value) * direction
  return order > 0 || (order === 0 && !bound.inclusive) ? bound : current
}

/** As compareValues, but NaN for values without order. */
export function orderOf(left: RuleValue, right: RuleValue): number {
  try {
    return compareValues(left, right)
  } catch (error) {
    if (error instanceof RuleError) return Number.NaN
    throw error
  }
}
