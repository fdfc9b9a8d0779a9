import * as z from 'zod/mini'

/**
 * Stored next to a document's versions. It preserves the last revision of a deleted document until the
 * deletion can no longer be undone. A save before then continues the count.
 */
export interface DocumentLife {
  /** ISO 8601, UTC; null while the document exists. */
  readonly removedAt: string | null
  /** Last revision before the deletion; 0 while the document exists. */
  readonly revision: number
}

export const ALIVE: DocumentLife = { removedAt: null, revision: 0 }

const schema = z.object({ removedAt: z.nullable(z.string()), revision: z.int().check(z.minimum(0)) })

/** @returns null if the stored value is missing or malformed */
export function parseDocumentLife(stored: unknown): DocumentLife | null {
  const parsed = schema.safeParse(stored)
  return parsed.success ? parsed.data : null
}
