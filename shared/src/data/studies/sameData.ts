/** Whether two values of a document are equal, whatever the order of their keys. */
export function sameData(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false
  const entries = Object.entries(left)
  const other = new Map(Object.entries(right))
  return (
    entries.length === other.size &&
    entries.every(([key, value]) => other.has(key) && sameData(value, other.get(key)))
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
