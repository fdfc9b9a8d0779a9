import fc from 'fast-check'
import { isEqual } from './isEqual.ts'

test('a value equals its copy, whatever the order of keys', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, shuffled(item)]),
    )
  }
  fc.assert(fc.property(fc.jsonValue(), (value) => isEqual(value, shuffled(value))))
})

test('two values are the same exactly when their JSON with sorted keys is', () => {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'object' && item !== null && !Array.isArray(item)
        ? Object.fromEntries(Object.entries(item).sort(([left], [right]) => (left < right ? -1 : 1)))
        : Object.is(item, -0)
          ? 0
          : item,
    )
  const small = fc.jsonValue({ maxDepth: 2 })
  fc.assert(
    fc.property(small, small, (left, right) => isEqual(left, right) === (sorted(left) === sorted(right))),
  )
})

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [[], {}],
  [{ a: undefined }, { b: undefined }],
  [null, {}],
])('%j differs from %j', (left, right) => {
  expect(isEqual(left, right)).toBe(false)
})

test.each([
  [Number.NaN, Number.NaN],
  [0, -0],
  [{ a: undefined }, { a: undefined }],
  [JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": 1}')],
])('%j equals %j', (left, right) => {
  expect(isEqual(left, right)).toBe(true)
})
