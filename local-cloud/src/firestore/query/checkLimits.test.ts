import { RpcError } from '../../base/RpcError.ts'
import { ROOT } from '../test/memorySource.ts'
import { compileQuery } from './compileQuery.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const value = (index: number) => ({ integerValue: String(index) })
const list = (count: number) => ({ arrayValue: { values: numbers(count).map(value) } })
const field = (fieldPath: string, op: string, operand: object = value(1)) => ({
  fieldFilter: { field: { fieldPath }, op, value: operand },
})
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } })
const and = (...filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } })
const or = (...filters: readonly object[]) => ({ compositeFilter: { op: 'OR', filters } })
const fields = (count: number, op: string) => numbers(count).map((index) => field(`f${index}`, op))

/** The message with which a query is refused, or null. */
function refusal(where: object | undefined, orders = 0, parent = ROOT): string | null {
  try {
    compileQuery(ROOT, parent, {
      from: [{ collectionId: 'c' }],
      ...(where ? { where } : {}),
      orderBy: numbers(orders).map((index) => ({ field: { fieldPath: `o${index}` } })),
    })
    return null
  } catch (error) {
    if (error instanceof RpcError && error.status === 'INVALID_ARGUMENT') return error.message
    throw error
  }
}

const NEGATION =
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query."
const NOT_IN = "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'."
const ARRAYS = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction."
const disjunctions = (count: number) =>
  `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of 30`

test.each<[string, object]>([
  ['10 values in not-in', field('a', 'NOT_IN', list(10))],
  ['30 values in in', field('a', 'IN', list(30))],
  ['30 disjunctions', and(field('a', 'IN', list(6)), field('b', 'ARRAY_CONTAINS_ANY', list(5)))],
  ['one array-contains in each disjunction', or(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS'))],
  ['array-contains with in', and(field('a', 'ARRAY_CONTAINS'), field('b', 'IN', list(2)))],
  ['10 inequality fields', and(...fields(10, 'GREATER_THAN'), field('f1', 'LESS_THAN'))],
  ['100 filters', and(...fields(100, 'EQUAL'))],
  ['100 filters in disjunctions', and(field('a', 'IN', list(20)), ...fields(4, 'EQUAL'))],
  ['not-in with an inequality', and(field('a', 'NOT_IN', list(2)), field('a', 'GREATER_THAN'))],
  ['not-in in an or of one', or(field('a', 'NOT_IN', list(2)))],
])('accepts %s', (_, where) => {
  expect(refusal(where)).toBeNull()
})

test.each<[string, object, string]>([
  ['11 values in not-in', field('a', 'NOT_IN', list(11)), "'NOT_IN' supports up to 10 comparison values."],
  ['31 values in in', field('a', 'IN', list(31)), "'IN' supports up to 30 comparison values."],
  [
    '31 values in array-contains-any',
    field('a', 'ARRAY_CONTAINS_ANY', list(31)),
    "'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
  ],
  ['31 disjunctions', or(...fields(31, 'EQUAL')), disjunctions(31)],
  ['36 disjunctions', and(field('a', 'IN', list(6)), field('b', 'IN', list(6))), disjunctions(36)],
  ['two array-contains', and(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS')), ARRAYS],
  [
    'array-contains with array-contains-any',
    and(field('a', 'ARRAY_CONTAINS'), field('a', 'ARRAY_CONTAINS_ANY', list(2))),
    ARRAYS,
  ],
  [
    'two array-contains in one of two disjunctions',
    or(field('x', 'EQUAL'), and(field('a', 'ARRAY_CONTAINS'), field('b', 'ARRAY_CONTAINS'))),
    ARRAYS,
  ],
  [
    '11 inequality fields',
    and(...fields(11, 'GREATER_THAN')),
    `The query contains 11 distinct inequality fields: [${numbers(11)
      .map((index) => `f${index}`)
      .join(', ')}]. A query may not have more than 10 distinct inequality fields.`,
  ],
  [
    '101 filters',
    and(...fields(101, 'EQUAL')),
    'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 101 filters, 0 sort orders, and no ancestor filter.',
  ],
  [
    '120 filters in disjunctions',
    and(field('a', 'IN', list(20)), ...fields(5, 'EQUAL')),
    'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 120 filters, 0 sort orders, and no ancestor filter.',
  ],
  ['two !=', and(field('a', 'NOT_EQUAL'), field('b', 'NOT_EQUAL')), NEGATION],
  ['!= with not-in', and(field('a', 'NOT_EQUAL'), field('a', 'NOT_IN', list(2))), NEGATION],
  ['!= with != null', or(field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NULL')), NEGATION],
  ['not-in with in', and(field('a', 'NOT_IN', list(2)), field('b', 'IN', list(2))), NOT_IN],
  [
    'not-in with array-contains-any',
    and(field('a', 'NOT_IN', list(2)), field('b', 'ARRAY_CONTAINS_ANY', list(2))),
    NOT_IN,
  ],
  ['not-in with or', or(field('a', 'NOT_IN', list(2)), field('b', 'EQUAL')), NOT_IN],
])('refuses %s with the message of Firestore', (_, where, message) => {
  expect(refusal(where)).toBe(message)
})

test('sort orders and the parent document count with the filters', () => {
  const where = and(...fields(50, 'EQUAL'))
  expect(refusal(where, 50)).toBeNull()
  expect(refusal(where, 49, `${ROOT}/p/1`)).toBeNull()
  expect(refusal(undefined, 101)).toContain('0 filters, 101 sort orders, and no ancestor filter.')
  expect(refusal(where, 50, `${ROOT}/p/1`)).toContain('50 filters, 50 sort orders, and one ancestor filter.')
})
