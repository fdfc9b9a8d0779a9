import { RpcError } from '../../base/RpcError.ts'
import { MAX_FIELD_PATH_BYTES, pathTooLong } from '../paths/FieldPath.ts'
import type { Fields, Value } from '../values/Value.ts'
import { documentSize } from './documentSize.ts'
import { hasMoreIndexEntries } from './hasMoreIndexEntries.ts'

/** 1 MiB (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). */
export const MAX_DOCUMENT_BYTES = 1_048_576
/** https://firebase.google.com/docs/firestore/quotas#indexes */
const MAX_INDEX_ENTRIES = 40_000

function checkNoNestedArrays(value: Value): void {
  if ('mapValue' in value) for (const each of Object.values(value.mapValue.fields)) checkNoNestedArrays(each)
  if (!('arrayValue' in value)) return
  for (const each of value.arrayValue.values) {
    if ('arrayValue' in each)
      throw new RpcError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.')
    checkNoNestedArrays(each)
  }
}

/** @param above bytes of the path of the map that holds the fields, with its last dot */
function checkFieldPaths(fields: Fields, above: number): void {
  for (const [name, value] of Object.entries(fields)) {
    const bytes = above + Buffer.byteLength(name)
    if (bytes > MAX_FIELD_PATH_BYTES) throw pathTooLong()
    if ('mapValue' in value) checkFieldPaths(value.mapValue.fields, bytes + 1)
    // The path of a map's field in an array begins at that map, since fields in arrays are not indexed.
    if ('arrayValue' in value)
      for (const each of value.arrayValue.values)
        if ('mapValue' in each) checkFieldPaths(each.mapValue.fields, 0)
  }
}

/**
 * Rejects documents that Firestore does not store.
 *
 * @throws RpcError INVALID_ARGUMENT for arrays directly in arrays, field names and paths of more than 1,500 bytes, more
 *   than 1 MiB or more than 40,000 index entries
 */
export function checkStorable(name: string, fields: Fields): void {
  for (const value of Object.values(fields)) checkNoNestedArrays(value)
  checkFieldPaths(fields, 0)
  const size = documentSize(name, fields)
  if (size > MAX_DOCUMENT_BYTES)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes.`,
    )
  if (hasMoreIndexEntries(fields, MAX_INDEX_ENTRIES))
    throw new RpcError(
      'INVALID_ARGUMENT',
      `too many index entries for entity /${name.replace(/^.*?\/documents\//s, '')}`,
    )
}
