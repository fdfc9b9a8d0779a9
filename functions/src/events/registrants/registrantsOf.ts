import type { Registrant } from '@outcome-studio/shared/callables/fetchLiveEventRegistrants'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { UnregisteredRegistrant } from '../registration/commitTurn.ts'
import type { RegistrantStatus, ZoomApi } from '../zoom/ZoomApi.ts'
import { hasNoRegistrants } from '../zoom/ZoomError.ts'
import type { ZoomRegistrant } from '../zoom/zoomSchemas.ts'

const STATUSES: readonly RegistrantStatus[] = ['approved', 'pending', 'denied']

/**
 * All people who registered for an event: all pages and states at Zoom, and those who cancelled.
 * @param minutes of each person who came, see attendanceOf; null before the end
 * @throws ZoomError
 */
export async function registrantsOf(
  zoom: ZoomApi,
  event: LiveEvent,
  unregistered: readonly UnregisteredRegistrant[],
  minutes: ((registrant: { readonly id: string; readonly email: string }) => number) | null,
): Promise<readonly Registrant[]> {
  const found = new Map<string, Registrant>()
  const emails = new Set<string>()
  for (const status of STATUSES) {
    for await (const page of existing(zoom.registrants(event, status))) {
      for (const each of page) {
        // A listing that started over repeats its pages.
        if (found.has(each.id)) continue
        emails.add(each.email.toLowerCase())
        found.set(each.id, { ...describe(each), status, minutes: minutes?.(each) ?? null })
      }
    }
  }
  const gone = unregistered
    .filter(({ email }) => !emails.has(email.toLowerCase()))
    .map(({ registrantId, email, name }): Registrant => {
      const attended = minutes?.({ id: registrantId, email }) ?? null
      return { registrantId, email, name, status: 'cancelled', registeredAt: '', minutes: attended }
    })
  return [...found.values(), ...gone]
}

/** An event that Zoom has deleted, or whose registration is switched off, has no registrants. */
async function* existing<Page>(pages: AsyncIterable<Page>): AsyncIterable<Page> {
  try {
    yield* pages
  } catch (error) {
    if (!hasNoRegistrants(error)) throw error
  }
}

function describe({
  id,
  email,
  first_name,
  last_name,
  create_time,
}: ZoomRegistrant): Pick<Registrant, 'registrantId' | 'email' | 'name' | 'registeredAt'> {
  const created = Date.parse(create_time)
  return {
    registrantId: id,
    email,
    name: `${first_name} ${last_name}`.trim(),
    registeredAt: Number.isNaN(created) ? '' : new Date(created).toISOString(),
  }
}
