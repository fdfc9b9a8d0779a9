import * as z from 'zod/mini'
import type { Needs, NeedsCounts } from './Needs.ts'
import { needsHeaderSchema } from './needsHeaderSchema.ts'
import { needsSchema } from './needsSchema.ts'

/** A needs document as one of its saves wrote it. It never changes. */
export interface NeedsVersion {
  readonly revision: number
  readonly docName: string
  /** ISO 8601, UTC. */
  readonly savedAt: string
  readonly counts: NeedsCounts
  readonly needs: Needs
}

const { docName, revision, counts } = needsHeaderSchema.shape
const schema = z.object({ docName, revision, counts, savedAt: z.iso.datetime(), content: needsSchema })

/** Parses a stored version; null if it is malformed, so that it does not hide the others. */
export function parseNeedsVersion(stored: unknown): NeedsVersion | null {
  const parsed = schema.safeParse(stored)
  if (!parsed.success) return null
  const { content, ...version } = parsed.data
  return { ...version, needs: content }
}
