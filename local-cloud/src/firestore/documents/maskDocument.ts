import { type FieldPath, getField, withField } from '../paths/FieldPath.ts'
import type { StoredDocument } from '../schema/contract.ts'
import type { Fields } from '../values/Value.ts'

/** Returns the document with the masked fields only, or unchanged without a mask. `__name__` selects no field. */
export function maskDocument(
  document: StoredDocument,
  mask: readonly FieldPath[] | undefined,
): StoredDocument {
  if (!mask) return document
  let fields: Fields = {}
  for (const path of mask) {
    const value = getField(document.fields, path)
    if (value) fields = withField(fields, path, value)
  }
  return { ...document, fields }
}
