/** A value without fields, and where it is. */
export interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Every value of JSON that is neither an object nor a list. */
export function leavesOf(content: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (typeof content !== 'object' || content === null) return [{ path, value: content }]
  return Object.entries(content).flatMap(([name, value]) => leavesOf(value, [...path, name]))
}
