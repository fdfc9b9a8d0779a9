import { eventIdOf } from '@outcome-studio/shared/domain/events'
import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { openSeedDatabase } from '../../../tools/seed/src/rest/SeedDatabase.ts'
import type { CountingProxy } from './countingProxy.ts'
import { findFunctionsMemory } from './functionsMemory.ts'
import { rounded } from './statistics.ts'

const EVENTS = 500
const REGISTRANTS_EACH = 40
const PROJECT = 'demo-outcome-studio'
const HOUR = 3_600_000
/** Documents of one commit. */
const GROUP = 400

const eventSchema = z.object({ id: z.string(), uuid: z.string() })

/** What a run of the sync has cost. */
interface SyncCost {
  readonly seconds: number
  readonly requests: number
  /** Requests that Zoom refused because there were too many in a second. */
  readonly limited: number
  /** Of the functions process before, with all that it has loaded, and at most. */
  readonly idleMB: number
  readonly peakMB: number
}

/**
 * Measures the hourly sync against the local Zoom with its usual limits: first it brings in all events, then it finds
 * them unchanged and compares all registrants with what the members' ledgers say.
 * @param zoom the functions' way to Zoom
 */
export async function measureSync(portOffset: number, zoom: CountingProxy) {
  const database = openSeedDatabase({ firestoreHost: `localhost:${8080 + portOffset}`, projectId: PROJECT })
  const memory = await findFunctionsMemory(8080 + portOffset)
  const owner = (path: string, body: object) =>
    post(`http://localhost:${9400 + portOffset}/local-cloud/${path}`, body)

  await owner('webhooks', { mode: 'dropped' })
  const events: z.infer<typeof eventSchema>[] = []
  for (let at = 0; at < EVENTS; at += 1) {
    const event = eventSchema.parse(
      await owner('events', {
        type: 'webinar',
        topic: `Sync ${at}: interviews of job executors`,
        agenda: 'We look at jobs and outcomes. '.repeat(20),
        start_time: new Date(Date.now() + (at + 24) * HOUR).toISOString(),
      }),
    )
    const registrants = emailsOf(at).map((email) => ({ email, first_name: 'Pat', last_name: 'Person' }))
    await owner(`events/${event.id}/registrants`, { registrants })
    events.push(event)
  }

  const run = async (): Promise<SyncCost> => {
    await memory.reset()
    const idleMB = rounded(await memory.peak())
    const before = zoom.counts()
    const started = performance.now()
    await post(`http://localhost:${5001 + portOffset}/${PROJECT}/us-west3/syncZoomBySchedule`, {})
    const after = zoom.counts()
    return {
      seconds: rounded((performance.now() - started) / 1000),
      requests: after.requests - before.requests,
      limited: after.limited - before.limited,
      idleMB,
      peakMB: rounded(await memory.peak()),
    }
  }
  const first = await run()

  const ledgers = events.flatMap(({ uuid }, at) =>
    emailsOf(at).map((email, person) => ({
      path: eventMemberPath(eventIdOf(uuid, ''), `bench-${at}-${person}`),
      data: { uid: `bench-${at}-${person}`, domain: 'acme.test', email, status: 'registered' },
    })),
  )
  for (let from = 0; from < ledgers.length; from += GROUP)
    await database.write(ledgers.slice(from, from + GROUP))
  return { events: EVENTS, registrants: ledgers.length, first, withRegistrants: await run() }
}

const emailsOf = (event: number): readonly string[] =>
  Array.from({ length: REGISTRANTS_EACH }, (_none, at) => `person${event}-${at}@acme.test`)

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}
