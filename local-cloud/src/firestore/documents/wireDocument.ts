import type { StoredDocument } from '../schema/contract.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import type { Fields } from '../values/Value.ts'

/** google.firestore.v1.Document in proto3 JSON. */
export interface WireDocument {
  readonly name: string
  readonly fields: Fields
  readonly createTime: string
  readonly updateTime: string
}

export const wireDocument = (document: StoredDocument): WireDocument => ({
  name: document.name,
  fields: document.fields,
  createTime: formatTimestamp(document.createTime),
  updateTime: formatTimestamp(document.updateTime),
})
