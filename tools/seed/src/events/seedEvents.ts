import { createHash } from 'node:crypto'
import { APPROVALS, type EditedEventFields, listedEventOf } from '@outcome-studio/shared/domain/events'
import { EVENTS_PATH, listedEventPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { daysFrom } from '../people/daysFrom.ts'
import { getAsOwner, postAsOwner } from '../rest/postAsOwner.ts'
import type { SeedDatabase } from '../rest/SeedDatabase.ts'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { instructors } from './instructors.ts'
import type { PlannedEvent } from './PlannedEvent.ts'
import { plannedEvents } from './plannedEvents.ts'
import { missingEvents, RENEWED_EVENTS, startOf } from './renewedEvents.ts'
import { seedRegistrants } from './seedRegistrants.ts'
import { syncedDocuments, ZoomEvent } from './ZoomEvent.ts'
import { zonedTime } from './zonedTime.ts'

const WEEK = 7 * 86_400_000
const eventsSchema = z.object({ events: z.array(ZoomEvent) })

type Dated = Omit<PlannedEvent, 'day' | 'time'>

/**
 * Creates live events at the local Zoom, and the documents that a sync would store about them. Existing events of a
 * data folder are not changed. A live event and one that starts soon are added if there is none.
 * @throws SeedError when the local cloud does not respond or rejects a call
 */
export async function seedEvents(database: SeedDatabase, target: SeedTarget): Promise<void> {
  const { now, zoomUrl } = target
  const isSeeded = (await database.read(EVENTS_PATH)) !== undefined
  const known = isSeeded ? await getAsOwner(`${zoomUrl}/local-cloud/events`) : { events: [] }
  const renewed = isSeeded ? missingEvents(eventsSchema.parse(known).events, now.getTime()) : RENEWED_EVENTS
  const planned = isSeeded ? [] : plannedEvents
  const wanted = [
    ...planned.map((each, index) => ({
      event: each,
      request: requestOf(each, zonedTime(now, each.day, each.time, each.zone), index, now),
    })),
    ...renewed.map((each) => {
      const start = startOf(each, now.getTime())
      const key = `${each.event.key} ${start}`
      const state = each.isStarted ? 'started' : 'waiting'
      return {
        event: each.event,
        request: { ...requestOf({ ...each.event, key }, start, start, now), state },
      }
    }),
  ]
  if (wanted.length === 0) return
  const events = wanted.map(({ request }) => request)
  const created = eventsSchema.parse(await postAsOwner(`${zoomUrl}/local-cloud/events`, { events })).events
  for (const [index, event] of planned.entries()) {
    if (event.registrants) await seedRegistrants(event, created[index]?.id ?? '', target)
  }
  const documents = created.flatMap((each, index) => documentsOf(each, wanted[index]?.event, now))
  const info = { instructors, syncedAt: now.toISOString(), syncFailing: false }
  await database.write(isSeeded ? documents : [...documents, { path: EVENTS_PATH, data: info }])
}

/** @param number makes its id: of its row, or its start */
function requestOf(event: Dated, start: number, number: number, now: Date): object {
  const { key, topic, category, minutes, zone, type = 'webinar', approval = 'automatic', capacity } = event
  const occurrences = Array.from({ length: event.weeks ?? 0 }, (_, week) => ({
    start_time: new Date(start + week * WEEK).toISOString(),
    duration: minutes,
  }))
  return {
    // More than 32 bits, as at Zoom.
    id: String(91_000_000_000 + (number % 1_000_000_000)),
    uuid: createHash('md5').update(key).digest('base64'),
    ...{ type, topic, capacity: capacity ?? null, occurrences },
    agenda: agendaOf(topic, category),
    start_time: new Date(start).toISOString(),
    created_at: daysFrom(now, -370),
    timezone: zone,
    duration: minutes,
    approval_type: APPROVALS.indexOf(approval),
    ...(event.isCancelled ? { state: 'deleted' } : {}),
  }
}

function documentsOf(created: ZoomEvent, event: Dated | undefined, now: Date): readonly SeedDocument[] {
  const edited: Omit<EditedEventFields, 'vimeoId'> & { readonly vimeoId: string | number } = {
    status: event?.status ?? 'published',
    category: event?.category ?? '',
    instructor: event?.instructor ?? '',
    preCourse: event?.preCourse ?? '',
    preModule: event?.preModule ?? '',
    preTool: event?.preTool ?? '',
    vimeoId: event?.vimeoId ?? '',
  }
  const isFull = event?.capacity !== undefined && (event.registrants ?? 0) >= event.capacity
  return [...syncedDocuments(created, now.getTime())].flatMap(([id, fields]) => {
    const data = { ...fields, ...edited, isFull }
    const listed = listedEventOf(id, data)
    // Triggers do not run for what is stored before the functions are loaded.
    const listing = listed === null ? [] : [{ path: listedEventPath(id), data: { ...listed } }]
    return [{ path: syncedEventPath(id), data }, ...listing]
  })
}

function agendaOf(topic: string, category: PlannedEvent['category']): string {
  return `${AGENDAS[category]}\n\nIn this session, “${topic}”:\n- what it is about, with an example\n- your questions\n- what to try before the next session`
}

const AGENDAS: Readonly<Record<PlannedEvent['category'], string>> = {
  Foundations:
    'An introduction for everybody who is new to jobs to be done, or wants to look again at the ideas behind a study. No preparation is needed, and nobody has to speak: questions are welcome in the chat at any time. We begin with the words that are used throughout the product.',
  Practice:
    'A working session. Bring a study of your own if you have one; otherwise you work with the example that we hand out. We work in small groups, and look at the results together afterwards.',
  'Case studies':
    'Somebody who has done it tells how a study went, from the first interview to the decision: what worked, what did not, and what they would do differently the next time.',
  'Office hours':
    'No slides. Ask what you always wanted to know about your study, the method or the product.',
}
