const SEGMENT = 'compare'

/**
 * Path of the comparison of two documents, below the feature's own. A name contains no slash, so the three segments
 * never match a document, not even one that is called "compare".
 */
export const comparePath = (first: string, second: string): string =>
  `/${SEGMENT}/${encodeURIComponent(first)}/${encodeURIComponent(second)}`

/** The names of two documents to compare. */
export interface ComparedNames {
  readonly first: string
  readonly second: string
}

/** Parses a path below the feature's own, encoded as in the address bar; null if it is no comparison. */
export function readComparePath(path: string): ComparedNames | null {
  const [kind, ...names] = path.split('/').filter((segment) => segment !== '')
  const [first, second] = names.map(decoded)
  return kind === SEGMENT && names.length === 2 && first && second ? { first, second } : null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
