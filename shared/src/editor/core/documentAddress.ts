import { useHost } from '@outcome-studio/shared/feature'
import { useLocation } from 'react-router-dom'

/** What a path of the feature shows: the list, a stored document by name, or an unsaved one. */
export type DocumentAddress<Uuid extends string> = { readonly kind: 'list' } | OpenAddress<Uuid>

/** The address of one document. */
export type OpenAddress<Uuid extends string> =
  | { readonly kind: 'stored'; readonly docName: string }
  | { readonly kind: 'new'; readonly uuid: Uuid }

/**
 * Paths below the feature's own. A name contains no slash, so the two segments of an unsaved document never
 * match a stored one. A document named "new" opens like any other.
 */
export const listPath = '/'

/** Path of a stored document. */
export const storedPath = (docName: string): string => `/${encodeURIComponent(docName)}`

/** Path of an unsaved document. */
export const newPath = (uuid: string): string => `/new/${encodeURIComponent(uuid)}`

/**
 * Parses a path below the feature's own, encoded as in the address bar.
 * @param toUuid brands the uuid of an unsaved document
 * @returns null if the path matches no screen
 */
export function readDocumentAddress<Uuid extends string>(
  path: string,
  toUuid: (text: string) => Uuid,
): DocumentAddress<Uuid> | null {
  const segments = path.split('/').filter((segment) => segment !== '')
  const [first, second] = segments.map(decoded)
  if (first === undefined) return { kind: 'list' }
  if (first === null || second === null || segments.length > 2) return null
  if (second === undefined) return { kind: 'stored', docName: first }
  return first === 'new' ? { kind: 'new', uuid: toUuid(second) } : null
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
