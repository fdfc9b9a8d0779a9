import { eventMemberPath, registrationPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import type { EventMails } from '../mail/EventMails.ts'
import { cancelRegistrations } from './cancelRegistrations.ts'
import { syncRegistration } from './syncRegistration.ts'
import { followPlaces } from './waitlist/followPlaces.ts'

let cloud: LocalCloud
let events: EventsCloud
let sent: string[] = []
const mails: EventMails = {
  confirmed: async () => void sent.push('confirmed'),
  cancelled: async () => void sent.push('cancelled'),
  denied: async () => void sent.push('denied'),
}

beforeAll(async () => {
  // Without triggers: the tests call what they do.
  cloud = await startLocalCloud({}, 'none')
  events = await openEvents(cloud)
  await events.owner('POST', 'webhooks', { mode: 'dropped' })
})
beforeEach(() => {
  sent = []
})
afterAll(async () => {
  await events.release()
  await cloud.release()
})

const unconfirmed = () => events.services({ mails, isConfirmed: async () => false })
const confirmed = () => events.services({ mails })
let people = 0
const newUid = () => {
  people += 1
  return `foreign${people}`
}
const key = (uid: string, eventId: string) => ({ uid, domain: DOMAIN, eventId })
const remove = (uid: string, eventId: string) =>
  events.firestore.doc(registrationPath({ uid, domain: DOMAIN }, eventId)).delete()

/** An event for which the owner of an address registered at Zoom, and an account that has the address unconfirmed. */
async function taken(fields: object = {}) {
  const { event, eventId } = await events.publish(fields)
  const uid = newUid()
  await events.createMember(uid)
  const zoom = events.services().openZoom()
  const person = { email: `${uid}@${DOMAIN}`, firstName: 'Vic', lastName: 'Tim' }
  await zoom.addRegistrant({ eventType: 'webinar', zoomId: event.id, occurrenceId: '' }, person, {})
  return { uid, eventId, zoomId: event.id }
}

test.each([
  ['leaves it again', (uid: string, eventId: string) => remove(uid, eventId)],
  ['deletes the account', (uid: string) => cancelRegistrations(uid, [DOMAIN], unconfirmed())],
])(
  'who has the address of another person and %s neither gets their link nor ends their registration',
  async (_what, leave) => {
    const { uid, eventId, zoomId } = await taken()
    await events.request(uid, eventId)
    await syncRegistration(key(uid, eventId), unconfirmed())
    const [owner] = await events.registrants(zoomId)
    const document = await events.registration(uid, eventId)
    expect(document).toMatchObject({ registrationFailure: 'emailNotConfirmed' })
    expect(JSON.stringify(document)).not.toContain(owner?.join_url)
    await leave(uid, eventId)
    await syncRegistration(key(uid, eventId), unconfirmed())
    expect(await events.registrants(zoomId)).toEqual([owner])
    expect(sent).toEqual([])
  },
)

test('who waits for a place, and has the address of another person by then, does not get the place', async () => {
  const { event, eventId } = await events.publish({ capacity: 1 })
  const place = events.firestore.doc(syncedEventPath(eventId))
  await place.update({ capacity: 1 })
  const [first, next, last] = [newUid(), newUid(), newUid()]
  for (const uid of [first, next, last]) {
    await events.createMember(uid)
    await events.request(uid, eventId, { waitlist: true })
    await syncRegistration(key(uid, eventId), confirmed())
  }
  await remove(first, eventId)
  await syncRegistration(key(first, eventId), confirmed())
  const services = events.services({ mails, isConfirmed: async (uid) => uid !== next })
  await followPlaces(eventId, services)
  expect((await events.registrants(event.id)).map(({ email }) => email)).toEqual([`${last}@${DOMAIN}`])
  expect(await events.registration(next, eventId)).toMatchObject({ registrationFailure: 'emailNotConfirmed' })
})

test.each([
  ['the host', { approval_type: 1 }, {}],
  ['a place', { capacity: 0 }, { waitlist: true }],
])('the document and the ledger of who waits for %s have no link to join', async (_what, fields, request) => {
  const { eventId } = await events.publish(fields)
  await events.firestore.doc(syncedEventPath(eventId)).update(fields)
  const uid = newUid()
  await events.createMember(uid)
  await events.request(uid, eventId, request)
  await syncRegistration(key(uid, eventId), confirmed())
  const ledger = (await events.firestore.doc(eventMemberPath(eventId, uid)).get()).data()
  const document = await events.registration(uid, eventId)
  expect(ledger?.joinURL ?? '').toBe('')
  expect(document).not.toHaveProperty('personalJoinURL')
})
