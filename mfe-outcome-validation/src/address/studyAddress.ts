import { type StudyUuid, studyUuid } from '@outcome-studio/shared/domain'

/** Where in the feature one is: the list, a study that is stored under a name, or one that never was. */
export type StudyAddress =
  | { readonly kind: 'list' }
  | { readonly kind: 'stored'; readonly docName: string }
  | { readonly kind: 'new'; readonly uuid: StudyUuid }

/**
 * Paths below the feature's own. A name holds no slash, so the two segments of an unsaved study can never be
 * those of a stored one, and a study that is called "new" opens like any other.
 */
export const listPath = '/'
export const storedStudyPath = (docName: string): string => `/${encodeURIComponent(docName)}`
export const newStudyPath = (uuid: StudyUuid): string => `/new/${encodeURIComponent(uuid)}`

/**
 * Reads a path below the feature's own, as it stands in the address bar.
 * @returns null for a path that is none of ours
 */
export function readStudyAddress(path: string): StudyAddress | null {
  const segments = path.split('/').filter((segment) => segment !== '')
  const [first, second] = segments.map(decoded)
  if (first === undefined) return { kind: 'list' }
  if (first === null || second === null || segments.length > 2) return null
  if (second === undefined) return { kind: 'stored', docName: first }
  return first === 'new' ? { kind: 'new', uuid: studyUuid(second) } : null
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
