import { RpcError } from '../../base/RpcError.ts'
import { fieldFilters, isInequality } from './checkFilters.ts'
import type { Filter } from './Filter.ts'
import type { Order } from './StructuredQuery.ts'

/** https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
export const MAX_DISJUNCTIONS = 30
const MAX_NOT_IN_VALUES = 10
/** https://firebase.google.com/docs/firestore/query-data/multiple-range-fields#limitations */
const MAX_INEQUALITY_FIELDS = 10
const MAX_COMPONENTS = 100

/** The parts of a query that its limits count. */
interface Limited {
  readonly where: Filter | undefined
  readonly orderBy: readonly Order[]
  /** Whether the query reads below a document. */
  readonly hasAncestor: boolean
}

const refused = (message: string): RpcError => new RpcError('INVALID_ARGUMENT', message)

/**
 * Enforces Firestore's limits on the size of a query, with Firestore's messages.
 *
 * @throws RpcError INVALID_ARGUMENT
 */
export function checkLimits({ where, orderBy, hasAncestor }: Limited): void {
  const normal: NormalForm = where ? normalForm(where) : { disjunctions: 1, filters: 0 }
  if (where) {
    checkValues(where)
    if (normal.disjunctions > MAX_DISJUNCTIONS)
      throw refused(
        `Too many disjunctions after normalization. Result had ${normal.disjunctions} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
      )
    if (arrayFilters(where) > 1)
      throw refused("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.")
    checkInequalities(where)
  }
  if (normal.filters + orderBy.length + (hasAncestor ? 1 : 0) > MAX_COMPONENTS)
    throw refused(
      `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. Currently there are ${normal.filters} filters, ${orderBy.length} sort orders, and ${hasAncestor ? 'one' : 'no'} ancestor filter.`,
    )
}

function checkValues(where: Filter): void {
  for (const filter of fieldFilters(where)) {
    if (filter.kind !== 'list') continue
    const most = filter.op === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_DISJUNCTIONS
    if (filter.values.length > most) throw refused(`'${filter.op}' supports up to ${most} comparison values.`)
  }
}

function checkInequalities(where: Filter): void {
  const fields = new Set(
    fieldFilters(where)
      .filter(isInequality)
      .map(({ path }) => path.join('.')),
  )
  if (fields.size > MAX_INEQUALITY_FIELDS)
    throw refused(
      `The query contains ${fields.size} distinct inequality fields: [${[...fields].join(', ')}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    )
}

interface NormalForm {
  readonly disjunctions: number
  /** Filters of all disjunctions together. */
  readonly filters: number
}

/** Size of the disjunctive normal form, in which `in` and `array-contains-any` are disjunctions too. */
function normalForm(filter: Filter): NormalForm {
  if (filter.kind === 'any')
    return filter.filters.map(normalForm).reduce(
      (sum, each) => ({
        disjunctions: sum.disjunctions + each.disjunctions,
        filters: sum.filters + each.filters,
      }),
      { disjunctions: 0, filters: 0 },
    )
  if (filter.kind === 'all')
    return filter.filters.map(normalForm).reduce(
      (product, each) => ({
        disjunctions: product.disjunctions * each.disjunctions,
        filters: product.filters * each.disjunctions + each.filters * product.disjunctions,
      }),
      { disjunctions: 1, filters: 0 },
    )
  const disjunctions = filter.kind === 'list' && filter.op !== 'NOT_IN' ? filter.values.length : 1
  return { disjunctions, filters: disjunctions }
}

/** The most filters on array membership in one disjunction. */
function arrayFilters(filter: Filter): number {
  if (filter.kind === 'any') return Math.max(0, ...filter.filters.map(arrayFilters))
  if (filter.kind === 'all') return filter.filters.reduce((sum, each) => sum + arrayFilters(each), 0)
  return filter.op === 'ARRAY_CONTAINS' || filter.op === 'ARRAY_CONTAINS_ANY' ? 1 : 0
}
