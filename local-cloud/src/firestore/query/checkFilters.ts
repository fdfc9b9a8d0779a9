import { RpcError } from '../../base/RpcError.ts'
import type { Filter } from './Filter.ts'
import { isNamePath } from './fieldValue.ts'

/** https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const MAX_DISJUNCTIONS = 30

type FieldFilter = Exclude<Filter, { kind: 'all' | 'any' }>

const INEQUALITIES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
])

/** All field conditions of a filter, at any depth. */
export const fieldFilters = (filter: Filter): readonly FieldFilter[] =>
  filter.kind === 'all' || filter.kind === 'any' ? filter.filters.flatMap(fieldFilters) : [filter]

export const isInequality = (filter: FieldFilter): boolean => INEQUALITIES.has(filter.op)

/** Number of conjunctions in the filter's disjunctive normal form. */
function disjunctions(filter: Filter): number {
  if (filter.kind === 'any') return filter.filters.reduce((sum, each) => sum + disjunctions(each), 0)
  if (filter.kind === 'all') return filter.filters.reduce((product, each) => product * disjunctions(each), 1)
  return filter.kind === 'list' && filter.op !== 'NOT_IN' ? filter.values.length : 1
}

/** @throws RpcError INVALID_ARGUMENT for well-formed filters that Firestore rejects */
export function checkFilters(filter: Filter): void {
  const all = fieldFilters(filter)
  const onName = all.filter((each) => isNamePath(each.path))
  const inequalities = all.filter(isInequality)
  if (
    onName.some((each) => each.op === 'EQUAL') &&
    inequalities.length > 0 &&
    !inequalities.some((each) => isNamePath(each.path))
  )
    throw new RpcError(
      'INVALID_ARGUMENT',
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
  if (disjunctions(filter) > MAX_DISJUNCTIONS)
    throw new RpcError('INVALID_ARGUMENT', `A query may have ${MAX_DISJUNCTIONS} disjunctions at most.`)
}
