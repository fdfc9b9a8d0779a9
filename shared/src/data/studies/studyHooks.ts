import {
  completeStudy,
  copyStudy,
  parseStudy,
  parseStudyHeader,
  parseStudyVersion,
  STUDY_SAVING,
  type StudyTypes,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { createDocumentHooks } from '../repository/createDocumentHooks.ts'
import type { StoredKind } from '../repository/StoredKind.ts'
import { countOnSave } from './countOnSave.ts'

/** Studies as a kind of document that is stored. */
export const STORED_STUDIES: StoredKind<StudyTypes> = {
  saving: STUDY_SAVING,
  queryKey: 'studies',
  asUuid: studyUuid,
  noCounts: { jobSteps: 0, outcomeStatements: 0 },
  parseHeader: parseStudyHeader,
  parseContent: parseStudy,
  parseVersion: parseStudyVersion,
  complete: completeStudy,
  copy: copyStudy,
  hasCustomRules: true,
  countOnSave,
  // Lazy: few studies need it, and it depends on the whole checker.
  upgrade: async (stored) => (await import('./upgradeInMemory.ts')).upgradeInMemory(stored),
  forget: async (store, uuid) => {
    await (await import('../respondents/forgetRespondents.ts')).forgetRespondents(store, uuid)
    await (await import('../sia/forgetStudySessions.ts')).forgetStudySessions(store, uuid)
  },
}

/** The studies of the member who is signed in on this page. */
export const {
  current: currentStudies,
  provide: provideStudies,
  cached: cachedStudies,
  useList: useStudyList,
  useDocument: useStudy,
  useSnapshot: useStudySnapshot,
  useDocuments: useStudies,
  useSave: useSaveStudy,
  useRename: useRenameStudy,
  useCopy: useCopyStudy,
  useRemove: useRemoveStudy,
} = createDocumentHooks(STORED_STUDIES)
