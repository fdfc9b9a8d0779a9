import { setTimeout as sleep } from 'node:timers/promises'
import { eventIdOf, UNEDITED } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import * as fc from 'fast-check'
import { z } from 'zod'
import { DOMAIN, type EventsCloud, HOSTS, inMinutes } from '../openEvents.ts'
import { differences } from './differences.ts'
import { RegistrationModel } from './RegistrationModel.ts'
import { acceptMails, clearMails, receivedMails } from './receivedMails.ts'
import { type Sequence, sequences } from './sequences.ts'

/** Number of members to whom something happens at the same time. */
const LANES = 100
/** Time in which a cancellation can be undone in these runs. */
const UNDO_MILLISECONDS = 20
const MOST_WAIT = 10
/** How often Zoom sends a webhook that is refused: https://developers.zoom.us/docs/api/webhooks/#notification-delivery */
const MOST_DELIVERIES = 4
/** How Zoom sends its webhooks, one for each run in turn. */
const ORDERS = ['normal', 'twice', 'reversed', 'held'] as const

/** What happened in a run. */
export interface EventRun {
  readonly steps: number
  readonly retries: number
  readonly webhooks: number
  readonly mails: number
}

const addedSchema = z.object({
  events: z.array(z.object({ id: z.string(), uuid: z.string(), join_url: z.string() })),
})
const pendingSchema = z.object({ pending: z.number() })
const answersSchema = z.object({ statuses: z.array(z.number()) })
const deliveriesSchema = z.array(z.object({ event: z.string(), type: z.string() }))

/**
 * Runs random sequences of actions by members, hosts and the network against the functions and the local Zoom. Calls
 * are repeated, concurrent and late, answers are lost, webhooks are repeated and reordered. Compares Zoom,
 * database and mails when everything has arrived.
 * @param seeds one for each sequence: the same seed is the same sequence
 * @throws Error with the seed, the sequence and the differences of each member who is registered wrongly
 */
export async function runEventSequences(cloud: EventsCloud, seeds: readonly number[]): Promise<EventRun> {
  const [first = 0] = seeds
  const order = ORDERS[Math.abs(Math.trunc(first)) % ORDERS.length] ?? 'normal'
  await cloud.owner('POST', 'limits', { light: 0, medium: 0, heavy: 0, heavyPerDay: 0, daily: true })
  await cloud.owner('POST', 'webhooks', { order })
  await clearMails(cloud)
  const services = cloud.services({
    undoMilliseconds: UNDO_MILLISECONDS,
    wait: (milliseconds) => sleep(Math.min(milliseconds, MOST_WAIT)),
  })
  const planned = seeds.map((seed) => {
    const [sequence] = fc.sample(sequences, { seed, numRuns: 1 })
    if (sequence === undefined) throw new Error('There is no sequence.')
    return { seed, sequence }
  })
  const prepared = await prepare(cloud, planned)
  const run = { steps: 0, retries: 0, webhooks: 0, mails: 0 }
  const played = await inLanes(prepared, async ({ seed, sequence, key }) => {
    const model = new RegistrationModel(key, sequence, cloud, services)
    for (const step of sequence.steps) {
      await model.take(step)
      run.steps += 1
    }
    await model.settle()
    return { seed, sequence, model }
  })
  await Promise.all([cloud.owner('DELETE', 'faults'), acceptMails(cloud)])
  await inLanes(played, ({ model }) => model.end())
  run.webhooks = await deliverAll(cloud, first)
  await inLanes(played, ({ model }) => model.finish())
  const mails = await receivedMails(cloud)
  const failures = await inLanes(played, async ({ seed, sequence, model }) => {
    run.retries += model.retries
    const found = await differences(model, mails, cloud)
    return found.length === 0 ? [] : [[`seed ${seed}: ${JSON.stringify(sequence)}`, ...found].join('\n  ')]
  })
  await cloud.owner('POST', 'webhooks', { order: 'normal' })
  const addresses = new Set(prepared.flatMap(({ key }) => key.uids.map((uid) => `${uid}@${DOMAIN}`)))
  const strangers = [...mails.keys()].filter((address) => !addresses.has(address))
  const found = [...failures.flat(), ...strangers.map((address) => `${address} was mailed`)]
  if (found.length > 0) throw new Error(found.join('\n\n'))
  for (const received of mails.values()) run.mails += received.length
  return run
}

interface Planned {
  readonly seed: number
  readonly sequence: Sequence
}

/** Creates an event and its members for each sequence. */
async function prepare(cloud: EventsCloud, planned: readonly Planned[]) {
  // No milliseconds, as in Zoom's times. Otherwise Zoom's webhook would move the event.
  const start = `${inMinutes(60 * 24 * 30).slice(0, 19)}.000Z`
  const wanted = planned.map(({ seed, sequence: { approval, capacity } }) => ({
    type: 'webinar',
    topic: `Sequence ${seed}`,
    host_id: HOSTS[0],
    start_time: start,
    duration: 60,
    approval_type: approval === 'manual' ? 1 : 0,
    capacity,
  }))
  const { events } = addedSchema.parse(await cloud.owner('POST', 'events', { events: wanted }))
  const writer = cloud.firestore.bulkWriter()
  const prepared = planned.map(({ seed, sequence }, index) => {
    const { id: zoomId, uuid, join_url: joinURL } = events[index] ?? { id: '', uuid: '', join_url: '' }
    const eventId = eventIdOf(uuid, '')
    const uids = Array.from({ length: sequence.members }, (_none, at) => `member${seed}-${at}`)
    void writer.set(cloud.firestore.doc(syncedEventPath(eventId)), {
      ...UNEDITED,
      status: 'published',
      zoomId,
      zoomUUID: uuid,
      occurrenceId: '',
      eventType: 'webinar',
      duration: 60,
      hostId: HOSTS[0],
      eventCreatedAt: start,
      joinURL,
      startTime: start,
      endTime: new Date(Date.parse(start) + 3_600_000).toISOString(),
      timezone: 'UTC',
      topic: `Sequence ${seed}`,
      agenda: '',
      approval: sequence.approval,
      capacity: sequence.capacity,
      state: 'scheduled',
      sequence: 0,
    })
    for (const uid of uids) {
      void writer.set(cloud.firestore.doc(`domains/${DOMAIN}/users/${uid}`), {
        email: `${uid}@${DOMAIN}`,
        firstName: 'Ann',
        lastName: 'Lee',
        accessType: 'STANDARD',
      })
    }
    return { seed, sequence, key: { uids, eventId, zoomId } }
  })
  await writer.close()
  await cloud.createAccounts(prepared.flatMap(({ key }) => key.uids))
  return prepared
}

/** Delivers all webhooks, and then some of them again in any order. @returns how many there were */
async function deliverAll(cloud: EventsCloud, seed: number): Promise<number> {
  const reversed = seed % 2 === 0
  await deliverPending(cloud, reversed)
  const deliveries = deliveriesSchema.parse(await cloud.owner('GET', 'deliveries'))
  const decisions = deliveries.filter(({ type }) => /registration_(approved|denied|cancelled)$/.test(type))
  const again = decisions.slice(0, 10).map(({ event }) => event)
  let events = reversed ? again : again.reverse()
  for (let attempt = 0; attempt < MOST_DELIVERIES && events.length > 0; attempt += 1) {
    const { statuses } = answersSchema.parse(await cloud.owner('POST', 'deliver', { events }))
    events = events.filter((_event, at) => statuses[at] !== 200)
  }
  await deliverPending(cloud, false)
  return deliveries.length
}

/** Zoom sends what was refused again. A busy machine loses a lease now and then, which refuses a webhook. */
async function deliverPending(cloud: EventsCloud, reversed: boolean): Promise<void> {
  let pending = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < MOST_DELIVERIES && pending > 0; attempt += 1) {
    pending = pendingSchema.parse(await cloud.owner('POST', 'deliver', { reversed })).pending
  }
}

/** Runs work for all items, for some of them at a time. */
async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
