import { isRecord } from '../base/isRecord.ts'
import type { Fields } from './PlannedWrite.ts'

/** The two documents of a stored document, of any version of its shape. */
export interface StoredParts {
  /** Id of the header's document, which is the name. */
  readonly docName: string
  /** Data of the header's document; undefined if there is none. */
  readonly document: Fields | undefined
  /** Data of the content's document; undefined if there is none, or if it was not read. */
  readonly content: Fields | undefined
}

/** Whether a document has a header with an identity. Documents of the first product had none. */
export function hasIdentity(document: Fields | undefined): boolean {
  const header = document?.header
  return isRecord(header) && typeof header.uuid === 'string' && header.uuid !== ''
}
