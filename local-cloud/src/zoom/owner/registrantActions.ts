import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { datesOf } from '../events/datesOf.ts'
import { renderRegistrant } from '../events/renderEvent.ts'
import type { Zoom } from '../events/Zoom.ts'
import { RegistrantStatus, type ZoomEvent } from '../store/records.ts'

/** Who is registered for an event, each status and occurrence. */
export function listForOwner({ store, origin }: Zoom, event: ZoomEvent): object {
  return {
    registrants: store.registrants
      .list({ event: event.id, after: 0, limit: Number.MAX_SAFE_INTEGER })
      .map((each) => ({ ...renderRegistrant(each, origin), occurrence_id: each.occurrence })),
  }
}

const Stay = z.strictObject({
  /** Minutes after the start. */
  from: z.number(),
  minutes: z.number().min(0),
})
const Import = z.strictObject({
  registrants: z
    .array(
      z.strictObject({
        email: z.email(),
        first_name: z.string(),
        last_name: z.string().default(''),
        status: RegistrantStatus.default('approved'),
        occurrence_id: z.string().default(''),
        stays: z.array(Stay).default([]),
      }),
    )
    .max(20_000),
})

/**
 * Registers many people at once, without limits and without webhooks, and lets them take part. Who is registered already
 * is left as they are.
 */
export function importRegistrants(zoom: Zoom, event: ZoomEvent, body: unknown): object {
  const { store, now } = zoom
  for (const each of Import.parse(body).registrants) {
    const { email, first_name: firstName, last_name: lastName, status, occurrence_id: occurrence } = each
    const date = datesOf(event).find((one) => one.occurrence === occurrence)
    if (!date || store.registrants.find(event.id, occurrence, email)) continue
    const id = randomBytes(16).toString('base64url')
    const registrant = { event: event.id, occurrence, id, email, firstName, lastName, status, created: now() }
    store.registrants.add(registrant)
    for (const { from, minutes } of each.stays) {
      const joined = date.start + from * 60_000
      const name = `${firstName} ${lastName}`.trim()
      const stay = { event: event.id, occurrence, registrant: id, email, name }
      store.addStay({ ...stay, joined, left: joined + minutes * 60_000 })
    }
  }
  return { registrants: store.registrants.count({ event: event.id }) }
}
