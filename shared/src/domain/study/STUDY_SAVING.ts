import { STUDY_SCHEMA_VERSION } from '../base/constants.ts'
import { STUDY_PLACE } from '../paths/documentPaths.ts'
import type { SavingRules } from '../saving/SavingRules.ts'
import { countStudy } from './countStudy.ts'
import type { StudyTypes } from './Study.ts'

/** How studies are saved. */
export const STUDY_SAVING: SavingRules<StudyTypes> = {
  place: STUDY_PLACE,
  schemaVersion: STUDY_SCHEMA_VERSION,
  uuidOf: ({ jtbd }) => jtbd.uuid,
  count: (study, before) => {
    // A study that was never checked has no counts of remarks, one that was never rated none of ratings.
    const { rated, errors, warnings, hints, ...others } = before ?? {}
    return { ...others, ...countStudy(study) }
  },
}
