import {
  calendarFeedPath,
  memberPath,
  registrationPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import ICAL from 'ical.js'
import { z } from 'zod'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { until } from '../../test/until.ts'
import { createFeedToken } from './feedAddress.ts'
import { readFeedEntries } from './readFeedEntries.ts'

const answerSchema = z.object({ address: z.string().nullable() })
const TOKEN = 'x'.repeat(43)
const DAY = 86_400_000

let cloud: SharedCloud
let events: EventsCloud
const clients: Client[] = []

beforeAll(async () => {
  cloud = await sharedLocalCloud()
  events = await openEvents(cloud)
  // Zoom would bring its own version of the events that the tests change.
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
afterAll(async () => {
  await events.owner('POST', 'webhooks', { mode: 'normal' })
  await Promise.all(clients.map((client) => client.release()))
  await events.release()
  await cloud.release()
})

let people = 0
/** A member who has no access unless the fields say otherwise. */
async function openMember(fields: object = { accessType: 'NEVER_SUBSCRIBED' }) {
  people += 1
  const uid = `feed${people}`
  await events.createMember(uid, fields)
  const client = await openClient(cloud, `${uid}@${DOMAIN}`)
  clients.push(client)
  const change = async (what: string): Promise<string | null> =>
    answerSchema.parse(await client.call('changeCalendarAddress', { change: what })).address
  return {
    uid,
    client,
    read: async () => answerSchema.parse(await client.call('readCalendarAddress', null)).address,
    create: async () => (await change('create')) ?? '',
    revoke: () => change('revoke'),
  }
}

const place = () => `http://localhost:${cloud.functionsPort}/demo-outcome-studio/us-west3/calendarFeed`
async function request(address: string, init: RequestInit = {}) {
  const response = await fetch(address, init)
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => ({
    uid: String(entry.getFirstPropertyValue('uid')),
    topic: String(entry.getFirstPropertyValue('summary')),
    status: String(entry.getFirstPropertyValue('status')),
    sequence: Number(entry.getFirstPropertyValue('sequence')),
    url: String(entry.getFirstPropertyValue('url')),
  }))
const entriesAt = async (address: string) => entriesOf((await request(address)).text)

/** Registers a member, and waits for the server's answer. */
async function register(uid: string, eventId: string, field = 'personalJoinURL'): Promise<void> {
  await events.request(uid, eventId)
  await until(async () => Boolean((await events.registration(uid, eventId))?.[field]))
}

describe('the address', () => {
  test('is created once, read again, revoked, and another one afterwards', async () => {
    const ann = await openMember()
    expect(await ann.read()).toBeNull()
    const [first, second] = await Promise.all([ann.create(), ann.create()])
    expect(first).toMatch(new RegExp(`^${place()}/[\\w-]{43}\\.ics$`))
    expect(second).toBe(first)
    expect(await ann.read()).toBe(first)
    expect((await request(first)).status).toBe(200)

    expect(await ann.revoke()).toBeNull()
    expect(await ann.revoke()).toBeNull()
    expect((await request(first)).status).toBe(404)
    const next = await ann.create()
    expect(next).not.toBe(first)
    expect((await request(first)).status).toBe(404)
    expect((await request(next)).status).toBe(200)
  })

  test('is the own one, whatever a member sends', async () => {
    const [ann, bob] = [await openMember(), await openMember()]
    const [of, other] = [await ann.create(), await bob.create()]
    expect(of).not.toBe(other)
    const { uid } = bob
    expect(await ann.client.call('readCalendarAddress', { uid })).toEqual({ address: of })
    for (const sent of [{ change: 'revoke', uid }, { change: 'steal' }, {}, null, 'revoke']) {
      await expect(ann.client.call('changeCalendarAddress', sent)).rejects.toMatchObject({
        code: 'functions/invalid-argument',
      })
    }
    await ann.revoke()
    expect(await bob.read()).toBe(other)
  })

  test.each([
    ['readCalendarAddress', null],
    ['changeCalendarAddress', { change: 'create' }],
    ['changeCalendarAddress', { change: 'revoke' }],
  ])('%s asks somebody signed out to sign in', async (name, sent) => {
    const nobody = await openClient(cloud, null)
    clients.push(nobody)
    await expect(nobody.call(name, sent)).rejects.toMatchObject({
      code: 'functions/unauthenticated',
      details: { code: 'cen/sign-in-required' },
    })
  })

  test('is not created while the account is being deleted', async () => {
    const { uid } = await openMember()
    const member = { uid, domain: DOMAIN }
    await events.firestore.doc(memberPath(member)).delete()
    const services = { firestore: events.firestore, newToken: () => TOKEN, now: () => new Date(0) }
    await expect(createFeedToken(member, services)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
    expect((await events.firestore.doc(calendarFeedPath(uid)).get()).exists).toBe(false)
  })

  test('ends with the account, and while it is disabled', async () => {
    const [ann, bob] = [await openMember(), await openMember()]
    const [deleted, disabled] = [await ann.create(), await bob.create()]
    await ann.client.call('deleteMyAccount', null)
    expect((await request(deleted)).status).toBe(404)
    expect((await events.firestore.doc(calendarFeedPath(ann.uid)).get()).exists).toBe(false)
    await getAuth().updateUser(bob.uid, { disabled: true })
    expect((await request(disabled)).status).toBe(404)
    await getAuth().updateUser(bob.uid, { disabled: false })
    expect((await request(disabled)).status).toBe(200)
  })
})

test('a feed has the events that a member is registered for, as they change', async () => {
  const ann = await openMember({ accessType: 'STANDARD' })
  const { uid } = ann
  const address = await ann.create()
  expect(await entriesAt(address)).toEqual([])

  const kept = await events.publish({}, 60)
  const waiting = await events.publish({ approval_type: 1 }, 120)
  await events.publish({}, 180)
  await register(uid, kept.eventId)
  await register(uid, waiting.eventId, 'awaitsApproval')
  const entry = {
    uid: `${kept.eventId}.${uid}@outcome-studio`,
    topic: 'Finding outcomes',
    status: 'CONFIRMED',
    sequence: 0,
    url: expect.stringMatching(new RegExp(`^http://localhost:\\d+/live-events/${kept.eventId}$`)),
  }
  const isListed = async () => (await entriesAt(address)).length > 0
  await until(isListed)
  expect(await entriesAt(address)).toEqual([entry])

  // Of the events that are over, the latest stay.
  const stored = await events.firestore.doc(syncedEventPath(kept.eventId)).get()
  const ended = Date.parse(stored.get('endTime'))
  const readAt = (now: number) =>
    readFeedEntries(uid, { firestore: events.firestore, auth: getAuth(), appOrigin: '', now: () => now })
  expect(await readAt(ended + 90 * DAY)).toEqual([
    expect.objectContaining({ pageLink: `/live-events/${kept.eventId}` }),
  ])
  expect(await readAt(ended + 90 * DAY + 1)).toEqual([])

  const { text } = await request(address)
  const { personalJoinURL } = (await events.registration(uid, kept.eventId)) ?? {}
  expect(text.replaceAll('\r\n ', '')).not.toContain(String(personalJoinURL))
  expect(text.replaceAll('\r\n ', '')).not.toContain(kept.event.join_url)

  const change = (fields: object) => events.firestore.doc(syncedEventPath(kept.eventId)).update({ ...fields })
  await change({ topic: 'Moved', sequence: 1 })
  await until(async () => (await entriesAt(address))[0]?.sequence === 1)
  expect(await entriesAt(address)).toEqual([{ ...entry, topic: 'Moved', sequence: 1 }])

  // A membership that has ended takes nothing away.
  await events.firestore.doc(memberPath({ uid, domain: DOMAIN })).update({ accessType: 'NONE' })
  await change({ state: 'cancelled', sequence: 2 })
  await until(async () => (await entriesAt(address))[0]?.sequence === 2)
  expect(await entriesAt(address)).toEqual([{ ...entry, topic: 'Moved', status: 'CANCELLED', sequence: 2 }])

  await change({ status: 'unpublished' })
  await until(async () => !(await isListed()))
  await change({ status: 'published' })
  await until(isListed)
  await events.firestore.doc(registrationPath({ uid, domain: DOMAIN }, kept.eventId)).delete()
  expect(await entriesAt(address)).toEqual([])
})

test('a feed is served to calendar programs, and kept by nobody else', async () => {
  const ann = await openMember()
  const address = await ann.create()
  const { status, headers, text } = await request(address)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')

  expect(await request(address, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  const etag = headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  // fetch itself adds "cache-control: no-cache" to a request with this header, which asks for the whole text.
  const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  expect(await request(address, { headers: again })).toMatchObject({ status: 304, text: '' })
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const refused = await request(address, { method })
    expect(refused).toMatchObject({ status: 405, text: '' })
    expect(refused.headers.get('allow')).toBe('GET, HEAD')
  }
})

test('whoever has no address learns nothing', async () => {
  const ann = await openMember()
  const [address, revoked] = [await ann.create(), `${place()}/${TOKEN}.ics`]
  const token = address.slice(place().length + 1, -'.ics'.length)
  const attempts = [
    revoked,
    place(),
    `${place()}/`,
    `${place()}/${ann.uid}`,
    `${place()}/${ann.uid}.ics`,
    `${place()}/${token}`,
    `${place()}/${token.slice(1)}.ics`,
    `${place()}/${token}x.ics`,
    `${place()}/${token.toLowerCase()}.ics`,
    `${place()}/${'x'.repeat(8_000)}.ics`,
    `${place()}/..%2f..%2f${token}.ics`,
    `${place()}/${token}%00.ics`,
    `${place()}/calendarFeeds%2f${ann.uid}.ics`,
    `${place()}?token=${token}`,
    `${place()}/${TOKEN}.ics?uid=${ann.uid}`,
  ]
  for (const attempt of attempts) {
    const { status, headers, text } = await request(attempt)
    expect([attempt, status, text]).toEqual([attempt, 404, 'Not found.'])
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  }
})

test('a program that reads without a pause is refused for a while', async () => {
  const ann = await openMember()
  const bob = await openMember()
  const [address, other] = [await ann.create(), await bob.create()]
  const isRefused = async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => request(address)))
    return answers.some(({ status, headers }) => status === 429 && headers.get('retry-after') === '60')
  }
  await until(isRefused)
  expect((await request(other)).status).toBe(200)
})
