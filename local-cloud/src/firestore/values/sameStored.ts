import type { Fields, Value } from './Value.ts'

const own = (fields: Fields, name: string): Value | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

function sameValue(left: Value, right: Value): boolean {
  if ('mapValue' in left)
    return 'mapValue' in right && sameStored(left.mapValue.fields, right.mapValue.fields)
  if (!('arrayValue' in left)) return JSON.stringify(left) === JSON.stringify(right)
  if (!('arrayValue' in right)) return false
  const rightValues = right.arrayValue.values
  return (
    left.arrayValue.values.length === rightValues.length &&
    left.arrayValue.values.every((value, index) => {
      const other = rightValues[index]
      return other !== undefined && sameValue(value, other)
    })
  )
}

/** Whether two values are stored identically. This is stricter than equality in queries: 1 and 1.0 differ. */
export function sameStored(left: Fields, right: Fields): boolean {
  const names = Object.keys(left)
  if (names.length !== Object.keys(right).length) return false
  return names.every((name) => {
    const a = own(left, name)
    const b = own(right, name)
    return a !== undefined && b !== undefined && sameValue(a, b)
  })
}
