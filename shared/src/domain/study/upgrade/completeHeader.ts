import { STUDY_SCHEMA_VERSION } from '../../constants.ts'
import { countStudy } from '../countStudy.ts'
import type { Study, StudyHeader } from '../Study.ts'
import { parseStudyHeader } from '../studyHeaderSchema.ts'
import { type Fields, isFields, setAside } from './Fields.ts'

/**
 * The header of the current version.
 * @param header as it is stored; what it lacks is made
 * @param now stands in for times that are not known
 */
export function completeHeader(header: Fields, docName: string, study: Study, now: Date): StudyHeader {
  const createdAt = readTime(header.createdAt)
  const updatedAt = readTime(header.updatedAt)
  return parseStudyHeader({
    ...withEarlierName(header, docName),
    docName,
    uuid: study.jtbd.uuid,
    createdAt: createdAt ?? updatedAt ?? now.toISOString(),
    updatedAt: updatedAt ?? createdAt ?? now.toISOString(),
    revision: readRevision(header.revision),
    schemaVersion: STUDY_SCHEMA_VERSION,
    counts: { ...(isFields(header.counts) ? header.counts : {}), ...countStudy(study) },
  })
}

/** A study is called what its document is called, whatever the header says. */
function withEarlierName(header: Fields, docName: string): Fields {
  const { docName: name } = header
  if (typeof name !== 'string' || name === '' || name === docName) return header
  return setAside(header, 'earlierDocName', name)
}

function readRevision(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** A time as it is kept today, an ISO string, from one, from milliseconds since 1970, or from the database's own. */
function readTime(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  const milliseconds = isFields(value) && typeof value.toMillis === 'function' ? value.toMillis() : value
  if (typeof milliseconds !== 'number') return undefined
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
