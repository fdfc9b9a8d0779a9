import type { StoredDocument } from '../model/contract.ts'
import { type FieldPath, getField } from '../paths/FieldPath.ts'
import type { Value } from '../values/Value.ts'

export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__'

/** What a query sees at a path: the document's own name under `__name__`, else the field. */
export const fieldValue = (document: StoredDocument, path: FieldPath): Value | undefined =>
  isNamePath(path) ? { referenceValue: document.name } : getField(document.fields, path)
