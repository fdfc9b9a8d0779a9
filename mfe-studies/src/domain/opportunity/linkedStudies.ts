import type { Needs, StudyUuid } from '@outcome-studio/shared/domain'

/** The studies whose ratings may concern a goal: those linked to jobs, and those that goals were brought in from. */
export function linkedStudies({ goals }: Pick<Needs, 'goals'>): ReadonlySet<StudyUuid> {
  return new Set(
    goals.flatMap(({ study, source }) => [...(study ? [study.uuid] : []), ...(source ? [source.study] : [])]),
  )
}
