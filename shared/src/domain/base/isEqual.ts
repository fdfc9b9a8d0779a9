/**
 * Whether two plain values (JSON values, undefined, NaN) are deeply equal. The order of keys does not matter, nor
 * does the sign of zero, which JSON does not preserve. An absent key differs from one whose value is undefined.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  )
}
