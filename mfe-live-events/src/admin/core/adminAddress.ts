import { useHost } from '@outcome-studio/shared/feature'
import { useLocation } from 'react-router-dom'

/** What the admin view shows: all events, the instructors, or who registered for an event. */
export type AdminAddress =
  | { readonly kind: 'events' | 'instructors' }
  | { readonly kind: 'registrants'; readonly eventId: string }

/** Reads the address below the admin view's own path. An event never has the address of the instructors. */
export function useAdminAddress(): AdminAddress {
  const { basename } = useHost()
  const { pathname, search } = useLocation()
  const [, own = ''] = pathname.startsWith(basename) ? pathname.slice(basename.length).split('/') : []
  if (own !== '') return { kind: 'registrants', eventId: decoded(own) }
  return { kind: new URLSearchParams(search).get('view') === 'instructors' ? 'instructors' : 'events' }
}

/** Where members see an event. */
export const memberAddress = (eventId: string): string => `/live-events/${encodeURIComponent(eventId)}`

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
