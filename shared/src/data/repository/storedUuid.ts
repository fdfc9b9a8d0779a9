import type { Fields } from '@outcome-studio/shared/domain/saving'
import { storedHeader } from './storedHeader.ts'

/** The uuid in a document's header; empty if the document is too damaged. */
export function storedUuid(docName: string, document: Fields | undefined): string {
  const uuid = storedHeader(docName, document)?.uuid
  return typeof uuid === 'string' ? uuid : ''
}
