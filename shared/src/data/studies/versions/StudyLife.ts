import type { DocumentSnapshot } from 'firebase/firestore'
import * as z from 'zod/mini'

/**
 * Stored beside a study's versions. While a deletion can be undone they stay, and whoever saves the study anew goes
 * on counting where it ended.
 */
export interface StudyLife {
  /** ISO 8601, UTC; null while the study is there. */
  readonly removedAt: string | null
  /** The last revision it had when it was deleted; 0 while it is there. */
  readonly revision: number
}

export const ALIVE: StudyLife = { removedAt: null, revision: 0 }

const schema = z.object({ removedAt: z.nullable(z.string()), revision: z.int().check(z.minimum(0)) })

/** null where nothing is known of the study. */
export function readLife(snapshot: DocumentSnapshot): StudyLife | null {
  const parsed = schema.safeParse(snapshot.data())
  return parsed.success ? parsed.data : null
}
