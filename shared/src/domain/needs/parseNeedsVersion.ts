import { versionSchema } from '../saving/versionSchema.ts'
import type { NeedsVersion } from './Needs.ts'
import { needsHeaderSchema } from './needsHeaderSchema.ts'
import { needsSchema } from './needsSchema.ts'

const { docName, revision, counts } = needsHeaderSchema.shape
const schema = versionSchema({ docName, revision, counts }, needsSchema)

/** Parses a stored version; null if it is malformed, so that it does not hide the others. */
export const parseNeedsVersion = (stored: unknown): NeedsVersion | null =>
  schema.safeParse(stored).data ?? null
