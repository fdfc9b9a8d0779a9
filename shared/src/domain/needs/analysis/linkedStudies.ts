import type { StudyUuid } from '../../study/Study.ts'
import type { Needs } from '../Needs.ts'

/**
 * The studies whose ratings may concern a goal, each once, by uuid.
 * @returns the last known name of each, empty if only its uuid is known
 */
export function linkedStudies({ goals }: Pick<Needs, 'goals'>): ReadonlyMap<StudyUuid, string> {
  const studies = new Map<StudyUuid, string>()
  for (const { source } of goals) if (source) studies.set(source.study, '')
  for (const { study } of goals) if (study) studies.set(study.uuid, study.docName)
  return studies
}
