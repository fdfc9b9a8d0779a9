import type { Study, StudyCounts } from '../Study.ts'

/** A study as one of its saves wrote it. It never changes. */
export interface SavedVersion {
  readonly revision: number
  readonly docName: string
  /** ISO 8601, UTC. */
  readonly savedAt: string
  readonly counts: StudyCounts
  readonly study: Study
}
