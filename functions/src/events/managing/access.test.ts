import { randomUUID } from 'node:crypto'
import { changeEvent } from '@outcome-studio/shared/callables/changeEvent'
import { countRegistrants } from '@outcome-studio/shared/callables/countRegistrants'
import { decideRegistrants } from '@outcome-studio/shared/callables/decideRegistrants'
import { previewEventMail } from '@outcome-studio/shared/callables/previewEventMail'
import { sendEventMessage } from '@outcome-studio/shared/callables/sendEventMessage'
import { EVENT_MESSAGES_PATH } from '@outcome-studio/shared/domain/paths'
import { getAuth } from 'firebase-admin/auth'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { type Client, openClient } from '../../test/openClient.ts'
import { until } from '../../test/until.ts'

const MESSAGE = { audience: 'all', subject: 'News', text: 'There is news.', withRecording: false }
/** A time to come on every machine's clock. */
const MOVED_TO = '2090-05-05T10:00:00.000Z'
const decision = { decision: 'deny', reason: '', registrantIds: ['r1'] }

/** Each callable of community managers, with an input that it accepts, and inputs that it refuses. */
const CALLABLES: Readonly<
  Record<string, { readonly accepted: (eventId: string) => object; readonly malformed: readonly object[] }>
> = {
  decideRegistrants: {
    accepted: (eventId) => ({ eventId, ...decision }),
    malformed: [
      { ...decision },
      { ...decision, eventId: 'a/b' },
      { ...decision, eventId: 'e', decision: 'cancel' },
      { ...decision, eventId: 'e', reason: 'x'.repeat(501) },
      { ...decision, eventId: 'e', registrantIds: [] },
      { ...decision, eventId: 'e', registrantIds: Array.from({ length: 101 }, () => 'r') },
      { ...decision, eventId: 'e', registrantIds: [''] },
      { ...decision, eventId: 'e', uid: 'other' },
    ],
  },
  countRegistrants: {
    accepted: (eventId) => ({ eventIds: [eventId] }),
    malformed: [{}, { eventIds: ['a/b'] }, { eventIds: Array.from({ length: 101 }, () => 'e') }],
  },
  changeEvent: {
    accepted: (eventId) => ({ eventId, change: { kind: 'moved', startTime: MOVED_TO, duration: 60 } }),
    malformed: [
      { eventId: 'e' },
      { eventId: 'a/b', change: { kind: 'canceled' } },
      { eventId: 'e', change: { kind: 'ended' } },
      { eventId: 'e', change: { kind: 'canceled', silently: true } },
      { eventId: 'e', change: { kind: 'moved', startTime: 'tomorrow', duration: 60 } },
      { eventId: 'e', change: { kind: 'moved', startTime: MOVED_TO } },
      { eventId: 'e', change: { kind: 'moved', startTime: MOVED_TO, duration: 0 } },
      { eventId: 'e', change: { kind: 'moved', startTime: MOVED_TO, duration: 1_441 } },
    ],
  },
  previewEventMail: {
    accepted: (eventId) => ({ eventId, mail: { kind: 'message', ...MESSAGE } }),
    malformed: [
      { eventId: 'e' },
      { eventId: 'e', mail: { kind: 'invoice' } },
      { eventId: 'e', mail: { kind: 'message', ...MESSAGE, to: 'all@acme.test' } },
    ],
  },
  sendEventMessage: {
    accepted: (eventId) => ({ messageId: randomUUID(), eventId, ...MESSAGE }),
    malformed: [
      { eventId: 'e', ...MESSAGE },
      { messageId: 'a/b', eventId: 'e', ...MESSAGE },
      { messageId: randomUUID(), eventId: 'e', ...MESSAGE, subject: '' },
      { messageId: randomUUID(), eventId: 'e', ...MESSAGE, subject: 'x'.repeat(151) },
      { messageId: randomUUID(), eventId: 'e', ...MESSAGE, text: 'x'.repeat(5_001) },
      { messageId: randomUUID(), eventId: 'e', ...MESSAGE, audience: 'everybody' },
      { messageId: randomUUID(), eventId: 'e', ...MESSAGE, sentBy: 'other' },
    ],
  },
}
const NAMES = Object.keys(CALLABLES)

let cloud: LocalCloud
let events: EventsCloud
let eventId = ''
const clients = new Map<string | null, Client>()

beforeAll(async () => {
  cloud = await startLocalCloud()
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
  eventId = (await events.publish()).eventId
})
afterAll(async () => {
  for (const client of clients.values()) await client.release()
  await events.release()
  await cloud.release()
})

async function call(who: string | null, name: string, input: object): Promise<unknown> {
  const client = clients.get(who) ?? (await openClient(cloud, who))
  clients.set(who, client)
  return await client.call(name, input)
}
const acceptedBy = (name: string) => CALLABLES[name]?.accepted(eventId) ?? {}

describe.each(NAMES)('%s', (name) => {
  test.each([
    ['standard@acme.test', 'permission-denied'],
    ['admin@acme.test', 'permission-denied'],
    ['never@solo.test', 'permission-denied'],
    [null, 'unauthenticated'],
  ])('refuses %s', async (who, code) => {
    const refused = { code: `functions/${code}` }
    await expect(call(who, name, acceptedBy(name))).rejects.toMatchObject(refused)
  })

  test('is open to tools admins', async () => {
    await call('tools@acme.test', name, acceptedBy(name))
  })

  test('refuses input that is malformed', async () => {
    for (const input of CALLABLES[name]?.malformed ?? []) {
      await expect(call('tools@acme.test', name, input)).rejects.toMatchObject({
        code: 'functions/invalid-argument',
      })
    }
  })
})

test.each(['changeEvent', 'decideRegistrants', 'previewEventMail', 'sendEventMessage'])(
  '%s knows no event that does not exist',
  async (name) => {
    const input = { ...acceptedBy(name), eventId: 'none' }
    await expect(call('tools@acme.test', name, input)).rejects.toMatchObject({ code: 'functions/not-found' })
  },
)

test('a tools admin who was signed out everywhere is refused', async () => {
  await call('tools@acme.test', 'countRegistrants', { eventIds: [] })
  const auth = getAuth()
  const { uid } = await auth.getUserByEmail('tools@acme.test')
  await auth.updateUser(uid, { disabled: true })
  try {
    for (const name of NAMES) {
      await expect(call('tools@acme.test', name, acceptedBy(name))).rejects.toMatchObject({
        code: 'functions/unauthenticated',
      })
    }
  } finally {
    await auth.updateUser(uid, { disabled: false })
  }
})

test('a stored message is sent without another call, and its author is the caller', async () => {
  const messageId = randomUUID()
  await call('tools@acme.test', 'sendEventMessage', { messageId, eventId, ...MESSAGE })
  const stored = async () => (await events.firestore.doc(`${EVENT_MESSAGES_PATH}/${messageId}`).get()).data()
  await until(async () => (await stored())?.state === 'sent')
  const { uid } = await getAuth().getUserByEmail('tools@acme.test')
  expect(await stored()).toMatchObject({ sentBy: uid, people: 0 })
})

test('each callable limits the calls of a person and the size of a request', () => {
  for (const { callsPerMinute, maxBytes } of [
    changeEvent,
    countRegistrants,
    decideRegistrants,
    previewEventMail,
    sendEventMessage,
  ]) {
    expect(callsPerMinute).toBeLessThanOrEqual(30)
    expect(maxBytes).toBeLessThanOrEqual(65_536)
  }
})

test('nobody sends messages without a pause', async () => {
  const calls = await Promise.allSettled(
    // They may begin in one minute and end in the next, each of which has its limit.
    Array.from({ length: 2 * sendEventMessage.callsPerMinute + 1 }, () =>
      call('tools@acme.test', 'sendEventMessage', { messageId: randomUUID(), eventId: 'none', ...MESSAGE }),
    ),
  )
  const codes = calls.map((each) => (each.status === 'rejected' ? each.reason.code : ''))
  expect(codes).toContain('functions/resource-exhausted')
})
