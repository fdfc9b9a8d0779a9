import { z } from 'zod'
import { StudioError } from '../errors/StudioError.ts'
import type { StudyHeader } from './Study.ts'
import { studyUuid } from './studyIds.ts'

const count = z.int().min(0).default(0)

/** A stored study's header (design, section 3). Keys this version does not know survive a read and a write. */
export const studyHeaderSchema = z.looseObject({
  docName: z.string().min(1),
  uuid: z.string().min(1).transform(studyUuid),
  createdAt: z.string().default(''),
  updatedAt: z.string().default(''),
  revision: z.int().min(0).default(0),
  schemaVersion: z.int().min(0).default(0),
  counts: z
    .looseObject({ jobSteps: count, outcomeStatements: count })
    .default({ jobSteps: 0, outcomeStatements: 0 }),
})

/**
 * Reads a stored header.
 * @throws StudioError cen/doc-loading-error with the schema's finding as its cause
 */
export function parseStudyHeader(stored: unknown): StudyHeader {
  const parsed = studyHeaderSchema.safeParse(stored)
  if (!parsed.success) throw new StudioError('cen/doc-loading-error', { cause: parsed.error })
  return parsed.data
}
