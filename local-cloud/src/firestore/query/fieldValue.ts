import { type FieldPath, getField } from '../paths/FieldPath.ts'
import type { StoredDocument } from '../schema/contract.ts'
import type { Value } from '../values/Value.ts'

export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__'

/** The value that a query reads at a path: the document's name for `__name__`, otherwise the field. */
export const fieldValue = (document: StoredDocument, path: FieldPath): Value | undefined =>
  isNamePath(path) ? { referenceValue: document.name } : getField(document.fields, path)
