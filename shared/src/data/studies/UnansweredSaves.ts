import type { Study, StudyUuid } from '@outcome-studio/shared/domain'
import { sameData } from './sameData.ts'

/**
 * Saves of this client whose answer never came, for example because the network broke. The database may hold such
 * a save all the same; a later one must then not be taken for a change made elsewhere.
 */
export interface UnansweredSaves {
  /** A save is about to be sent. */
  sent(study: Study): void
  /** The newest save was acknowledged: whatever was sent before it is settled. */
  acknowledged(uuid: StudyUuid): void
  /** Whether stored content is what one of the unanswered saves sent. */
  include(uuid: StudyUuid, content: unknown): boolean
}

export function createUnansweredSaves(): UnansweredSaves {
  const sent = new Map<StudyUuid, readonly Study[]>()
  return {
    sent: (study) => sent.set(study.jtbd.uuid, [...(sent.get(study.jtbd.uuid) ?? []), study]),
    acknowledged: (uuid) => sent.delete(uuid),
    include: (uuid, content) => (sent.get(uuid) ?? []).some((study) => sameData(content, study)),
  }
}
