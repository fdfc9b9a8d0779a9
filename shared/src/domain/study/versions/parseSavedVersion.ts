import { versionSchema } from '../../saving/versionSchema.ts'
import { studyHeaderSchema } from '../studyHeaderSchema.ts'
import { studySchema } from '../studySchema.ts'
import type { SavedVersion } from './SavedVersion.ts'

const { docName, revision, counts } = studyHeaderSchema.shape
const schema = versionSchema({ docName, revision, counts }, studySchema)

/** Parses a stored version; null if it is malformed, so that it does not hide the others. */
export function parseSavedVersion(stored: unknown): SavedVersion | null {
  const parsed = schema.safeParse(stored)
  if (!parsed.success) return null
  const { content, ...version } = parsed.data
  return { ...version, study: content }
}
