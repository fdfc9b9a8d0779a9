import type { DocumentWords } from '@outcome-studio/shared/editor'

/** Texts for needs documents on screen. */
export const NEEDS_WORDS: DocumentWords = {
  one: 'needs document',
  many: 'needs documents',
  reading: 'read, search and export',
}
