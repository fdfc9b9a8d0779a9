import { versionSchema } from '../saving/versionSchema.ts'
import type { Needs, NeedsCounts } from './Needs.ts'
import { needsHeaderSchema } from './needsHeaderSchema.ts'
import { needsSchema } from './needsSchema.ts'

/** A needs document as one of its saves wrote it. Only its name can change. */
export interface NeedsVersion {
  readonly revision: number
  readonly docName: string
  /** ISO 8601, UTC. */
  readonly savedAt: string
  /** What the member calls the version; empty for none. */
  readonly name: string
  readonly counts: NeedsCounts
  readonly needs: Needs
}

const { docName, revision, counts } = needsHeaderSchema.shape
const schema = versionSchema({ docName, revision, counts }, needsSchema)

/** Parses a stored version; null if it is malformed, so that it does not hide the others. */
export function parseNeedsVersion(stored: unknown): NeedsVersion | null {
  const parsed = schema.safeParse(stored)
  if (!parsed.success) return null
  const { content, ...version } = parsed.data
  return { ...version, needs: content }
}
