import { parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import type { EventServices } from '../registration/EventServices.ts'
import { syncRegistration } from '../registration/syncRegistration.ts'
import { followPlaces } from '../registration/waitlist/followPlaces.ts'
import { ZoomError } from '../zoom/ZoomError.ts'
import { type Decision, decideAll } from './decideAll.ts'

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))
let cloud: LocalCloud
let events: EventsCloud

beforeAll(async () => {
  // Without triggers: the tests call what they do.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
afterEach(async () => {
  await events.owner('DELETE', 'faults')
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

let people = 0
/** A new member who has asked to register. */
async function ask(eventId: string, fields: object = {}): Promise<string> {
  people += 1
  const uid = `asking${people}`
  await events.createMember(uid)
  await events.request(uid, eventId, fields)
  await sync(uid, eventId)
  return uid
}
const sync = (uid: string, eventId: string) =>
  syncRegistration({ uid, domain: DOMAIN, eventId }, events.services(), { recheck: true })
const registrantOf = async (zoomId: string, uid: string) =>
  (await events.registrants(zoomId)).find(({ email }) => email === `${uid}@${DOMAIN}`)
const idOf = async (zoomId: string, uid: string) => (await registrantOf(zoomId, uid))?.id ?? ''
async function decide(
  eventId: string,
  decision: Partial<Decision>,
  { hasTime = () => true, ...changes }: Partial<EventServices> & { hasTime?: () => boolean } = {},
) {
  const event = parseLiveEvent(eventId, (await events.firestore.doc(syncedEventPath(eventId)).get()).data())
  if (event === null) throw new Error('The event is not stored.')
  const wanted = { decision: 'deny', reason: '', registrantIds: [], ...decision } as const
  return await decideAll(event, wanted, events.services(changes), hasTime)
}
async function mailsTo(uid: string) {
  const url = `${cloud.consoleUrl}/mails.json?to=${encodeURIComponent(`${uid}@${DOMAIN}`)}`
  return mailsSchema.parse(await (await fetch(url)).json())
}

test('a denied member reads the reason on the page and in one mail, however often it is decided', async () => {
  const { event, eventId } = await events.publish({ approval_type: 1 })
  const uid = await ask(eventId)
  const deny = { reason: 'It is for coaches.', registrantIds: [await idOf(event.id, uid)] }
  const twice = await Promise.all([decide(eventId, deny), decide(eventId, deny)])
  const again = await decide(eventId, { ...deny, reason: 'Another reason.' })
  expect([...twice, again].flat().map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
  expect(await registrantOf(event.id, uid)).toMatchObject({ status: 'denied' })
  expect(await events.registration(uid, eventId)).toMatchObject({
    registrationStatus: 'denied',
    denialReason: 'It is for coaches.',
  })
  expect(await mailsTo(uid)).toEqual([
    {
      subject: 'Not accepted: Finding outcomes',
      text: expect.stringContaining('The host wrote: “It is for coaches.”'),
    },
  ])
})

test('an approved member gets their link and one confirmation, also after a denial', async () => {
  const { event, eventId } = await events.publish({ approval_type: 1 })
  const uid = await ask(eventId)
  const registrantIds = [await idOf(event.id, uid)]
  await decide(eventId, { registrantIds, reason: 'A mistake.' })
  const approve = { decision: 'approve', registrantIds } as const
  await Promise.all([decide(eventId, approve), decide(eventId, approve)])
  const registration = await events.registration(uid, eventId)
  expect(registration).toMatchObject({
    registrationStatus: 'approved',
    personalJoinURL: expect.stringMatching(/^http/),
  })
  expect(registration).not.toHaveProperty('denialReason')
  expect((await mailsTo(uid)).map(({ subject }) => subject).sort()).toEqual([
    'Not accepted: Finding outcomes',
    'You are registered: Finding outcomes',
  ])
})

test('each of several people succeeds or fails alone, and the call can be repeated', async () => {
  const { event, eventId } = await events.publish({ approval_type: 1 })
  const uids = [await ask(eventId), await ask(eventId), await ask(eventId)]
  const registrantIds = await Promise.all(uids.map((uid) => idOf(event.id, uid)))
  await events.owner('POST', 'faults', {
    count: 1,
    status: 400,
    answer: { code: 4242, message: 'Something new.' },
    path: '/registrants/status$',
  })
  const first = await decide(eventId, { decision: 'approve', registrantIds: [...registrantIds, 'nobody'] })
  expect(first.map(({ outcome }) => outcome).sort()).toEqual(['done', 'done', 'failed', 'gone'])
  expect(first.find(({ outcome }) => outcome === 'failed')?.problem).toMatch(/^Zoom refused it .*4242/)
  const second = await decide(eventId, { decision: 'approve', registrantIds })
  expect(second.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
  for (const uid of uids) {
    expect(await events.registration(uid, eventId)).toMatchObject({ registrationStatus: 'approved' })
    expect(await mailsTo(uid)).toHaveLength(1)
  }
})

test('a denial of which the answer was lost keeps its reason, whoever brings it', async () => {
  const { event, eventId } = await events.publish({ approval_type: 1 })
  const uid = await ask(eventId)
  const services = events.services()
  const openZoom = () => {
    const zoom = services.openZoom()
    const decideRegistrant: typeof zoom.decideRegistrant = async (...asked) => {
      await zoom.decideRegistrant(...asked)
      throw new ZoomError('unreachable', 'PUT')
    }
    return { ...zoom, decideRegistrant }
  }
  const deny = { reason: 'It is for coaches.', registrantIds: [await idOf(event.id, uid)] }
  const [decided] = await decide(eventId, deny, { openZoom })
  expect(decided).toMatchObject({ outcome: 'failed', problem: 'Zoom could not be reached.' })
  await sync(uid, eventId)
  expect((await mailsTo(uid)).map(({ text }) => text)).toEqual([expect.stringContaining(deny.reason)])
})

test('people who registered at Zoom directly are decided there', async () => {
  const { event, eventId } = await events.publish({ approval_type: 1 })
  await events.owner('POST', `events/${event.id}/registrants`, {
    registrants: [{ email: 'direct@else.test', first_name: 'Di', status: 'pending' }],
  })
  const [registrant] = await events.registrants(event.id)
  const registrantIds = [registrant?.id ?? '']
  expect(await decide(eventId, { decision: 'approve', registrantIds })).toMatchObject([{ outcome: 'done' }])
  expect(await events.registrants(event.id)).toMatchObject([{ status: 'approved' }])
})

test('people who were not begun in time are named', async () => {
  const { event, eventId } = await events.publish({ approval_type: 1 })
  const uid = await ask(eventId)
  const registrantIds = [await idOf(event.id, uid)]
  const decided = await decide(eventId, { registrantIds }, { hasTime: () => false })
  expect(decided).toMatchObject([{ outcome: 'tooLate' }])
  expect(await registrantOf(event.id, uid)).toMatchObject({ status: 'pending' })
})

test('the place of a registered member who is denied goes to the first of the waitlist', async () => {
  const { event, eventId } = await events.publish({ capacity: 1 })
  await events.firestore.doc(syncedEventPath(eventId)).update({ capacity: 1 })
  const uid = await ask(eventId)
  const next = await ask(eventId, { waitlist: true })
  await followPlaces(eventId, events.services())
  await decide(eventId, { registrantIds: [await idOf(event.id, uid)] })
  expect(await events.registration(next, eventId)).toMatchObject({ registrationStatus: 'approved' })
  expect((await mailsTo(uid)).map(({ subject }) => subject)).toContain(
    'Registration withdrawn: Finding outcomes',
  )
})
