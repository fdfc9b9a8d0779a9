import type { Value } from './Value.ts'

/** Returns the numbers of a vector (a map marked `__type__: "__vector__"`), or undefined for other values. */
export function vectorValues(value: Value): readonly Value[] | undefined {
  if (!('mapValue' in value)) return undefined
  const { __type__: mark, value: numbers } = value.mapValue.fields
  if (!mark || !('stringValue' in mark) || mark.stringValue !== '__vector__') return undefined
  return numbers && 'arrayValue' in numbers ? numbers.arrayValue.values : undefined
}
