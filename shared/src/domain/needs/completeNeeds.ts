import { isRecord } from '../base/isRecord.ts'
import type { Fields } from '../saving/PlannedWrite.ts'
import { hasIdentity, type StoredParts } from '../saving/StoredParts.ts'
import { countNeeds } from './countNeeds.ts'
import { needsSchema } from './needsSchema.ts'

/**
 * Splits a needs document that was stored as one document { uuid, docName, goals, vertical, states } into header and
 * content (docs/decisions/older-studies.md). A document with a header's identity, and what is no needs document, is
 * returned as it is.
 */
export function completeNeeds(stored: StoredParts): StoredParts {
  const { docName, document } = stored
  if (document === undefined || hasIdentity(document)) return stored
  const single = document.header === undefined ? withoutName(document) : null
  const content = single ?? stored.content
  const parsed = needsSchema.safeParse(content)
  if (!parsed.success) return stored
  const before = isRecord(document.header) ? document.header : {}
  const header = { ...before, docName, uuid: parsed.data.uuid, counts: countNeeds(parsed.data) }
  return { docName, document: single === null ? { ...document, header } : { header }, content }
}

/** The name is the document's id. */
const withoutName = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'docName'))
