import fc from 'fast-check'
import type { StoredDocument } from '../schema/contract.ts'
import { smallFields, smallValue } from '../test/arbitraryValue.ts'
import { documentAt, memorySource, ROOT } from '../test/memorySource.ts'
import { compareValues } from '../values/compareValues.ts'
import type { Value } from '../values/Value.ts'
import { compileQuery } from './compileQuery.ts'
import { runQuery } from './runQuery.ts'

const idOf = (document: StoredDocument): string => document.name.slice(`${ROOT}/c/`.length)
const run = (documents: readonly StoredDocument[], query: object): readonly string[] =>
  runQuery(
    memorySource(documents),
    compileQuery(ROOT, ROOT, { from: [{ collectionId: 'c' }], ...query }),
  ).map(idOf)

const isNull = (value: Value) => 'nullValue' in value
const isNotANumber = (value: Value) => 'doubleValue' in value && value.doubleValue === 'NaN'
const kind = (value: Value) =>
  'doubleValue' in value ? 'number' : Object.keys(value)[0]?.replace('integerValue', 'number')
const listOf = (value: Value) => ('arrayValue' in value ? value.arrayValue.values : [])
const equal = (left: Value, right: Value) => compareValues(left, right) === 0
const comparable = (left: Value, right: Value) =>
  kind(left) === kind(right) && isNotANumber(left) === isNotANumber(right)

/** Reference implementation of each operator, as the documentation defines it. */
const MEANING: Record<string, (field: Value, operand: Value) => boolean> = {
  EQUAL: equal,
  NOT_EQUAL: (field, operand) => !isNull(field) && !equal(field, operand),
  LESS_THAN: (field, operand) => comparable(field, operand) && compareValues(field, operand) < 0,
  LESS_THAN_OR_EQUAL: (field, operand) => comparable(field, operand) && compareValues(field, operand) <= 0,
  GREATER_THAN: (field, operand) => comparable(field, operand) && compareValues(field, operand) > 0,
  GREATER_THAN_OR_EQUAL: (field, operand) => comparable(field, operand) && compareValues(field, operand) >= 0,
  ARRAY_CONTAINS: (field, operand) => listOf(field).some((each) => equal(each, operand)),
}
const INEQUALITIES = new Set([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
])

interface Condition {
  readonly field: string
  readonly op: string
  readonly value: Value
}

const count = (conditions: readonly Condition[], op: string) =>
  conditions.filter((each) => each.op === op).length

const fields = ['a', 'b', 'c']
const condition: fc.Arbitrary<Condition> = fc.record({
  field: fc.constantFrom(...fields),
  op: fc.constantFrom(...Object.keys(MEANING)),
  value: smallValue,
})
const order = fc.record({ field: fc.constantFrom(...fields), descending: fc.boolean() })
const documents = fc
  .array(smallFields, { maxLength: 12 })
  .map((list) => list.map((each, index) => documentAt(`c/${index}`, each)))

describe('runQuery', () => {
  test('filters, orders and limits like the reference implementation', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(condition, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('AND', 'OR'),
        fc.uniqueArray(order, { maxLength: 2, selector: (each) => each.field }),
        fc.record({ offset: fc.nat(3), limit: fc.nat(5) }),
        (all, conditions, op, orders, { offset, limit }) => {
          fc.pre(
            count(conditions, 'NOT_EQUAL') < 2 && (op === 'OR' || count(conditions, 'ARRAY_CONTAINS') < 2),
          )
          const found = run(all, {
            where: {
              compositeFilter: {
                op,
                filters: conditions.map(({ field, op: fieldOp, value }) => ({
                  fieldFilter: { field: { fieldPath: field }, op: fieldOp, value },
                })),
              },
            },
            orderBy: orders.map(({ field, descending }) => ({
              field: { fieldPath: field },
              direction: descending ? 'DESCENDING' : 'ASCENDING',
            })),
            offset,
            limit,
          })
          const holds =
            (document: StoredDocument) =>
            ({ field, op: fieldOp, value }: Condition) => {
              const own = document.fields[field]
              return own !== undefined && MEANING[fieldOp]?.(own, value) === true
            }
          const last = orders.at(-1)?.descending ?? false
          const implied = conditions.filter((each) => INEQUALITIES.has(each.op)).map((each) => each.field)
          const full = [
            ...orders,
            ...[...new Set(implied)].sort().map((field) => ({ field, descending: last })),
          ].filter((each, index, list) => list.findIndex((other) => other.field === each.field) === index)
          const expected = all
            .filter((document) =>
              op === 'AND' ? conditions.every(holds(document)) : conditions.some(holds(document)),
            )
            .filter((document) => full.every(({ field }) => document.fields[field]))
            .sort((left, right) => {
              for (const { field, descending } of full) {
                const a = left.fields[field]
                const b = right.fields[field]
                const result = a && b ? compareValues(a, b) : 0
                if (result !== 0) return descending ? -result : result
              }
              const byName = idOf(left) < idOf(right) ? -1 : 1
              return last ? -byName : byName
            })
            .slice(offset, offset + limit)
            .map(idOf)
          expect(found).toEqual(expected)
        },
      ),
      { numRuns: 2000 },
    )
  })

  const people = ['ann', 'bob', 'cid', 'dan'].map((id, index) =>
    documentAt(`c/${id}`, {
      age: { integerValue: String(20 + index) },
      tags: { arrayValue: { values: [{ stringValue: id }] } },
    }),
  )
  const filter = (op: string, value: object, fieldPath = 'age') => ({
    where: { fieldFilter: { field: { fieldPath }, op, value } },
  })
  const list = (...values: object[]) => ({ arrayValue: { values } })
  const number = (integerValue: string) => ({ integerValue })

  test('supports the list operators, in which null and NaN match nothing', () => {
    expect(run(people, filter('IN', list(number('21'), number('23'))))).toEqual(['bob', 'dan'])
    expect(run(people, filter('NOT_IN', list(number('21'), number('23'))))).toEqual(['ann', 'cid'])
    expect(run(people, filter('NOT_IN', list({ nullValue: null })))).toEqual([])
    expect(
      run(people, filter('ARRAY_CONTAINS_ANY', list({ stringValue: 'bob' }, { stringValue: 'dan' }), 'tags')),
    ).toEqual(['bob', 'dan'])
    const odd = [
      documentAt('c/n', { age: { nullValue: null } }),
      documentAt('c/x', { age: { doubleValue: 'NaN' } }),
    ]
    expect(run(odd, filter('IN', list({ nullValue: null }, { doubleValue: 'NaN' })))).toEqual([])
    const unary = (op: string) => ({ where: { unaryFilter: { op, field: { fieldPath: 'age' } } } })
    expect(run(odd, unary('IS_NULL'))).toEqual(['n'])
    expect(run(odd, unary('IS_NAN'))).toEqual(['x'])
    expect(run(odd, unary('IS_NOT_NULL'))).toEqual(['x'])
    expect(run([...odd, ...people], unary('IS_NOT_NAN'))).toEqual(['ann', 'bob', 'cid', 'dan'])
  })

  test('starts and ends at cursors, in both directions', () => {
    const by = (direction: string) => [{ field: { fieldPath: 'age' }, direction }]
    const at = (age: string, before: boolean) => ({ values: [number(age)], before })
    expect(run(people, { orderBy: by('ASCENDING'), startAt: at('21', true) })).toEqual(['bob', 'cid', 'dan'])
    expect(run(people, { orderBy: by('ASCENDING'), startAt: at('21', false) })).toEqual(['cid', 'dan'])
    expect(
      run(people, { orderBy: by('DESCENDING'), startAt: at('22', true), endAt: at('21', false) }),
    ).toEqual(['cid', 'bob'])
    expect(run(people, { orderBy: by('ASCENDING'), endAt: at('21', true) })).toEqual(['ann'])
  })

  test('reads collection groups and all descendants of a document', () => {
    const source = memorySource([
      documentAt('c/1', {}),
      documentAt('x/1/c/2', {}),
      documentAt('x/1/c/2/c/3', {}),
      documentAt('x/2/other/4', {}),
    ])
    const names = (parent: string, from: object) =>
      runQuery(source, compileQuery(ROOT, parent, { from: [from] })).map((each) =>
        each.name.slice(ROOT.length + 1),
      )
    expect(names(ROOT, { collectionId: 'c', allDescendants: true })).toEqual([
      'c/1',
      'x/1/c/2',
      'x/1/c/2/c/3',
    ])
    expect(names(`${ROOT}/x/1`, { collectionId: 'c', allDescendants: true })).toEqual([
      'x/1/c/2',
      'x/1/c/2/c/3',
    ])
    expect(names(`${ROOT}/x/1`, { collectionId: 'c' })).toEqual(['x/1/c/2'])
    expect(names(`${ROOT}/x/2`, { allDescendants: true })).toEqual(['x/2/other/4'])
  })

  test.each([
    ['a reserved collection', { from: [{ collectionId: '__c__' }] }],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    [
      'an order after the name',
      { orderBy: [{ field: { fieldPath: '__name__' } }, { field: { fieldPath: 'a' } }] },
    ],
    ['a negative offset', { offset: -1 }],
    ['a negative limit', { limit: { value: -1 } }],
    [
      'an unknown operator',
      { where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value: { nullValue: null } } } },
    ],
    ['an empty list', filter('IN', list())],
    [
      'too many disjunctions',
      filter('IN', list(...Array.from({ length: 31 }, (_, index) => number(String(index))))),
    ],
    ['too many cursor values', { startAt: { values: [{ nullValue: null }, { nullValue: null }] } }],
    ['a text as filter', { where: 'a == 1' }],
  ])('rejects %s', (_, query) => {
    expect(() => run([], query)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  })

  test('does not implement vector search', () => {
    expect(() => run([], { findNearest: {} })).toThrow(expect.objectContaining({ status: 'UNIMPLEMENTED' }))
  })

  test('rejects filters that are nested too deeply', () => {
    const deep = Array.from({ length: 5000 }).reduce<object>(
      (inner) => ({ compositeFilter: { op: 'AND', filters: [inner] } }),
      {},
    )
    expect(() => run([], { where: deep })).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  })
})
