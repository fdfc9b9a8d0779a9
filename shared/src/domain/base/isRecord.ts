/**
 * Whether a value has fields to read: an object, and no list. For the few shapes that a page reads before it is
 * shown, where a library of schemas would take longer to arrive than what it reads.
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
