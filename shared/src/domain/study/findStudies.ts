/** Studies, or other documents, whose names contain every word of a query, ignoring accents and case. The order is preserved. */
export function findStudies<Named extends { readonly docName: string }>(
  studies: readonly Named[],
  query: string,
): readonly Named[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return studies
  return studies.filter(({ docName }) => {
    const name = plain(docName)
    return words.every((word) => name.includes(word))
  })
}

/** Normalizes letters: no accents, one case, plain letters for ligatures and full-width ones. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
