import { isDeepStrictEqual } from 'node:util'
import { DocumentReference, Timestamp } from 'firebase-admin/firestore'

/** Whether two documents, or a document and the fields to be written to it, have the same fields. */
export const sameFields = (stored: unknown, fields: unknown): boolean =>
  isDeepStrictEqual(plain(stored), plain(fields))

/** Times as numbers, references as paths. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return { milliseconds: value.toMillis() }
  if (value instanceof DocumentReference) return { path: value.path }
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
}
