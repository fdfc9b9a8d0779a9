import type { Study } from '@outcome-studio/shared/domain'

/**
 * Saves of this client without an answer, for example because the network broke. The database may have stored
 * them, so a later save must not treat them as changes made elsewhere.
 */
export interface UnansweredSaves {
  /**
   * Records a save that is about to be sent.
   * @returns earlier saves of this study without an answer
   */
  sent(study: Study): readonly Study[]
  /** Records that a save was acknowledged, which settles it and all earlier ones. */
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
