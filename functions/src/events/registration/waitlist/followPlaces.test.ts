import { eventMemberPath, registrationPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { type LocalCloud, startLocalCloud } from '../../../../../tools/build/jest/localCloud.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../../test/events/openEvents.ts'
import { KillableZoom } from '../../../test/events/sequences/KillableZoom.ts'
import type { EventMails } from '../../mail/EventMails.ts'
import { cancelRegistrations } from '../cancelRegistrations.ts'
import { ledgerOf } from '../Ledger.ts'
import { syncRegistration } from '../syncRegistration.ts'
import type { RegistrationHint } from '../turns.ts'
import { followPlaces } from './followPlaces.ts'
import { followWaitlists } from './followWaitlists.ts'

let cloud: LocalCloud
let events: EventsCloud
let sent: string[] = []

const mails: EventMails = {
  confirmed: async (_event, { uid, declineUntil }) =>
    void sent.push(`${declineUntil === null ? 'confirmed' : 'from waitlist'} ${uid}`),
  cancelled: async (_event, { uid }) => void sent.push(`cancelled ${uid}`),
  denied: async (_event, { uid }) => void sent.push(`denied ${uid}`),
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
async function member(): Promise<string> {
  people += 1
  const uid = `waiting${people}`
  await events.createMember(uid)
  return uid
}
const services = (changes = {}) => events.services({ mails, ...changes })
const sync = (uid: string, eventId: string, hint: RegistrationHint = {}, changes = {}) =>
  syncRegistration({ uid, domain: DOMAIN, eventId }, services(changes), hint)
/** As the trigger does. */
async function follow(uid: string, eventId: string, hint: RegistrationHint = {}, changes = {}) {
  await sync(uid, eventId, hint, changes)
  await followPlaces(eventId, services(changes))
}
async function join(uid: string, eventId: string) {
  await events.request(uid, eventId, { waitlist: true })
  await follow(uid, eventId)
}
const remove = (uid: string, eventId: string) =>
  events.firestore.doc(registrationPath({ uid, domain: DOMAIN }, eventId)).delete()
async function leave(uid: string, eventId: string) {
  await remove(uid, eventId)
  await follow(uid, eventId)
}
const fieldsOf = (uid: string, eventId: string) => events.registration(uid, eventId)
const isFull = async (eventId: string) =>
  (await events.firestore.doc(syncedEventPath(eventId)).get()).get('isFull') === true
const approvedAt = async (zoomId: string) =>
  (await events.registrants(zoomId)).map(({ email }) => email.slice(0, email.indexOf('@')))

/** An event whose places are taken, and members on its waitlist in order. */
async function fullEvent(count: number, fields: object = {}) {
  const { event, eventId } = await events.publish({ capacity: 1, ...fields })
  const { capacity } = { capacity: 1, ...fields }
  await events.firestore.doc(syncedEventPath(eventId)).update({ capacity })
  const first = await member()
  await events.request(first, eventId)
  await follow(first, eventId)
  const waiting: string[] = []
  for (let index = 0; index < count; index += 1) {
    const uid = await member()
    await join(uid, eventId)
    waiting.push(uid)
  }
  sent = []
  return { zoomId: event.id, eventId, first, waiting }
}

test('an event with its last place taken is full, and tells members their position', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(3)
  expect(await isFull(eventId)).toBe(true)
  for (const [index, uid] of waiting.entries()) {
    expect(await fieldsOf(uid, eventId)).toMatchObject({
      registrationStatus: 'waitlisted',
      waitlistPosition: index + 1,
    })
  }
  expect(await approvedAt(zoomId)).toEqual([first])
  expect(sent).toEqual([])
})

test('who only wants to register is told that the event is full, and overtakes nobody', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(1)
  const late = await member()
  await remove(first, eventId)
  await sync(first, eventId)
  // The place is free now, and belongs to who waits.
  await events.request(late, eventId)
  await sync(late, eventId)
  expect(await fieldsOf(late, eventId)).toMatchObject({ registrationFailure: 'full' })
  await followPlaces(eventId, services())
  expect(await approvedAt(zoomId)).toEqual(waiting)
})

test.each([1, 3])(
  'a free place goes to the first one, who is told once, by %i calls at once',
  async (calls) => {
    const { eventId, zoomId, first, waiting } = await fullEvent(2)
    const [next = '', last = ''] = waiting
    await remove(first, eventId)
    await sync(first, eventId)
    await Promise.all(Array.from({ length: calls }, () => followPlaces(eventId, services())))
    expect(await approvedAt(zoomId)).toEqual([next])
    const registered = await fieldsOf(next, eventId)
    expect(registered).toMatchObject({ registrationStatus: 'approved', personalJoinURL: expect.anything() })
    expect(registered).not.toHaveProperty('waitlistPosition')
    const left = Date.parse(String(registered?.declineUntil)) - Date.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(12 * 3_600_000)
    expect(await fieldsOf(last, eventId)).toMatchObject({ waitlistPosition: 1 })
    expect(sent).toEqual([`cancelled ${first}`, `from waitlist ${next}`])
  },
)

test('three wait, two decline, and the third has the place', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(3)
  await leave(first, eventId)
  for (const uid of waiting.slice(0, 2)) await leave(uid, eventId)
  expect(await approvedAt(zoomId)).toEqual(waiting.slice(2))
  expect(sent).toEqual([
    `cancelled ${first}`,
    `from waitlist ${waiting[0]}`,
    `cancelled ${waiting[0]}`,
    `from waitlist ${waiting[1]}`,
    `cancelled ${waiting[1]}`,
    `from waitlist ${waiting[2]}`,
  ])
  await leave(waiting[2] ?? '', eventId)
  expect(await isFull(eventId)).toBe(false)
})

test('a member leaves the waitlist without mail, and the others move up', async () => {
  const { eventId, waiting } = await fullEvent(2)
  await leave(waiting[0] ?? '', eventId)
  expect(await fieldsOf(waiting[0] ?? '', eventId)).toBeUndefined()
  expect(await fieldsOf(waiting[1] ?? '', eventId)).toMatchObject({ waitlistPosition: 1 })
  expect(sent).toEqual([])
})

test('leaving the waitlist can be undone, and the position stays', async () => {
  const { eventId, waiting } = await fullEvent(2)
  const [next = ''] = waiting
  let time = Date.now()
  let undone: Promise<void> | null = null
  const clock = { undoMilliseconds: 10_000, now: () => time }
  await remove(next, eventId)
  await follow(
    next,
    eventId,
    { deletedAt: time },
    {
      ...clock,
      wait: async (milliseconds: number) => {
        time += milliseconds
        undone ??= events
          .request(next, eventId, { waitlist: true })
          .then(() => sync(next, eventId, {}, clock))
        await undone
      },
    },
  )
  expect(await fieldsOf(next, eventId)).toMatchObject({
    registrationStatus: 'waitlisted',
    waitlistPosition: 1,
  })
  expect(await fieldsOf(waiting[1] ?? '', eventId)).toMatchObject({ waitlistPosition: 2 })
})

test('a larger event registers as many as have a place, in order', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(3)
  await events.owner('POST', `events/${zoomId}/edit`, { capacity: 3 })
  await events.firestore.doc(syncedEventPath(eventId)).update({ capacity: 3 })
  await followPlaces(eventId, services())
  expect(await approvedAt(zoomId)).toEqual([first, ...waiting.slice(0, 2)])
  expect(await isFull(eventId)).toBe(true)
  expect(await fieldsOf(waiting[2] ?? '', eventId)).toMatchObject({ waitlistPosition: 1 })
})

test('a deleted account gives its place, and its position, to the next ones', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(2)
  await cancelRegistrations(waiting[0] ?? '', [DOMAIN], services())
  expect(await fieldsOf(waiting[1] ?? '', eventId)).toMatchObject({ waitlistPosition: 1 })
  await cancelRegistrations(first, [DOMAIN], services())
  expect(await approvedAt(zoomId)).toEqual(waiting.slice(1))
})

test('whom the host removes makes place', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(1)
  const [registrant] = await events.registrants(zoomId)
  await events.owner('POST', `events/${zoomId}/registrants/${registrant?.id}/deny`)
  await follow(first, eventId, { recheck: true })
  expect(await fieldsOf(first, eventId)).toMatchObject({ registrationStatus: 'denied' })
  expect(await fieldsOf(waiting[0] ?? '', eventId)).toMatchObject({ registrationStatus: 'approved' })
})

test('Zoom calls an event full that has no number: its registrants are counted', async () => {
  const { event, eventId } = await events.publish({ capacity: 1 })
  const [first, next] = [await member(), await member()]
  await events.request(first, eventId)
  await follow(first, eventId)
  await join(next, eventId)
  expect(await fieldsOf(next, eventId)).toMatchObject({
    registrationStatus: 'waitlisted',
    waitlistPosition: 1,
  })
  expect(await isFull(eventId)).toBe(true)
  await leave(first, eventId)
  expect(await approvedAt(event.id)).toEqual([next])
})

test('what a call left undone is done by the schedule, after a lost answer too', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(2)
  await remove(first, eventId)
  await sync(first, eventId)
  const zoom = new KillableZoom()
  zoom.kill()
  const killed = { openZoom: () => zoom.open(events.services().openZoom()) }
  await expect(followPlaces(eventId, services(killed))).rejects.toThrow('ended')
  const ledger = ledgerOf(
    (await events.firestore.doc(eventMemberPath(eventId, waiting[0] ?? '')).get()).data(),
  )
  expect(ledger).toMatchObject({ status: 'unsure', waitlistOrder: 1 })
  await followWaitlists(services(), () => true)
  await followWaitlists(services(), () => true)
  expect(await approvedAt(zoomId)).toEqual([waiting[0]])
  expect(await fieldsOf(waiting[0] ?? '', eventId)).toMatchObject({ declineUntil: expect.anything() })
  expect(sent.slice(1)).toEqual([`from waitlist ${waiting[0]}`])
})

test('who cannot be registered is told why, and the next one is registered', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(2)
  const [next = ''] = waiting
  await events.createMember(next, { email: 'host@outcome-studio.test' })
  await leave(first, eventId)
  expect(await fieldsOf(next, eventId)).toMatchObject({ registrationFailure: 'hostCannotRegister' })
  expect(await approvedAt(zoomId)).toEqual(waiting.slice(1))
})

test('a member whose membership has ended is left out', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(2)
  await events.createMember(waiting[0] ?? '', { accessType: 'NONE' })
  await leave(first, eventId)
  expect(await fieldsOf(waiting[0] ?? '', eventId)).toBeUndefined()
  expect(await approvedAt(zoomId)).toEqual(waiting.slice(1))
})

test('nobody goes on waiting for an event that was canceled', async () => {
  const { eventId, waiting } = await fullEvent(2)
  await events.firestore.doc(syncedEventPath(eventId)).update({ state: 'cancelled' })
  await followPlaces(eventId, services())
  for (const uid of waiting) {
    expect(await fieldsOf(uid, eventId)).toMatchObject({ registrationFailure: 'eventGone' })
  }
  expect(await isFull(eventId)).toBe(false)
})

test('nobody moves up while an event is not listed, and nobody loses the place on the waitlist', async () => {
  const { eventId, zoomId, first, waiting } = await fullEvent(2)
  const place = events.firestore.doc(syncedEventPath(eventId))
  await place.update({ status: 'unpublished' })
  await leave(first, eventId)
  // As a webhook about the member does.
  await follow(waiting[0] ?? '', eventId, { recheck: true })
  for (const [index, uid] of waiting.entries()) {
    expect(await fieldsOf(uid, eventId)).toMatchObject({
      registrationStatus: 'waitlisted',
      waitlistPosition: index + 1,
    })
  }
  expect(await approvedAt(zoomId)).toEqual([])
  await place.update({ status: 'published' })
  await followPlaces(eventId, services())
  expect(await approvedAt(zoomId)).toEqual([waiting[0]])
  expect(await fieldsOf(waiting[1] ?? '', eventId)).toMatchObject({ waitlistPosition: 1 })
})

test('the answers to the questions of the host are sent, also from the waitlist', async () => {
  const questions = {
    questions: [{ field_name: 'city', required: true }],
    custom_questions: [
      { title: 'Which topics?', type: 'multiple', required: true, answers: ['Jobs', 'Outcomes'] },
    ],
  }
  const { eventId, zoomId, first, waiting } = await fullEvent(1)
  await leave(waiting[0] ?? '', eventId)
  await events.owner('POST', `events/${zoomId}/edit`, { questions })
  const [without, next] = [await member(), await member()]
  const answers = { city: 'Berlin', '#Which topics?': 'Jobs\nOutcomes' }
  await events.request(next, eventId, { waitlist: true, answers })
  await follow(next, eventId)
  await leave(first, eventId)
  expect(await fieldsOf(next, eventId)).toMatchObject({ registrationStatus: 'approved', answers })
  await leave(next, eventId)
  await join(without, eventId)
  expect(await fieldsOf(without, eventId)).toMatchObject({ registrationFailure: 'questionsRequired' })
})
