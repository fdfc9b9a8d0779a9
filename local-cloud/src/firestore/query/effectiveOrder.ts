import { RpcError } from '../../base/RpcError.ts'
import { compareText } from '../values/compareText.ts'
import { fieldFilters, isInequality } from './checkFilters.ts'
import { isNamePath } from './fieldValue.ts'
import type { Order, StructuredQuery } from './StructuredQuery.ts'

const key = (order: Pick<Order, 'path'>): string => order.path.join('\0')

/**
 * The order that a query uses: its own fields, then its inequality fields by name, then the document's name. Added
 * fields have the direction of the last own field
 * (https://firebase.google.com/docs/firestore/query-data/order-limit-data).
 *
 * @throws RpcError INVALID_ARGUMENT when a field follows the name
 */
export function effectiveOrder(query: Pick<StructuredQuery, 'orderBy' | 'where'>): readonly Order[] {
  const nameAt = query.orderBy.findIndex((order) => isNamePath(order.path))
  if (nameAt >= 0 && nameAt < query.orderBy.length - 1)
    throw new RpcError('INVALID_ARGUMENT', 'order by clause cannot contain more fields after the key')
  const descending = query.orderBy.at(-1)?.descending ?? false
  const inequalities = (query.where ? fieldFilters(query.where) : [])
    .filter((filter) => isInequality(filter) && !isNamePath(filter.path))
    .map((filter) => ({ path: filter.path, descending }))
    .sort((left, right) => compareText(key(left), key(right)))
  const orders = new Map<string, Order>()
  for (const order of [...query.orderBy, ...inequalities, { path: ['__name__'], descending }])
    if (!orders.has(key(order))) orders.set(key(order), order)
  return [...orders.values()]
}
