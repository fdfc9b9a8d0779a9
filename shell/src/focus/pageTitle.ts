/** The title of a document from its parts, the most specific first. Empty ones and duplicates are left out. */
export const pageTitle = (parts: readonly string[]): string =>
  [...new Set(parts.filter((part) => part !== ''))].join(' · ')
