import { compareValues } from '../operations/compareValues.ts'
import { RuleError } from '../values/RuleError.ts'
import type { RuleValue } from '../values/RuleValue.ts'
import type { Bound, DocumentFact } from './DocumentFact.ts'

/** Facts about one field that hold for every document. The field exists in all of them. */
export interface FieldKnowledge {
  readonly equal?: RuleValue
  readonly lower?: Bound
  readonly upper?: Bound
  readonly isNot: readonly RuleValue[]
  readonly contains: readonly RuleValue[]
}

/** Facts that hold for every document that one branch of a query can return. */
export class DocumentKnowledge {
  static readonly NONE = new DocumentKnowledge([])
  readonly #fields = new Map<string, FieldKnowledge>()

  constructor(facts: readonly DocumentFact[]) {
    for (const { field, constraint } of facts) {
      const key = keyOf(field)
      this.#fields.set(key, learn(this.#fields.get(key) ?? { isNot: [], contains: [] }, constraint))
    }
  }

  /** @returns null when the query proves nothing about this field, which then may not exist */
  about(field: readonly string[] | null): FieldKnowledge | null {
    return (field && this.#fields.get(keyOf(field))) ?? null
  }
}

function keyOf(field: readonly string[]): string {
  return JSON.stringify(field)
}

function learn(known: FieldKnowledge, constraint: DocumentFact['constraint']): FieldKnowledge {
  switch (constraint.kind) {
    case 'exists':
      return known
    case 'equal':
      return { ...known, equal: constraint.value }
    case 'isNot':
      return { ...known, isNot: [...known.isNot, constraint.value] }
    case 'contains':
      return { ...known, contains: [...known.contains, constraint.item] }
    case 'lower':
      return { ...known, lower: tighter(known.lower, constraint.bound, 1) }
    case 'upper':
      return { ...known, upper: tighter(known.upper, constraint.bound, -1) }
  }
}

/** Returns the narrower of two bounds on one side, or the first if they cannot be compared. */
function tighter(current: Bound | undefined, bound: Bound, direction: 1 | -1): Bound {
  if (current === undefined) return bound
  const order = orderOf(bound.value, current.value) * direction
  return order > 0 || (order === 0 && !bound.inclusive) ? bound : current
}

/** Like compareValues, but NaN for values without order. */
export function orderOf(left: RuleValue, right: RuleValue): number {
  try {
    return compareValues(left, right)
  } catch (error) {
    if (error instanceof RuleError) return Number.NaN
    throw error
  }
}
