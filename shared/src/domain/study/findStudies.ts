import { findByWords } from '../base/findByWords.ts'

/** Studies, or other documents, whose names contain every word of a query, ignoring accents and case. The order is preserved. */
export function findStudies<Named extends { readonly docName: string }>(
  studies: readonly Named[],
  query: string,
): readonly Named[] {
  return findByWords(studies, query, ({ docName }) => docName)
}
