import type { Needs } from '@outcome-studio/shared/domain/needs'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'

/** The studies whose ratings may concern a goal: those linked to jobs, and those that goals were brought in from. */
export function linkedStudies({ goals }: Pick<Needs, 'goals'>): ReadonlySet<StudyUuid> {
  // A loop, because each key asks.
  const uuids = new Set<StudyUuid>()
  for (const { study, source } of goals) {
    if (study) uuids.add(study.uuid)
    if (source) uuids.add(source.study)
  }
  return uuids
}
