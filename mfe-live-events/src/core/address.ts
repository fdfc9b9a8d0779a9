import { useHost } from '@outcome-studio/shared/feature'
import { useLocation } from 'react-router-dom'

/** What a path of the feature shows. */
export type EventsAddress =
  | { readonly kind: 'list' }
  | { readonly kind: 'event'; readonly eventId: string }
  | { readonly kind: 'unknown' }

/** Parses a path below the feature's own, encoded as in the address bar. */
export function readAddress(path: string): EventsAddress {
  const [first, ...more] = path.split('/').filter((segment) => segment !== '')
  if (first === undefined) return { kind: 'list' }
  if (more.length > 0) return { kind: 'unknown' }
  try {
    return { kind: 'event', eventId: decodeURIComponent(first) }
  } catch {
    return { kind: 'unknown' }
  }
}

/** Parses the current path of the feature. */
export function useAddress(): EventsAddress {
  const { basename } = useHost()
  const { pathname } = useLocation()
  return readAddress(pathname.startsWith(basename) ? pathname.slice(basename.length) : '')
}

/** Path of an event's page below the feature's own, with its leading slash. */
export const eventPath = (eventId: string): string => `/${encodeURIComponent(eventId)}`
