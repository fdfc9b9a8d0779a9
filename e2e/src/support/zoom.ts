import { expect } from '@playwright/test'
import { z } from 'zod'
import { PORTS } from './sharedStack.ts'

const ZOOM_URL = `http://localhost:${PORTS.zoom}`

/** What a journey says about an event at Zoom. */
export interface NewEvent {
  readonly topic: string
  /** ISO 8601. */
  readonly startTime: string
  /** In minutes. */
  readonly duration: number
  readonly timezone?: string
  /** Most registrants; without it, there is no limit. */
  readonly capacity?: number
  /** Default: automatic. */
  readonly approval?: 'automatic' | 'manual'
}

const eventSchema = z.object({ id: z.string() })

/** Does something as the owner of the local Zoom, for example POST faults. */
export async function asZoom(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${ZOOM_URL}/local-cloud/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return JSON.parse(text)
}

/** Adds a webinar at Zoom. @returns its id */
export async function addZoomEvent({
  topic,
  startTime,
  duration,
  timezone,
  capacity,
  approval,
}: NewEvent): Promise<string> {
  const added = await asZoom('POST', 'events', {
    type: 'webinar',
    topic,
    agenda: 'We look at jobs and outcomes.',
    start_time: startTime,
    duration,
    timezone: timezone ?? 'Europe/Berlin',
    approval_type: approval === 'manual' ? 1 : 0,
    ...(capacity === undefined ? {} : { capacity }),
  })
  return eventSchema.parse(added).id
}

const registrantsSchema = z.object({
  registrants: z.array(z.object({ email: z.string(), status: z.string() })),
})

/** E-mail addresses that are approved for an event at Zoom. */
export async function registeredAtZoom(eventId: string): Promise<readonly string[]> {
  const { registrants } = registrantsSchema.parse(await asZoom('GET', `events/${eventId}/registrants`))
  return registrants.filter(({ status }) => status === 'approved').map(({ email }) => email)
}
