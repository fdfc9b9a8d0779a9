import type { Study, StudyCounts } from '../Study.ts'

/** A study as one of its saves wrote it. Only its name can change. */
export interface SavedVersion {
  readonly revision: number
  readonly docName: string
  /** ISO 8601, UTC. */
  readonly savedAt: string
  /** What the member calls the version; empty for none. */
  readonly name: string
  readonly counts: StudyCounts
  readonly study: Study
}
