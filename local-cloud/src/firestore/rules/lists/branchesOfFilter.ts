import { RpcError } from '../../../base/RpcError.ts'
import { MAX_DISJUNCTIONS } from '../../query/checkLimits.ts'
import type { Filter } from '../../query/Filter.ts'
import { fromStoredValue } from '../values/fromStoredValue.ts'
import { float, NULL } from '../values/RuleValue.ts'
import { type DocumentFact, equalFacts } from './DocumentFact.ts'

/** Facts that all hold for each document of one branch of a query. */
type Branch = readonly DocumentFact[]

/**
 * Returns the branches of a filter: its disjunctive normal form, in which `in` and `array-contains-any` are
 * disjunctions too. Each document matches at least one branch.
 * @throws RpcError INVALID_ARGUMENT for more branches than a query may have
 */
export function branchesOfFilter(filter: Filter): readonly Branch[] {
  switch (filter.kind) {
    case 'any':
      return limited(filter.filters.flatMap(branchesOfFilter))
    case 'all':
      return filter.filters.reduce<readonly Branch[]>(
        (branches, each) => limited(combine(branches, branchesOfFilter(each))),
        [[]],
      )
    case 'list':
      return filter.op === 'NOT_IN'
        ? [filter.values.flatMap((value) => compared(filter.path, 'NOT_EQUAL', value))]
        : limited(
            filter.values.map((value) =>
              compared(filter.path, filter.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS', value),
            ),
          )
    case 'compare':
      return [compared(filter.path, filter.op, filter.value)]
    case 'test':
      return [tested(filter.path, filter.op)]
  }
}

type FilterOf<K extends Filter['kind']> = Extract<Filter, { kind: K }>

function compared(
  field: readonly string[],
  op: FilterOf<'compare'>['op'],
  stored: FilterOf<'compare'>['value'],
): Branch {
  const value = fromStoredValue(stored)
  switch (op) {
    case 'EQUAL':
      return equalFacts(field, value)
    case 'NOT_EQUAL':
      // != matches neither the value nor null.
      return [value, NULL].map((excluded) => ({ field, constraint: { kind: 'isNot', value: excluded } }))
    case 'ARRAY_CONTAINS':
      return [{ field, constraint: { kind: 'contains', item: value } }]
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return [
        { field, constraint: { kind: 'lower', bound: { value, inclusive: op === 'GREATER_THAN_OR_EQUAL' } } },
      ]
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      return [
        { field, constraint: { kind: 'upper', bound: { value, inclusive: op === 'LESS_THAN_OR_EQUAL' } } },
      ]
  }
}

function tested(field: readonly string[], op: FilterOf<'test'>['op']): Branch {
  switch (op) {
    case 'IS_NULL':
      return equalFacts(field, NULL)
    case 'IS_NAN':
      return equalFacts(field, float(Number.NaN))
    case 'IS_NOT_NULL':
    case 'IS_NOT_NAN':
      return [{ field, constraint: { kind: 'isNot', value: NULL } }]
  }
}

function combine(left: readonly Branch[], right: readonly Branch[]): readonly Branch[] {
  return left.flatMap((a) => right.map((b) => [...a, ...b]))
}

function limited(branches: readonly Branch[]): readonly Branch[] {
  if (branches.length <= MAX_DISJUNCTIONS) return branches
  throw new RpcError('INVALID_ARGUMENT', `A query may have ${MAX_DISJUNCTIONS} disjunctions at most.`)
}
