import { RpcError } from '../../base/RpcError.ts'
import type { FieldPath } from '../paths/FieldPath.ts'
import type { StoredDocument } from '../schema/contract.ts'
import { compareValues } from '../values/compareValues.ts'
import { checkFilters } from './checkFilters.ts'
import { checkLimits } from './checkLimits.ts'
import { compileFilter, type Predicate } from './compileFilter.ts'
import { effectiveOrder } from './effectiveOrder.ts'
import { fieldValue, isNamePath } from './fieldValue.ts'
import { parseScope, type Scope } from './Scope.ts'
import { type Cursor, type Order, parseStructuredQuery } from './StructuredQuery.ts'

/** A validated query that can be evaluated on documents. */
export interface CompiledQuery {
  readonly scope: Scope
  /** Whether a document of the scope is in the result, before limit and offset. */
  readonly matches: Predicate
  readonly compare: (left: StoredDocument, right: StoredDocument) => number
  /** Whether the result is ordered by name, ascending. */
  readonly byName: boolean
  readonly offset: number
  readonly limit: number | undefined
  readonly select: readonly FieldPath[] | undefined
}

function compileOrder(orders: readonly Order[]): CompiledQuery['compare'] {
  return (left, right) => {
    for (const { path, descending } of orders) {
      const a = fieldValue(left, path)
      const b = fieldValue(right, path)
      const order = a && b ? compareValues(a, b) : 0
      if (order !== 0) return descending ? -order : order
    }
    return 0
  }
}

/** Compares a document with a cursor: negative before, 0 at, positive after. */
function compileCursor(orders: readonly Order[], cursor: Cursor): (document: StoredDocument) => number {
  if (cursor.values.length > orders.length)
    throw new RpcError('INVALID_ARGUMENT', 'Cursor has too many values.')
  return (document) => {
    for (const [index, value] of cursor.values.entries()) {
      const order = orders[index]
      const own = order && fieldValue(document, order.path)
      const position = own ? compareValues(own, value) : 0
      if (position !== 0) return order?.descending ? -position : position
    }
    return 0
  }
}

function compileBounds(
  orders: readonly Order[],
  start: Cursor | undefined,
  end: Cursor | undefined,
): Predicate[] {
  const bounds: Predicate[] = []
  if (start) {
    const position = compileCursor(orders, start)
    bounds.push((document) => (start.before ? position(document) >= 0 : position(document) > 0))
  }
  if (end) {
    const position = compileCursor(orders, end)
    bounds.push((document) => (end.before ? position(document) < 0 : position(document) <= 0))
  }
  return bounds
}

/**
 * Compiles a structured query.
 *
 * @param root the documents root of the requested database
 * @param parent full resource name of the parent
 * @param input google.firestore.v1.StructuredQuery in proto3 JSON
 * @throws RpcError INVALID_ARGUMENT when malformed or rejected by Firestore
 */
export function compileQuery(root: string, parent: string, input: unknown): CompiledQuery {
  const query = parseStructuredQuery(input)
  const scope = parseScope(root, parent, query.collectionId, query.allDescendants)
  if (query.where) checkFilters(query.where)
  checkLimits({ ...query, hasAncestor: scope.parent !== '' })
  const orders = effectiveOrder(query)
  const conditions: Predicate[] = query.where ? [compileFilter(query.where)] : []
  const ordered = orders.filter((order) => !isNamePath(order.path))
  if (ordered.length > 0)
    conditions.push((document) => ordered.every((order) => fieldValue(document, order.path) !== undefined))
  conditions.push(...compileBounds(orders, query.startAt, query.endAt))
  return {
    scope,
    matches: (document) => conditions.every((holds) => holds(document)),
    compare: compileOrder(orders),
    byName: orders.every((order) => isNamePath(order.path) && !order.descending),
    offset: query.offset,
    limit: query.limit,
    select: query.select,
  }
}
