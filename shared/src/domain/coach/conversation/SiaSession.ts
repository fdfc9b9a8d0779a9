import type { Branded } from '../../base/Branded.ts'

/** Identifies a session below its study. */
export type SiaSessionId = Branded<string, 'SiaSessionId'>

/** Marks a string as the id of a session. The caller guarantees that it is unique. */
export const siaSessionId = (value: string): SiaSessionId => value as SiaSessionId

/** Longest title in characters, as in firestore.rules. */
export const SIA_TITLE_MAX_LENGTH = 200

/** One conversation with the coach about one study (docs/product.md §13). */
export interface SiaSession {
  readonly id: SiaSessionId
  /** Uuid of the study, which is not stored before the first edit that the member accepts. */
  readonly studyUuid: string
  readonly title: string
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601, of the latest message of the member. */
  readonly updatedAt: string
  /** ISO 8601; null unless the member deleted the session. A deleted one can be restored for a while. */
  readonly removedAt: string | null
  /** Uuid of the needs document that the member came from; null if they came from none. */
  readonly needsUuid: string | null
}
