import { versionSchema } from '../../saving/versionSchema.ts'
import type { StudyVersion } from '../Study.ts'
import { studyHeaderSchema } from '../studyHeaderSchema.ts'
import { studySchema } from '../studySchema.ts'

const { docName, revision, counts } = studyHeaderSchema.shape
const schema = versionSchema({ docName, revision, counts }, studySchema)

/** Parses a stored version; null if it is malformed, so that it does not hide the others. */
export const parseStudyVersion = (stored: unknown): StudyVersion | null =>
  schema.safeParse(stored).data ?? null
