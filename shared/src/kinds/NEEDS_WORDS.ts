import type { DocumentWords } from '@outcome-studio/shared/editor'

/** What needs documents are called on screen. */
export const NEEDS_WORDS: DocumentWords = {
  one: 'needs document',
  many: 'needs documents',
  reading: 'read, search and export',
}
