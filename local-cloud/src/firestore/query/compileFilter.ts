import type { StoredDocument } from '../schema/contract.ts'
import { isNaNValue } from '../values/compareNumbers.ts'
import { compareValues } from '../values/compareValues.ts'
import { typeOrder } from '../values/typeOrder.ts'
import type { Value } from '../values/Value.ts'
import type { Comparison, Filter, ListComparison, Test } from './Filter.ts'
import { fieldValue } from './fieldValue.ts'

export type Predicate = (document: StoredDocument) => boolean
type ValuePredicate = (value: Value) => boolean

const isNull = (value: Value): boolean => 'nullValue' in value
const equal = (left: Value, right: Value): boolean => compareValues(left, right) === 0

/** Inequalities compare values of one type only, and never NaN with a number. */
const inequality =
  (operand: Value, holds: (order: number) => boolean): ValuePredicate =>
  (value) =>
    typeOrder(value) === typeOrder(operand) &&
    isNaNValue(value) === isNaNValue(operand) &&
    holds(compareValues(value, operand))

function compileComparison(op: Comparison, operand: Value): ValuePredicate {
  switch (op) {
    case 'EQUAL':
      return (value) => equal(value, operand)
    case 'NOT_EQUAL':
      return (value) => !isNull(value) && !equal(value, operand)
    case 'LESS_THAN':
      return inequality(operand, (order) => order < 0)
    case 'LESS_THAN_OR_EQUAL':
      return inequality(operand, (order) => order <= 0)
    case 'GREATER_THAN':
      return inequality(operand, (order) => order > 0)
    case 'GREATER_THAN_OR_EQUAL':
      return inequality(operand, (order) => order >= 0)
    case 'ARRAY_CONTAINS':
      return (value) => 'arrayValue' in value && value.arrayValue.values.some((each) => equal(each, operand))
  }
}

function compileListComparison(op: ListComparison, operands: readonly Value[]): ValuePredicate {
  if (op === 'NOT_IN') {
    if (operands.some(isNull)) return () => false
    return (value) => !isNull(value) && !operands.some((operand) => equal(value, operand))
  }
  // Null and NaN in these lists match nothing, unlike with EQUAL.
  const matchable = operands.filter((operand) => !isNull(operand) && !isNaNValue(operand))
  const isListed: ValuePredicate = (value) => matchable.some((operand) => equal(value, operand))
  return op === 'IN' ? isListed : (value) => 'arrayValue' in value && value.arrayValue.values.some(isListed)
}

const TEST_PREDICATES: Readonly<Record<Test, ValuePredicate>> = {
  IS_NAN: isNaNValue,
  IS_NULL: isNull,
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
  IS_NOT_NULL: (value) => !isNull(value),
}

function compileOne(filter: Exclude<Filter, { kind: 'all' | 'any' }>): ValuePredicate {
  if (filter.kind === 'compare') return compileComparison(filter.op, filter.value)
  if (filter.kind === 'list') return compileListComparison(filter.op, filter.values)
  return TEST_PREDICATES[filter.op]
}

/** Compiles a filter into a predicate. A document without the field never matches. */
export function compileFilter(filter: Filter): Predicate {
  if (filter.kind === 'all' || filter.kind === 'any') {
    const predicates = filter.filters.map(compileFilter)
    return filter.kind === 'all'
      ? (document) => predicates.every((holds) => holds(document))
      : (document) => predicates.some((holds) => holds(document))
  }
  const { path } = filter
  const holds = compileOne(filter)
  return (document) => {
    const value = fieldValue(document, path)
    return value !== undefined && holds(value)
  }
}
