import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import type { EventMails } from '../mail/EventMails.ts'
import { announceChange } from './announceEventChange.ts'
import { syncRegistration } from './syncRegistration.ts'
import { followPlaces } from './waitlist/followPlaces.ts'

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))
/** The mails about the registration itself are not sent. */
const mails: EventMails = { confirmed: async () => {}, cancelled: async () => {}, denied: async () => {} }

let cloud: LocalCloud
let events: EventsCloud

beforeAll(async () => {
  // Without triggers: the tests call what they do, in any order.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

let people = 0
/** A member who asks to join an event, with a place on the waitlist if it is full. */
async function ask(eventId: string): Promise<string> {
  people += 1
  const uid = `asks${people}`
  await events.createMember(uid)
  await events.request(uid, eventId, { waitlist: true })
  await syncRegistration({ uid, domain: DOMAIN, eventId }, events.services({ mails }))
  await followPlaces(eventId, events.services({ mails }))
  return uid
}

/** Members who wait, by what they wait for. */
const WAITS = {
  'the host': async () => {
    const { eventId } = await events.publish({ approval_type: 1 })
    return { eventId, uid: await ask(eventId) }
  },
  'a place': async () => {
    const { eventId } = await events.publish({ capacity: 1 })
    await events.firestore.doc(syncedEventPath(eventId)).update({ capacity: 1 })
    await ask(eventId)
    return { eventId, uid: await ask(eventId) }
  },
}
const NAMES = ['the host', 'a place'] as const

/** Oldest first. */
async function mailsTo(uid: string) {
  const to = encodeURIComponent(`${uid}@${DOMAIN}`)
  return mailsSchema.parse(await (await fetch(`${cloud.consoleUrl}/mails.json?to=${to}`)).json()).reverse()
}

const change = (eventId: string, fields: object) =>
  events.firestore.doc(syncedEventPath(eventId)).update({ ...fields })
/** As the trigger does. */
const announce = (eventId: string) =>
  announceChange(eventId, mailServices({ firestore: events.firestore, now: Date.now }), () => true)
const follow = (eventId: string) => followPlaces(eventId, events.services({ mails }))

test.each(NAMES)('who waits for %s is told once of a move, and from what to what', async (name) => {
  const { eventId, uid } = await WAITS[name]()
  await announce(eventId)
  expect(await mailsTo(uid)).toEqual([])
  await change(eventId, { topic: 'Moved', sequence: 1 })
  await Promise.all([announce(eventId), announce(eventId)])
  await announce(eventId)
  const told = await mailsTo(uid)
  expect(told.map(({ subject }) => subject)).toEqual(['Changed: Moved'])
  expect(told[0]?.text).toContain('Moved (was Finding outcomes)')
  expect(told[0]?.text).toContain(
    name === 'the host' ? 'The host still decides' : 'You are still on the waitlist',
  )
})

test.each(
  NAMES.flatMap((name) => [
    [name, 'before', [announce, follow, announce]] as const,
    [name, 'after', [follow, announce, follow]] as const,
  ]),
)(
  'who waits for %s is told once of a cancellation, %s the waitlist has ended',
  async (name, _order, steps) => {
    const { eventId, uid } = await WAITS[name]()
    await change(eventId, { state: 'cancelled', sequence: 1 })
    for (const step of steps) await step(eventId)
    const told = await mailsTo(uid)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Canceled: Finding outcomes/)])
    expect(told[0]?.text).toContain(
      name === 'the host'
        ? 'you asked to join this live event'
        : 'you joined the waitlist of this live event',
    )
  },
)

test('who joins the waitlist of an event that was moved before is not told of that move', async () => {
  const { eventId } = await events.publish({ capacity: 1 })
  await change(eventId, { capacity: 1, sequence: 3 })
  await ask(eventId)
  const uid = await ask(eventId)
  await announce(eventId)
  expect(await mailsTo(uid)).toEqual([])
})
