import * as z from 'zod/mini'
import { studyHeaderSchema } from '../studyHeaderSchema.ts'
import { studySchema } from '../studySchema.ts'
import type { SavedVersion } from './SavedVersion.ts'

const { docName, revision, counts } = studyHeaderSchema.shape
const schema = z.object({
  docName,
  revision,
  counts,
  savedAt: z.iso.datetime(),
  name: z.catch(z.string(), ''),
  content: studySchema,
})

/** Parses a stored version; null if it is malformed, so that it does not hide the others. */
export function parseSavedVersion(stored: unknown): SavedVersion | null {
  const parsed = schema.safeParse(stored)
  if (!parsed.success) return null
  const { content, ...version } = parsed.data
  return { ...version, study: content }
}
