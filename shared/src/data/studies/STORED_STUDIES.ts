import {
  completeStudy,
  copyStudy,
  parseSavedVersion,
  parseStudy,
  parseStudyHeader,
  STUDY_SAVING,
  studyUuid,
} from '@outcome-studio/shared/domain'
import type { StoredKind } from '../repository/StoredKind.ts'
import type { StudyTypes } from './StudyRepository.ts'

/** Studies as a kind of document that is stored. */
export const STORED_STUDIES: StoredKind<StudyTypes> = {
  saving: STUDY_SAVING,
  asUuid: studyUuid,
  noCounts: { jobSteps: 0, outcomeStatements: 0 },
  parseHeader: parseStudyHeader,
  parseContent: parseStudy,
  parseVersion: (stored) => {
    const found = parseSavedVersion(stored)
    if (found === null) return null
    const { study, ...version } = found
    return { ...version, content: study }
  },
  complete: completeStudy,
  copy: copyStudy,
  hasCustomRules: true,
  // Lazy: few studies need it, and it depends on the whole checker.
  upgrade: async (stored) => (await import('./upgradeInMemory.ts')).upgradeInMemory(stored),
  forget: async (store, uuid) =>
    (await import('../sia/forgetStudySessions.ts')).forgetStudySessions(store, uuid),
}
