import { createDocumentHooks } from '../repository/createDocumentHooks.ts'
import { STORED_NEEDS } from './STORED_NEEDS.ts'

/** The needs documents of the member who is signed in on this page. */
export const {
  current: currentNeeds,
  provide: provideNeeds,
  cached: cachedNeeds,
  useList: useNeedsList,
  useDocument: useNeeds,
  useRename: useRenameNeeds,
  useCopy: useCopyNeeds,
} = createDocumentHooks(STORED_NEEDS)
