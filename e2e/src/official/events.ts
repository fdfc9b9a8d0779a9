import { SYNCED_EVENTS_PATH, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'
import { asOwner, documentsUrl } from './asOwner.ts'

const DAY = 86_400_000
const MINUTE = 60_000

const listSchema = z.object({ documents: z.array(z.object({ name: z.string() })).default([]) })

/** Adds a webinar at the local Zoom, two days from now. */
export async function addEvent({ zoom }: Environment, topic: string): Promise<void> {
  const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 2 * DAY
  const event = {
    type: 'webinar',
    topic,
    start_time: new Date(start).toISOString(),
    duration: 60,
    timezone: 'Europe/Berlin',
  }
  await asOwner('POST', `${zoom?.apiOrigin}/local-cloud/events`, event)
}

/** Publishes all events that came from Zoom, as a tools admin does. */
export async function publishEvents(environment: Environment): Promise<void> {
  const documents = documentsUrl(environment)
  const { documents: events } = listSchema.parse(await asOwner('GET', `${documents}/${SYNCED_EVENTS_PATH}`))
  if (events.length === 0) throw new Error('No event came from Zoom.')
  for (const { name } of events) {
    const path = syncedEventPath(name.slice(name.lastIndexOf('/') + 1))
    await asOwner('PATCH', `${documents}/${path}?updateMask.fieldPaths=status`, {
      fields: { status: { stringValue: 'published' } },
    })
  }
}
