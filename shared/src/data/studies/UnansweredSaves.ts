import type { Study } from '@outcome-studio/shared/domain'

/**
 * Saves of this client whose answer never came, for example because the network broke. The database may hold such
 * a save all the same; a later one must then not be taken for a change made elsewhere.
 */
export interface UnansweredSaves {
  /** A save is about to be sent. @returns the unanswered saves of this study that were sent before it */
  sent(study: Study): readonly Study[]
  /** A save was acknowledged: it and those before it are settled. */
  acknowledged(study: Study): void
}

export function createUnansweredSaves(): UnansweredSaves {
  const byUuid = new Map<string, readonly Study[]>()
  return {
    sent: (study) => {
      const earlier = byUuid.get(study.jtbd.uuid) ?? []
      byUuid.set(study.jtbd.uuid, [...earlier, study])
      return earlier
    },
    acknowledged: (study) => {
      const all = byUuid.get(study.jtbd.uuid) ?? []
      byUuid.set(study.jtbd.uuid, all.slice(all.lastIndexOf(study) + 1))
    },
  }
}
