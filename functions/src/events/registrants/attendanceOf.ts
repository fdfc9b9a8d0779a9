import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import type { ZoomApi } from '../zoom/ZoomApi.ts'
import { isEventGone } from '../zoom/ZoomError.ts'
import type { ZoomInstance, ZoomParticipant } from '../zoom/zoomSchemas.ts'

/** A conference that began this long before or after the event is another occurrence. */
const NEAR_MILLISECONDS = 12 * 3_600_000

/** Minutes of a person at an event, all stays together; 0 if they did not come. */
export type Attendance = (registrant: { readonly id: string; readonly email: string }) => number

/**
 * Reads who came to an event, from the reports of its conferences. People are known by the id of their registration,
 * and by their e-mail address where Zoom does not have it.
 * @returns null while Zoom has no report
 * @throws ZoomError
 */
export async function attendanceOf(zoom: ZoomApi, event: LiveEvent): Promise<Attendance | null> {
  try {
    const held = (await zoom.instances(event)).filter((each) => isOf(event, each))
    if (held.length === 0) return null
    const byId = new Map<string, number>()
    const byEmail = new Map<string, number>()
    const seen = new Set<string>()
    for (const { uuid } of held) {
      for await (const page of zoom.participants(event.eventType, uuid)) {
        for (const stay of page) {
          // A report that started over repeats its pages.
          const key = JSON.stringify([uuid, stay])
          if (seen.has(key)) continue
          seen.add(key)
          count(stay, byId, byEmail)
        }
      }
    }
    return ({ id, email }) => Math.round(((byId.get(id) ?? 0) + (byEmail.get(email.toLowerCase()) ?? 0)) / 60)
  } catch (error) {
    if (isEventGone(error)) return null
    throw error
  }
}

function isOf({ startTime, endTime, occurrenceId }: LiveEvent, { start_time }: ZoomInstance): boolean {
  if (occurrenceId === '') return true
  const time = Date.parse(start_time)
  return time > Date.parse(startTime) - NEAR_MILLISECONDS && time < Date.parse(endTime) + NEAR_MILLISECONDS
}

function count(
  { registrant_id, user_email, duration }: ZoomParticipant,
  byId: Map<string, number>,
  byEmail: Map<string, number>,
): void {
  const [key, sums] = registrant_id === '' ? [user_email.toLowerCase(), byEmail] : [registrant_id, byId]
  if (key !== '') sums.set(key, (sums.get(key) ?? 0) + duration)
}
