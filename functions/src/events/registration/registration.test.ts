import {
  eventMemberPath,
  registrantsPath,
  registrationPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { mailServices } from '../../mail/mailServices.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import type { EventMails } from '../mail/EventMails.ts'
import { announceChange } from './announceEventChange.ts'
import { cancelRegistrations } from './cancelRegistrations.ts'
import { eventServices } from './EventServices.ts'
import { syncRegistration } from './syncRegistration.ts'
import type { RegistrationHint } from './turns.ts'

const subjectsSchema = z.array(z.object({ subject: z.string() }))

let cloud: LocalCloud
let events: EventsCloud
let sent: string[] = []

const mails: EventMails = {
  confirmed: async ({ topic }, { email, joinURL }) =>
    void sent.push(`confirmed ${topic} ${email} ${joinURL}`),
  cancelled: async (_event, { email }) => void sent.push(`cancelled ${email}`),
  denied: async (_event, { email }) => void sent.push(`denied ${email}`),
}

beforeAll(async () => {
  // Without triggers: the tests call what they do, in any order.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
beforeEach(async () => {
  sent = []
  await events.owner('DELETE', 'faults')
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

let people = 0
async function member(fields: object = {}): Promise<string> {
  people += 1
  const uid = `member${people}`
  await events.createMember(uid, fields)
  return uid
}
const follow = (uid: string, eventId: string, hint: RegistrationHint = {}, changes = {}) =>
  syncRegistration({ uid, domain: DOMAIN, eventId }, events.services({ mails, ...changes }), hint)
const leave = (uid: string, eventId: string) =>
  events.firestore.doc(registrationPath({ uid, domain: DOMAIN }, eventId)).delete()
const atZoom = async (zoomId: string, uid: string) =>
  (await events.registrants(zoomId)).filter(({ email }) => email === `${uid}@${DOMAIN}`)

test('a member is registered once, however often and at the same time it is asked for', async () => {
  const uid = await member()
  const { event, eventId } = await events.publish()
  await events.request(uid, eventId)
  await Promise.all([follow(uid, eventId), follow(uid, eventId), follow(uid, eventId)])
  await follow(uid, eventId)
  const registered = await atZoom(event.id, uid)
  expect(registered).toEqual([expect.objectContaining({ status: 'approved' })])
  expect(await events.registration(uid, eventId)).toMatchObject({
    registrationStatus: 'approved',
    personalJoinURL: registered[0]?.join_url,
  })
  expect(sent).toEqual([`confirmed Finding outcomes ${uid}@${DOMAIN} ${registered[0]?.join_url}`])
})

test.each(['loseAnswer', 'halfPage'])('after %s nobody is registered twice', async (fault) => {
  const uid = await member()
  const { event, eventId } = await events.publish()
  await events.request(uid, eventId)
  await events.owner('POST', 'faults', { count: 1, [fault]: true, path: '/registrants$' })
  await follow(uid, eventId)
  expect(await atZoom(event.id, uid)).toHaveLength(1)
  expect(await events.registration(uid, eventId)).toMatchObject({ registrationStatus: 'approved' })
})

test('while Zoom is down the member is told so, and registered by a later call', async () => {
  const uid = await member()
  const { eventId } = await events.publish()
  await events.request(uid, eventId)
  await events.owner('POST', 'faults', { count: 2, status: 401 })
  await expect(follow(uid, eventId)).rejects.toMatchObject({ name: 'ZoomError' })
  expect(await events.registration(uid, eventId)).toMatchObject({
    registrationStatus: 'failed',
    registrationFailure: 'notConnected',
  })
  await events.owner('DELETE', 'faults')
  await follow(uid, eventId)
  const registration = await events.registration(uid, eventId)
  expect(registration).toMatchObject({ registrationStatus: 'approved' })
  expect(registration).not.toHaveProperty('registrationFailure')
  expect(sent).toHaveLength(1)
})

test('a cancellation reaches Zoom, is noted and told once', async () => {
  const uid = await member()
  const { event, eventId } = await events.publish()
  await events.request(uid, eventId)
  await follow(uid, eventId)
  await leave(uid, eventId)
  await Promise.all([follow(uid, eventId), follow(uid, eventId)])
  expect(await atZoom(event.id, uid)).toEqual([])
  const noted = (await events.firestore.doc(registrantsPath(eventId)).get()).get('unregisteredRegistrants')
  expect(noted).toEqual([
    {
      uid,
      email: `${uid}@${DOMAIN}`,
      name: `${uid} Lee`,
      registrantId: expect.stringMatching(/./),
      cancelledAt: expect.stringMatching(/Z$/),
    },
  ])
  expect(sent.slice(1)).toEqual([`cancelled ${uid}@${DOMAIN}`])
})

test.each([
  ['an open event', {}],
  ['a full event', { capacity: 1 }],
  ['an event with approval', { approval_type: 1 }],
])(
  'a cancellation that is undone in time never reaches Zoom, and link and place stay: %s',
  async (_what, fields) => {
    const [uid, rival] = [await member(), await member()]
    const { event, eventId } = await events.publish(fields)
    await events.request(uid, eventId)
    await follow(uid, eventId)
    const [{ id } = { id: '' }] = await atZoom(event.id, uid)
    if ('approval_type' in fields) {
      await events.owner('POST', `events/${event.id}/registrants/${id}/approve`)
      await follow(uid, eventId, { recheck: true })
    }
    const before = [await atZoom(event.id, uid), await events.registration(uid, eventId)]
    expect(before[1]).toMatchObject({ registrationStatus: 'approved' })
    let time = Date.now()
    const clock = { undoMilliseconds: 10_000, now: () => time }
    let undone: Promise<void> | null = null
    const undo = async () => {
      await events.request(rival, eventId)
      await follow(rival, eventId, {}, clock)
      await events.request(uid, eventId)
      await follow(uid, eventId, {}, clock)
    }
    await leave(uid, eventId)
    await follow(
      uid,
      eventId,
      { deletedAt: time },
      {
        ...clock,
        wait: async (milliseconds: number) => {
          time += milliseconds
          undone ??= undo()
          await undone
        },
      },
    )
    expect([await atZoom(event.id, uid), await events.registration(uid, eventId)]).toEqual(before)
    expect(sent.filter((mail) => mail.includes(`${uid}@`))).toHaveLength(1)
  },
)

test('without a parameter, the server waits twenty seconds before it cancels at Zoom', () => {
  const { REGISTRATION_UNDO_SECONDS } = process.env
  delete process.env.REGISTRATION_UNDO_SECONDS
  expect(eventServices().undoMilliseconds).toBe(20_000)
  process.env.REGISTRATION_UNDO_SECONDS = REGISTRATION_UNDO_SECONDS
})

test('a lost answer to a cancellation does not leave a dead link to who takes it back', async () => {
  const uid = await member()
  const { event, eventId } = await events.publish()
  await events.request(uid, eventId)
  await follow(uid, eventId)
  await leave(uid, eventId)
  await events.owner('POST', 'faults', { count: 1, loseAnswer: true, path: '/status$' })
  await events.owner('POST', 'faults', { count: 1, status: 401, path: '/status$' })
  await events.owner('POST', 'faults', { count: 1, status: 401, path: '/status$' })
  await expect(follow(uid, eventId)).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(await atZoom(event.id, uid)).toEqual([])
  await events.request(uid, eventId)
  await follow(uid, eventId)
  const [registered] = await atZoom(event.id, uid)
  expect(await events.registration(uid, eventId)).toMatchObject({ personalJoinURL: registered?.join_url })
})

test('the host decides about who waits', async () => {
  const uid = await member()
  const { event, eventId } = await events.publish({ approval_type: 1 })
  await events.request(uid, eventId)
  await follow(uid, eventId)
  expect(await events.registration(uid, eventId)).toMatchObject({
    registrationStatus: 'pending',
    awaitsApproval: true,
  })
  expect(sent).toEqual([])
  const [{ id } = { id: '' }] = await atZoom(event.id, uid)
  await events.owner('POST', `events/${event.id}/registrants/${id}/approve`)
  await follow(uid, eventId, { recheck: true })
  const approved = await events.registration(uid, eventId)
  expect(approved).toMatchObject({ registrationStatus: 'approved', personalJoinURL: expect.anything() })
  expect(approved).not.toHaveProperty('awaitsApproval')
  expect(sent).toHaveLength(1)
  await events.owner('POST', `events/${event.id}/registrants/${id}/deny`)
  await follow(uid, eventId, { recheck: true })
  expect(await events.registration(uid, eventId)).toEqual(
    expect.objectContaining({ registrationStatus: 'denied' }),
  )
  expect(await events.registration(uid, eventId)).not.toHaveProperty('personalJoinURL')
  await follow(uid, eventId, { recheck: true })
  expect(sent.slice(1)).toEqual([expect.stringMatching(/^denied /)])
})

test('who waits and is denied is told by mail, once', async () => {
  const uid = await member()
  const { event, eventId } = await events.publish({ approval_type: 1 })
  await events.request(uid, eventId)
  await follow(uid, eventId)
  const [{ id } = { id: '' }] = await atZoom(event.id, uid)
  await events.owner('POST', `events/${event.id}/registrants/${id}/deny`)
  for (const _time of [1, 2]) await follow(uid, eventId, { recheck: true })
  expect(sent).toEqual([expect.stringMatching(/^denied /)])
  const ledger = (await events.firestore.doc(eventMemberPath(eventId, uid)).get()).data()
  expect(Object.keys(ledger?.mails)).toEqual([expect.stringMatching(/^registrationDenied-/)])
})

test.each([
  ['full', { capacity: 0 }, {}],
  ['eventOver', {}, { minutes: -120 }],
  ['eventGone', {}, { status: 'unpublished' }],
  ['eventGone', {}, { state: 'cancelled' }],
  ['hostCannotRegister', {}, { email: 'host@outcome-studio.test' }],
] as const)('a member is told %s', async (failure, zoom, what) => {
  const uid = await member('email' in what ? { email: what.email } : {})
  const { eventId } = await events.publish(zoom, 'minutes' in what ? what.minutes : undefined)
  await events.firestore.doc(syncedEventPath(eventId)).set({ ...what }, { merge: true })
  await events.request(uid, eventId)
  await follow(uid, eventId)
  await follow(uid, eventId)
  expect(await events.registration(uid, eventId)).toMatchObject({
    registrationStatus: 'failed',
    registrationFailure: failure,
  })
  expect(sent).toEqual([])
})

test('an event that Zoom has deleted, or that never was, is gone', async () => {
  const uid = await member()
  const { event, eventId } = await events.publish()
  await events.owner('POST', `events/${event.id}/cancel`)
  for (const id of [eventId, 'unknown']) {
    await events.request(uid, id)
    await follow(uid, id)
    expect(await events.registration(uid, id)).toMatchObject({ registrationFailure: 'eventGone' })
  }
})

test('who registers and cancels too often today is told so', async () => {
  const uid = await member()
  const { eventId } = await events.publish()
  for (let index = 0; index < 3; index += 1) {
    await events.request(uid, eventId)
    await follow(uid, eventId)
    await leave(uid, eventId)
    await follow(uid, eventId)
  }
  await events.request(uid, eventId)
  await follow(uid, eventId)
  expect(await events.registration(uid, eventId)).toMatchObject({ registrationFailure: 'tooManyToday' })
})

test('a member without access is not registered', async () => {
  const uid = await member({ accessType: 'NONE' })
  const { event, eventId } = await events.publish()
  await events.request(uid, eventId)
  await follow(uid, eventId)
  expect(await events.registration(uid, eventId)).toBeUndefined()
  expect(await atZoom(event.id, uid)).toEqual([])
})

const noZoom = () => {
  throw new Error('Zoom is not needed.')
}

test('an event without registration gives everybody its own link, without Zoom', async () => {
  const uid = await member()
  const { event, eventId } = await events.publish({ approval_type: 2 })
  await events.request(uid, eventId)
  await follow(uid, eventId, {}, { openZoom: noZoom })
  expect(await events.registration(uid, eventId)).toMatchObject({ personalJoinURL: event.join_url })
  await leave(uid, eventId)
  await follow(uid, eventId, {}, { openZoom: noZoom })
  expect(sent).toHaveLength(2)
})

test('a change of the event is told once to each who is registered', async () => {
  const [one, other] = [await member(), await member()]
  const { eventId } = await events.publish()
  for (const uid of [one, other]) {
    await events.request(uid, eventId)
    await follow(uid, eventId)
  }
  await leave(other, eventId)
  await follow(other, eventId)
  const place = events.firestore.doc(syncedEventPath(eventId))
  const { firestore } = events
  const announce = (now = Date.now) => announceChange(eventId, mailServices({ firestore, now }), () => true)
  await place.update({ topic: 'Moved', sequence: 1 })
  await Promise.all([announce(), announce()])
  await announce()
  // The confirmation that the fake mails have not sent is due, too.
  const told = ['Changed: Moved', 'You are registered: Moved']
  expect(await subjectsTo(one)).toEqual(told)
  await place.update({ state: 'cancelled', sequence: 2 })
  await fetch(`${cloud.consoleUrl}/mail-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'temporary' }),
  })
  await announce()
  expect(await subjectsTo(one)).toEqual(told)
  for (const _call of [1, 2]) await announce(() => Date.now() + 120_000)
  expect(await subjectsTo(one)).toEqual([expect.stringMatching(/^Canceled: Moved/), ...told])
  expect(await subjectsTo(other)).toEqual([expect.stringMatching(/^Registration canceled: /)])
})

/** Newest first. */
async function subjectsTo(uid: string): Promise<readonly string[]> {
  const to = encodeURIComponent(`${uid}@${DOMAIN}`)
  const response = await fetch(`${cloud.consoleUrl}/mails.json?to=${to}`)
  return subjectsSchema.parse(await response.json()).map(({ subject }) => subject)
}

test('a confirmation that could not be sent is sent later, once', async () => {
  const uid = await member()
  const { eventId } = await events.publish()
  await events.request(uid, eventId)
  const failing = { ...mails, confirmed: () => Promise.reject(new Error('The mail server is down.')) }
  await expect(follow(uid, eventId, {}, { mails: failing })).rejects.toThrow('down')
  expect(await events.registration(uid, eventId)).toMatchObject({ registrationStatus: 'approved' })
  await follow(uid, eventId)
  await follow(uid, eventId)
  expect(sent).toHaveLength(1)
})

test('deleting an account cancels what is to come and leaves nothing of the person', async () => {
  const [uid, other] = [await member(), await member()]
  const [coming, left] = [await events.publish(), await events.publish()]
  for (const person of [uid, other]) {
    for (const { eventId } of [coming, left]) {
      await events.request(person, eventId)
      await follow(person, eventId)
    }
    await leave(person, left.eventId)
    await follow(person, left.eventId)
  }
  await cancelRegistrations(uid, [DOMAIN], events.services({ mails }))
  await cancelRegistrations(uid, [DOMAIN], events.services({ mails }))
  // What a trigger still has to do finds nothing to do.
  await follow(uid, coming.eventId)
  expect(await atZoom(coming.event.id, uid)).toEqual([])
  expect(await atZoom(coming.event.id, other)).toHaveLength(1)
  for (const { eventId } of [coming, left]) {
    expect((await events.firestore.doc(eventMemberPath(eventId, uid)).get()).exists).toBe(false)
    expect((await events.firestore.doc(eventMemberPath(eventId, other)).get()).exists).toBe(true)
    expect(await events.registration(uid, eventId)).toBeUndefined()
  }
  const noted = await events.firestore.doc(registrantsPath(left.eventId)).get()
  expect(noted.get('unregisteredRegistrants')).toEqual([expect.objectContaining({ uid: other })])
})

test('who was denied and then approved at Zoom is canceled there when the account is deleted', async () => {
  const { event, eventId } = await events.publish({ approval_type: 1 })
  const [uid, denied] = [await member(), await member()]
  for (const each of [uid, denied]) {
    await events.request(each, eventId)
    await follow(each, eventId)
    const [registrant] = await atZoom(event.id, each)
    await events.owner('POST', `events/${event.id}/registrants/${registrant?.id}/deny`)
    await follow(each, eventId, { recheck: true })
  }
  const [registrant] = await atZoom(event.id, uid)
  await events.owner('POST', `events/${event.id}/registrants/${registrant?.id}/approve`)
  // Zoom's webhook has not arrived.
  for (const each of [uid, denied]) await cancelRegistrations(each, [DOMAIN], events.services({ mails }))
  expect(await atZoom(event.id, uid)).toEqual([])
  // Zoom does not remove whom the host has denied.
  expect(await atZoom(event.id, denied)).toMatchObject([{ status: 'denied' }])
})

test('an account is not deleted while Zoom cannot be told', async () => {
  const uid = await member()
  const { eventId } = await events.publish()
  await events.request(uid, eventId)
  await follow(uid, eventId)
  await events.owner('POST', 'faults', { count: 1, status: 400, path: '/status$' })
  const down = cancelRegistrations(uid, [DOMAIN], events.services({ mails }))
  await expect(down).rejects.toMatchObject({ name: 'ZoomError' })
  expect((await events.firestore.doc(eventMemberPath(eventId, uid)).get()).exists).toBe(true)
})
