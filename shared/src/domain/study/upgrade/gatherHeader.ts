import type { StudyDocuments } from './StudyDocuments.ts'

const HEADER_FIELDS = new Set([
  'docName',
  'uuid',
  'createdAt',
  'updatedAt',
  'revision',
  'schemaVersion',
  'counts',
])

/** Gathers header fields that lie at the top of the document into the header. */
export function gatherHeader(stored: StudyDocuments): StudyDocuments {
  if ('header' in stored.document) return stored
  const entries = Object.entries(stored.document)
  const document = {
    ...Object.fromEntries(entries.filter(([name]) => !HEADER_FIELDS.has(name))),
    header: Object.fromEntries(entries.filter(([name]) => HEADER_FIELDS.has(name))),
  }
  return { ...stored, document }
}
