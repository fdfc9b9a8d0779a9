import { StudioError } from '@outcome-studio/shared/domain/errors'
import * as z from 'zod/mini'
import type { NeedsHeader } from './Needs.ts'
import { needsUuid } from './needsIds.ts'

const count = z._default(z.int().check(z.minimum(0)), 0)
const time = z._default(z.string(), '')
const filled = z.string().check(z.minLength(1))

/** A stored needs document's header (docs/product.md §10). Unknown keys are preserved by a read and a write. */
export const needsHeaderSchema = z.looseObject({
  docName: filled,
  uuid: z.pipe(filled, z.transform(needsUuid)),
  createdAt: time,
  updatedAt: time,
  revision: count,
  schemaVersion: count,
  counts: z._default(z.looseObject({ goals: count, studies: count, gaps: count }), {
    goals: 0,
    studies: 0,
    gaps: 0,
  }),
})

/**
 * Parses a stored header.
 * @throws StudioError cen/doc-loading-error with the schema's error as its cause
 */
export function parseNeedsHeader(stored: unknown): NeedsHeader {
  const parsed = needsHeaderSchema.safeParse(stored)
  if (!parsed.success) throw new StudioError('cen/doc-loading-error', { cause: parsed.error })
  return parsed.data
}
