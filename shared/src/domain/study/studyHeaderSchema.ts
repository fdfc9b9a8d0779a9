import { StudioError } from '@outcome-studio/shared/domain/errors'
import * as z from 'zod/mini'
import type { StudyHeader } from './Study.ts'
import { studyUuid } from './studyIds.ts'

const whole = z.int().check(z.minimum(0))
const count = z._default(whole, 0)
const optional = z.exactOptional(whole)
const time = z._default(z.string(), '')
const filled = z.string().check(z.minLength(1))

/** A stored study's header (docs/product.md §10). Unknown keys are preserved by a read and a write. */
export const studyHeaderSchema = z.looseObject({
  docName: filled,
  uuid: z.pipe(filled, z.transform(studyUuid)),
  createdAt: time,
  updatedAt: time,
  revision: count,
  schemaVersion: count,
  counts: z._default(
    z.looseObject({
      jobSteps: count,
      outcomeStatements: count,
      rated: optional,
      errors: optional,
      warnings: optional,
      hints: optional,
    }),
    { jobSteps: 0, outcomeStatements: 0 },
  ),
})

/**
 * Parses a stored header.
 * @throws StudioError cen/doc-loading-error with the schema's error as its cause
 */
export function parseStudyHeader(stored: unknown): StudyHeader {
  const parsed = studyHeaderSchema.safeParse(stored)
  if (!parsed.success) throw new StudioError('cen/doc-loading-error', { cause: parsed.error })
  return parsed.data
}
