import { RpcError } from '../../base/RpcError.ts'
import { maskDocument } from '../documents/maskDocument.ts'
import { type WireDocument, wireDocument } from '../documents/wireDocument.ts'
import type { FieldPath } from '../paths/FieldPath.ts'
import type { Caller } from '../watch/OpenDatabase.ts'

/** Reads the document that the caller has just written, for the response. */
export function writtenDocument(
  { database }: Caller,
  name: string,
  mask: readonly FieldPath[] | undefined,
): WireDocument {
  const document = database.get(name)
  if (!document) throw new RpcError('INTERNAL', `"${name}" was deleted right after it was written.`)
  return wireDocument(maskDocument(document, mask))
}
