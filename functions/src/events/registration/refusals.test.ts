import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import type { EventMails } from '../mail/EventMails.ts'
import { syncRegistration } from './syncRegistration.ts'

let cloud: LocalCloud
let events: EventsCloud
const mails: EventMails = {
  confirmed: async () => {},
  cancelled: async () => {},
  denied: async () => {},
}

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
/** Asks for a registration as a new member. @returns what the member's document says */
async function ask(eventId: string, fields: object = {}) {
  people += 1
  const uid = `refused${people}`
  await events.createMember(uid, fields)
  await events.request(uid, eventId)
  await syncRegistration({ uid, domain: DOMAIN, eventId }, events.services({ mails }))
  return await events.registration(uid, eventId)
}
const zoomAnswers = (status: number, answer: object) =>
  events.owner('POST', 'faults', { status, answer, path: '/registrants$' })

test('registration that was switched off is told as such, and the event is synced', async () => {
  const { event, eventId } = await events.publish()
  await events.owner('POST', `events/${event.id}/edit`, { approval_type: 2, topic: 'Open to all' })
  expect(await ask(eventId)).toMatchObject({
    registrationStatus: 'failed',
    registrationFailure: 'registrationOff',
  })
  const stored = await events.firestore.doc(syncedEventPath(eventId)).get()
  expect(stored.data()).toMatchObject({ approval: 'none', topic: 'Open to all', state: 'scheduled' })
})

test('an event that was deleted at Zoom is synced, too', async () => {
  const { event, eventId } = await events.publish()
  await events.owner('POST', `events/${event.id}/cancel`)
  expect(await ask(eventId)).toMatchObject({ registrationFailure: 'eventGone' })
  const stored = await events.firestore.doc(syncedEventPath(eventId)).get()
  expect(stored.get('state')).toBe('cancelled')
})

test('a name that is too long for Zoom is named as the reason', async () => {
  const { eventId } = await events.publish()
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
  expect(await ask(eventId, { firstName })).toMatchObject({ registrationFailure: 'nameNotAccepted' })
})

test.each([
  [
    'questionsRequired',
    400,
    { code: 300, message: 'Validation Failed.', errors: [{ field: 'custom_questions' }] },
  ],
  [
    'registrationOff',
    404,
    { code: 404, message: 'Registration has not been enabled for this webinar: 857.' },
  ],
])('Zoom’s refusal is told as %s and not repeated', async (failure, status, answer) => {
  const { event, eventId } = await events.publish()
  await zoomAnswers(status, answer)
  expect(await ask(eventId)).toMatchObject({ registrationStatus: 'failed', registrationFailure: failure })
  expect(await events.registrants(event.id)).toEqual([])
})

test.each([
  [400, { code: 4242, message: 'Something new.' }],
  [403, {}],
])('a refusal whose reason is not known is told, and tried again: status %i', async (status, answer) => {
  const { event, eventId } = await events.publish()
  await zoomAnswers(status, answer)
  await expect(ask(eventId)).rejects.toThrow('refused (unknown)')
  const uid = `refused${people}`
  expect(await events.registration(uid, eventId)).toMatchObject({
    registrationStatus: 'failed',
    registrationFailure: 'refused',
  })
  await events.owner('DELETE', 'faults')
  await syncRegistration({ uid, domain: DOMAIN, eventId }, events.services({ mails }))
  expect(await events.registration(uid, eventId)).toMatchObject({ registrationStatus: 'approved' })
  expect(await events.registrants(event.id)).toHaveLength(1)
})

test.each([
  ['registered', {}, {}],
  ['put on the waitlist', { capacity: 0 }, { waitlist: true }],
])(
  'an address that is not confirmed is not %s, and nobody is told by mail',
  async (_what, fields, request) => {
    const { event, eventId } = await events.publish(fields)
    const uid = 'stranger'
    await events.createMember(uid)
    await events.request(uid, eventId, request)
    const unconfirmed = events.services({ mails, isConfirmed: async () => false })
    await syncRegistration({ uid, domain: DOMAIN, eventId }, unconfirmed)
    expect(await events.registration(uid, eventId)).toMatchObject({
      registrationStatus: 'failed',
      registrationFailure: 'emailNotConfirmed',
    })
    expect(await events.registrants(event.id)).toEqual([])
  },
)
