import type { DocumentWords } from '@outcome-studio/shared/editor'

/** What the parts of editor and list call a study. */
export const STUDY_WORDS: DocumentWords = {
  one: 'study',
  many: 'studies',
  reading: 'read, search and export',
}
