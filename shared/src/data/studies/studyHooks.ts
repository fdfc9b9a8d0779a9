import { createDocumentHooks } from '../repository/createDocumentHooks.ts'
import { STORED_STUDIES } from './STORED_STUDIES.ts'

/** The studies of the member who is signed in on this page. */
export const {
  current: currentStudies,
  provide: provideStudies,
  cached: cachedStudies,
  useList: useStudyList,
  useDocument: useStudy,
  useDocuments: useStudies,
  useSave: useSaveStudy,
  useRename: useRenameStudy,
  useCopy: useCopyStudy,
  useRemove: useRemoveStudy,
} = createDocumentHooks(STORED_STUDIES)
