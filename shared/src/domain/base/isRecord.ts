/**
 * Whether a value is an object and not an array. For the few values that a page parses before its first render: a
 * schema library would delay that.
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
