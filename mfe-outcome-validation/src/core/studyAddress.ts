import { type StudyUuid, studyUuid } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useLocation } from 'react-router-dom'

/** What a path of the feature shows: the list, a stored study by name, or an unsaved one. */
export type StudyAddress =
  | { readonly kind: 'list' }
  | { readonly kind: 'stored'; readonly docName: string }
  | { readonly kind: 'new'; readonly uuid: StudyUuid }

/**
 * Paths below the feature's own. A name contains no slash, so the two segments of an unsaved study never
 * match a stored one. A study named "new" opens like any other.
 */
export const listPath = '/'
export const storedStudyPath = (docName: string): string => `/${encodeURIComponent(docName)}`
export const newStudyPath = (uuid: StudyUuid): string => `/new/${encodeURIComponent(uuid)}`

/**
 * Parses a path below the feature's own, encoded as in the address bar.
 * @returns null if the path matches no screen
 */
export function readStudyAddress(path: string): StudyAddress | null {
  const segments = path.split('/').filter((segment) => segment !== '')
  const [first, second] = segments.map(decoded)
  if (first === undefined) return { kind: 'list' }
  if (first === null || second === null || segments.length > 2) return null
  if (second === undefined) return { kind: 'stored', docName: first }
  return first === 'new' ? { kind: 'new', uuid: studyUuid(second) } : null
}

/** The path below the feature's own, encoded as in the address bar, with its leading slash. */
export function useOwnPath(): string {
  const { basename } = useHost()
  const { pathname } = useLocation()
  return pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : '/'
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
