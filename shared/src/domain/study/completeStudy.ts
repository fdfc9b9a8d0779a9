import { isRecord } from '../base/isRecord.ts'
import { hasIdentity, type StoredParts } from '../saving/StoredParts.ts'
import { countStudy } from './countStudy.ts'
import { studySchema } from './studySchema.ts'

/**
 * Completes the header of a study that was stored as { header: { docName } } (docs/decisions/older-studies.md): uuid and
 * counts follow from the content. A study with an identity, and what is no study, is returned as it is.
 */
export function completeStudy(stored: StoredParts): StoredParts {
  const { docName, document } = stored
  if (document === undefined || !isRecord(document.header)) return stored
  if (hasIdentity(document) || document.header.uuid !== undefined) return stored
  const content = studySchema.safeParse(stored.content)
  if (!content.success) return stored
  const header = {
    ...document.header,
    docName,
    uuid: content.data.jtbd.uuid,
    counts: countStudy(content.data),
  }
  return { ...stored, document: { ...document, header } }
}
