import type { RegistrantStatus, ZoomApi, ZoomEventKey } from '../zoom/ZoomApi.ts'
import type { ZoomRegistrant } from '../zoom/zoomSchemas.ts'

const STATUSES: readonly RegistrantStatus[] = ['approved', 'pending', 'denied']

/** A registrant with the state under which Zoom lists them. */
export type FoundRegistrant = Pick<ZoomRegistrant, 'id' | 'join_url'> & { readonly status: RegistrantStatus }

/**
 * Looks for a person among the registrants of an event. Zoom lists them by state and cannot search them.
 * @returns null if they are not registered, or have cancelled
 * @throws ZoomError
 */
export async function findRegistrant(
  zoom: ZoomApi,
  event: ZoomEventKey,
  email: string,
): Promise<FoundRegistrant | null> {
  const wanted = email.toLowerCase()
  for (const status of STATUSES) {
    for await (const page of zoom.registrants(event, status)) {
      const found = page.find((each) => each.email.toLowerCase() === wanted)
      if (found !== undefined) return { id: found.id, join_url: found.join_url, status }
    }
  }
  return null
}
