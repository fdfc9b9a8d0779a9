import { type Plain, storedValue } from './storedDocument.ts'

type Comparison =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'array-contains'
  | 'array-contains-any'
  | 'in'
  | 'not-in'

const WIRE: Readonly<Record<Comparison, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  'not-in': 'NOT_IN',
}

/** Filters in the wire format. */
export const where = (fieldPath: string, op: Comparison, value: Plain) => ({
  fieldFilter: { field: { fieldPath }, op: WIRE[op], value: storedValue(value) },
})
export const whereId = (op: '==' | '>', name: string) => ({
  fieldFilter: { field: { fieldPath: '__name__' }, op: WIRE[op], value: { referenceValue: name } },
})
export const unary = (fieldPath: string, op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN') => ({
  unaryFilter: { field: { fieldPath }, op },
})
export const and = (...filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } })
export const or = (...filters: readonly object[]) => ({ compositeFilter: { op: 'OR', filters } })
