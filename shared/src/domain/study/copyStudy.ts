import type { Study, StudyUuid } from './Study.ts'

/**
 * The same content as a new study. Steps and statements keep their uuids, which are unique within one study.
 * @param uuid identity of the copy, not used by any other study
 */
export function copyStudy(study: Study, uuid: StudyUuid): Study {
  return { ...study, jtbd: { ...study.jtbd, uuid } }
}
