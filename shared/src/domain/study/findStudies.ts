import type { StudyHeader } from './Study.ts'

/** The studies whose names hold every word of a query, whatever their accents and case, in the order given. */
export function findStudies(studies: readonly StudyHeader[], query: string): readonly StudyHeader[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return studies
  return studies.filter(({ docName }) => {
    const name = plain(docName)
    return words.every((word) => name.includes(word))
  })
}

/** Letters without their accents, in one case; ligatures and full-width letters as their plain ones. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
