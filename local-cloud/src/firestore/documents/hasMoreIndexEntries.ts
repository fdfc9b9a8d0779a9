import type { Fields, Value } from '../values/Value.ts'
import { vectorValues } from '../values/vectorValues.ts'

/** Entries of a field in its ascending and its descending index. */
const ENTRIES_PER_FIELD = 2
/** Entries of an array's element in the array-contains index. */
const ENTRIES_PER_ELEMENT = 2

/**
 * Whether a document has more than `limit` entries in the automatic single-field indexes
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#automatic_indexing). Elements of an array count
 * once for each distinct value. Exemptions and composite indexes are not considered.
 */
export function hasMoreIndexEntries(fields: Fields, limit: number): boolean {
  // Counting distinct values is slow, so it is done only if it can matter.
  return entriesOf(fields, (values) => values.length) > limit && entriesOf(fields, distinct) > limit
}

type CountElements = (values: readonly Value[]) => number

const distinct: CountElements = (values) => new Set(values.map((value) => JSON.stringify(value))).size

function entriesOf(fields: Fields, count: CountElements): number {
  return Object.values(fields).reduce((sum, value) => sum + ENTRIES_PER_FIELD + entriesBelow(value, count), 0)
}

/** Entries of a map's fields or of an array's elements. */
function entriesBelow(value: Value, count: CountElements): number {
  if (vectorValues(value)) return 0
  if ('mapValue' in value) return entriesOf(value.mapValue.fields, count)
  return 'arrayValue' in value ? ENTRIES_PER_ELEMENT * count(value.arrayValue.values) : 0
}
