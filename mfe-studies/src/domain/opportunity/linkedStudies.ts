import type { Needs } from '@outcome-studio/shared/domain/needs'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'

/** The studies whose ratings may concern a goal: those linked to jobs, and those that goals were brought in from. */
export function linkedStudies({ goals }: Pick<Needs, 'goals'>): ReadonlySet<StudyUuid> {
  return new Set(
    goals.flatMap(({ study, source }) => [...(study ? [study.uuid] : []), ...(source ? [source.study] : [])]),
  )
}
