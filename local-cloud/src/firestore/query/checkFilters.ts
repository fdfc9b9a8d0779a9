import { RpcError } from '../../base/RpcError.ts'
import type { Filter } from './Filter.ts'
import { isNamePath } from './fieldValue.ts'

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
const NEGATIONS: ReadonlySet<string> = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'])
const LISTS: ReadonlySet<string> = new Set(['IN', 'ARRAY_CONTAINS_ANY'])

/** All field conditions of a filter, at any depth. */
export const fieldFilters = (filter: Filter): readonly FieldFilter[] =>
  filter.kind === 'all' || filter.kind === 'any' ? filter.filters.flatMap(fieldFilters) : [filter]

export const isInequality = (filter: FieldFilter): boolean => INEQUALITIES.has(filter.op)

const hasOr = (filter: Filter): boolean =>
  filter.kind === 'any'
    ? filter.filters.length > 1 || filter.filters.some(hasOr)
    : filter.kind === 'all' && filter.filters.some(hasOr)

const refused = (message: string): RpcError => new RpcError('INVALID_ARGUMENT', message)

/**
 * Rejects combinations of filters that Firestore rejects, with its messages
 * (https://firebase.google.com/docs/firestore/query-data/queries#query_limitations).
 *
 * @throws RpcError INVALID_ARGUMENT
 */
export function checkFilters(filter: Filter): void {
  const all = fieldFilters(filter)
  if (all.filter(({ op }) => NEGATIONS.has(op)).length > 1)
    throw refused(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    )
  if (all.some(({ op }) => op === 'NOT_IN') && (hasOr(filter) || all.some(({ op }) => LISTS.has(op))))
    throw refused("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.")
  const onName = all.filter((each) => isNamePath(each.path))
  const inequalities = all.filter(isInequality)
  if (
    onName.some((each) => each.op === 'EQUAL') &&
    inequalities.length > 0 &&
    !inequalities.some((each) => isNamePath(each.path))
  )
    throw refused(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
}
