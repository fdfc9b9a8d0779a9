import type { DocumentReader, StoredDocument } from '../../schema/contract.ts'
import type { Fields, Value } from '../../values/Value.ts'

/** Plain data of a test. Whole numbers become ints, a Date becomes a timestamp. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | Date
  | readonly Plain[]
  | { readonly [key: string]: Plain }

export const PROJECT = 'demo-rules'
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`

export function storedDocument(path: string, data: { readonly [key: string]: Plain }): StoredDocument {
  return { name: `${ROOT}/${path}`, fields: fieldsOf(data), createTime: 1, updateTime: 1 }
}

/** Documents by path. */
export function readerOf(documents: {
  readonly [path: string]: { readonly [key: string]: Plain }
}): DocumentReader {
  const stored = new Map(
    Object.entries(documents).map(([path, data]) => [`${ROOT}/${path}`, storedDocument(path, data)]),
  )
  return { get: (name) => stored.get(name) }
}

export function storedValue(value: Plain): Value {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (isList(value)) return { arrayValue: { values: value.map(storedValue) } }
  return { mapValue: { fields: fieldsOf(value) } }
}

function fieldsOf(data: { readonly [key: string]: Plain }): Fields {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, storedValue(value)]))
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}
