import { RpcError } from '../../base/RpcError.ts'
import type { Fields, Value } from '../values/Value.ts'
import { documentSize } from './documentSize.ts'

/** 1 MiB (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). */
export const MAX_DOCUMENT_BYTES = 1_048_576

function checkNoNestedArrays(value: Value): void {
  if ('mapValue' in value) for (const each of Object.values(value.mapValue.fields)) checkNoNestedArrays(each)
  if (!('arrayValue' in value)) return
  for (const each of value.arrayValue.values) {
    if ('arrayValue' in each)
      throw new RpcError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.')
    checkNoNestedArrays(each)
  }
}

/**
 * Rejects documents that Firestore does not store.
 *
 * @throws RpcError INVALID_ARGUMENT for arrays directly in arrays and for more than 1 MiB
 */
export function checkStorable(name: string, fields: Fields): void {
  for (const value of Object.values(fields)) checkNoNestedArrays(value)
  const size = documentSize(name, fields)
  if (size > MAX_DOCUMENT_BYTES)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes.`,
    )
}
