import type { DocumentWords } from '@outcome-studio/shared/editor'

/** Texts for studies in editor and list. */
export const STUDY_WORDS: DocumentWords = {
  one: 'study',
  many: 'studies',
  reading: 'read, search and export',
}
