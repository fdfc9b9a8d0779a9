import { randomUUID } from 'node:crypto'
import { type EventMessage, type LiveEvent, parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { EVENT_MESSAGES_PATH, eventMessagePath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { mailServices } from '../../mail/mailServices.ts'
import type { Mailer } from '../../mail/server/openMailer.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { syncRegistration } from '../registration/syncRegistration.ts'
import { openZoom } from '../zoom/openZoom.ts'
import { createMessage } from './createMessage.ts'
import { followMessages } from './deliverEventMessages.ts'
import { followMessage, type MessageServices } from './followMessage.ts'

const DAY = 86_400_000
const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))
const MESSAGE: EventMessage = {
  audience: 'all',
  subject: 'Please bring a job',
  text: 'One is enough.',
  withRecording: false,
}
let cloud: LocalCloud
let events: EventsCloud
/** The clock of the services, in milliseconds since 1970. */
let clock = 0

beforeAll(async () => {
  // Without triggers: the tests call what they do.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
beforeEach(async () => {
  clock = Date.now()
  await events.firestore.recursiveDelete(events.firestore.collection(EVENT_MESSAGES_PATH))
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

let people = 0
/** A new member who registers. */
async function register(eventId: string, fields: object = {}): Promise<string> {
  people += 1
  const uid = `reader${people}`
  await events.createMember(uid, { name: `${uid} Lee` })
  await events.request(uid, eventId, fields)
  await syncRegistration({ uid, domain: DOMAIN, eventId }, events.services())
  return uid
}
function services(changes: Partial<MessageServices> = {}): MessageServices {
  const now = () => clock
  const send: Mailer['send'] = (...mail) => changes.mailer?.send(...mail) ?? Promise.reject()
  return {
    ...mailServices({ firestore: events.firestore, now }),
    now,
    openZoom: () => openZoom(30_000),
    ...(changes.mailer && { openPool: () => ({ send, close: () => {} }) }),
    ...changes,
  }
}
async function storedEvent(eventId: string): Promise<LiveEvent> {
  const stored = await events.firestore.doc(syncedEventPath(eventId)).get()
  const event = parseLiveEvent(eventId, stored.data())
  if (event === null) throw new Error('The event is not stored.')
  return event
}
/** Stores a message. @returns its id */
async function write(
  eventId: string,
  changes: Partial<EventMessage> = {},
  sentBy = 'tools',
  id = randomUUID(),
) {
  const message = { ...MESSAGE, ...changes }
  await createMessage({ messageId: id, sentBy }, message, await storedEvent(eventId), services())
  return id
}
const follow = (id: string, changes: Partial<MessageServices> = {}) =>
  followMessage(id, services(changes), () => true)
const logOf = async (id: string) => (await events.firestore.doc(eventMessagePath(id)).get()).data()
async function mailsTo(uid: string, subject = MESSAGE.subject) {
  const url = `${cloud.consoleUrl}/mails.json?to=${encodeURIComponent(`${uid}@${DOMAIN}`)}`
  const mails = mailsSchema.parse(await (await fetch(url)).json())
  return mails.filter((each) => each.subject === subject).map(({ text }) => text)
}
/** An event that is over, with a member who came and one who did not. */
async function pastEvent() {
  const { event, eventId } = await events.publish()
  const [attended, absent] = [await register(eventId), await register(eventId)]
  const times = { startTime: '2026-01-01T09:00:00.000Z', endTime: '2026-01-01T10:00:00.000Z' }
  await events.owner('POST', `events/${event.id}/move`, { start_time: times.startTime })
  await events.owner('POST', `events/${event.id}/join`, {
    email: `${attended}@${DOMAIN}`,
    name: 'Ann',
    minutes: 20,
  })
  await events.owner('POST', `events/${event.id}/end`)
  await events.firestore
    .doc(syncedEventPath(eventId))
    .update({ ...times, state: 'ended', vimeoId: '76979871' })
  return { eventId, attended, absent }
}

test('a message to the absent reaches each of them once, with the recording, and is in the log', async () => {
  const { eventId, attended, absent } = await pastEvent()
  const id = await write(eventId, { audience: 'absent', withRecording: true })
  await Promise.all([follow(id), follow(id), follow(id)])
  await follow(id)
  const [text, ...others] = await mailsTo(absent)
  expect(others).toEqual([])
  expect(text).toContain(`Watch the recording: http://localhost:3000/live-events/${eventId}`)
  expect(await mailsTo(attended)).toEqual([])
  expect(await logOf(id)).toMatchObject({
    eventId,
    sentBy: 'tools',
    state: 'sent',
    people: 1,
    delivered: 1,
    failed: 0,
  })
})

test.each([
  ['all', [true, true, false, false]],
  ['waiting', [false, false, true, true]],
] as const)('before the event, a message goes to %s', async (audience, expected) => {
  const { eventId } = await events.publish({ capacity: 2 })
  await events.firestore.doc(syncedEventPath(eventId)).update({ capacity: 2 })
  const uids = [await register(eventId), await register(eventId)]
  uids.push(await register(eventId, { waitlist: true }), await register(eventId, { waitlist: true }))
  await follow(await write(eventId, { audience }))
  const reached = await Promise.all(uids.map(async (uid) => (await mailsTo(uid)).length === 1))
  expect(reached).toEqual(expected)
  if (audience === 'waiting') expect((await mailsTo(uids[2] ?? ''))[0]).toContain(`Hello ${uids[2]} Lee,`)
})

test('a process that ends while mails become due, and one that ends while it sends, are made up for', async () => {
  const { eventId } = await events.publish()
  const uids = [await register(eventId), await register(eventId), await register(eventId)]
  const id = await write(eventId)
  await expect(
    follow(id, {
      openZoom: () => {
        throw new Error('The process ends.')
      },
    }),
  ).rejects.toThrow('ends')
  const firestore = new Proxy(events.firestore, {
    get: (target, name) => {
      if (name === 'runTransaction') {
        return async (...work: Parameters<typeof target.runTransaction>) => {
          await target.runTransaction(...work)
          throw new Error('The process ends.')
        }
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await expect(follow(id, { firestore })).rejects.toThrow('ends')
  expect(await logOf(id)).toMatchObject({ state: 'preparing' })

  const ended = Promise.withResolvers<void>()
  const mailer = {
    send: () => {
      ended.resolve()
      return new Promise<never>(() => {})
    },
  }
  await Promise.race([follow(id, { mailer }), ended.promise])
  while ((await logOf(id))?.state !== 'sent') {
    clock += 200_000
    await followMessages(services(), () => true)
  }
  // Nobody knows whether the mail server has the mails that were being sent, so they are not sent again.
  const counts = await Promise.all(uids.map(async (uid) => (await mailsTo(uid)).length))
  expect(Math.max(...counts)).toBeLessThanOrEqual(1)
  const log = await logOf(id)
  expect(log).toMatchObject({ state: 'sent', people: 3 })
  const delivered = counts.reduce((sum, each) => sum + each, 0)
  expect([log?.delivered, log?.failed]).toEqual([delivered, 3 - delivered])
})

test('a mail that the mail server refuses for now is sent later, and the log follows', async () => {
  const { eventId } = await events.publish()
  const uid = await register(eventId)
  const id = await write(eventId)
  await follow(id, { mailer: { send: () => Promise.reject(new Error('The mail server is down.')) } })
  expect(await logOf(id)).toMatchObject({ state: 'sending', people: 1, delivered: 0 })
  clock += 120_000
  await followMessages(services(), () => true)
  expect(await mailsTo(uid)).toHaveLength(1)
  expect(await logOf(id)).toMatchObject({ state: 'sent', delivered: 1 })
})

test('who cancels before the mail is sent does not get it', async () => {
  const { eventId } = await events.publish()
  const [uid, other] = [await register(eventId), await register(eventId)]
  const id = await write(eventId)
  await follow(id, { mailer: { send: () => Promise.reject(new Error('The mail server is down.')) } })
  await events.firestore.doc(`domains/${DOMAIN}/users/${uid}/liveEvents/${eventId}`).delete()
  await syncRegistration({ uid, domain: DOMAIN, eventId }, events.services())
  clock += 120_000
  await followMessages(services(), () => true)
  expect(await mailsTo(uid)).toEqual([])
  expect(await mailsTo(other)).toHaveLength(1)
  expect(await logOf(id)).toMatchObject({ state: 'sent', people: 1, delivered: 1 })
})

test('a message that is stored twice at once is one, and its id belongs to it alone', async () => {
  const { eventId } = await events.publish()
  const id = randomUUID()
  await Promise.all([
    write(eventId, {}, 'tools', id),
    write(eventId, { text: ' One is enough. ' }, 'tools', id),
  ])
  expect((await events.firestore.collection(EVENT_MESSAGES_PATH).get()).size).toBe(1)
  await expect(write(eventId, { text: 'Two are.' }, 'tools', id)).rejects.toMatchObject({
    code: 'already-exists',
  })
  await expect(write(eventId, {}, 'other', id)).rejects.toMatchObject({ code: 'already-exists' })
})

test('one event has five messages a day, and one manager writes twenty', async () => {
  const refused = { code: 'cen/too-many-messages' }
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await events.publish()).eventId))
  for (const eventId of ids) {
    for (const _each of [1, 2, 3, 4, 5]) await write(eventId)
    await expect(write(eventId, {}, 'another')).rejects.toMatchObject(refused)
  }
  const { eventId } = await events.publish()
  await expect(write(eventId)).rejects.toMatchObject(refused)
  await write(eventId, {}, 'another')
  clock += DAY + 1
  await write(eventId)
})

test.each([
  ['to those who came, before the event', { audience: 'attended' }],
  ['with a recording that there is not', { withRecording: true }],
  ['without a visible subject', { subject: ' ' }],
  ['without a visible text', { text: '\n' }],
] as const)('a message %s is refused', async (_what, changes) => {
  const { eventId } = await events.publish()
  await expect(write(eventId, changes)).rejects.toMatchObject({ code: 'cen/message-not-possible' })
  expect((await events.firestore.collection(EVENT_MESSAGES_PATH).get()).size).toBe(0)
})
