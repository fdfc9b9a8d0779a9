import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { type MailCloud, openMailCloud } from '../../test/events/openMailCloud.ts'
import { deliverEventMails } from '../mail/deliverEventMails.ts'
import { announceUnpublished } from './announceUnpublished.ts'

const DAY = 86_400_000
const UNPUBLISHED = mailEvent({ status: 'unpublished' })
const PUBLISHED = mailEvent()
let at: MailCloud

beforeAll(async () => {
  at = await openMailCloud()
})
beforeEach(async () => {
  await at.clear()
  at.clock = START - 7 * DAY
  await at.storeEvent(UNPUBLISHED)
  await at.register('ann', UNPUBLISHED)
  await at.register('bob', UNPUBLISHED, { status: 'waiting' })
  await at.register('cy', UNPUBLISHED, { status: 'cancelled' })
  await at.register('dee', UNPUBLISHED, { status: 'none', waitlistOrder: 1 })
})
afterAll(() => at.release())

const announce = (time = 1) => announceUnpublished(UNPUBLISHED.documentId, time, at.services, () => true)
const received = async () => (await at.mails()).map(({ to, subject }) => `${to} ${subject}`)
const TOLD = ['ann', 'bob', 'dee'].map((uid) => `${uid}@solo.test No longer listed: Finding outcomes`)

test('each member who is registered or waits is told once, however often and at once it is called', async () => {
  await Promise.all([announce(), announce(), announce()])
  await announce()
  expect((await received()).sort()).toEqual(TOLD)
})

test('each mail says what becomes of the registration, the request or the place on the waitlist', async () => {
  await announce()
  const texts = new Map((await at.mails()).map(({ to, text }) => [to, text]))
  expect(texts.get('ann@solo.test')).toContain('Your registration and your link to join stay')
  expect(texts.get('bob@solo.test')).toContain('the host still decides about it')
  expect(texts.get('dee@solo.test')).toContain('You stay on the waitlist')
})

test('an event that is unpublished again is told again', async () => {
  await announce(1)
  await at.storeEvent(PUBLISHED)
  await announce(1)
  await at.storeEvent(UNPUBLISHED)
  await announce(2)
  expect((await received()).sort()).toEqual([...TOLD, ...TOLD].sort())
})

test.each([
  ['was published again', PUBLISHED, 0],
  ['is canceled', mailEvent({ status: 'unpublished', state: 'cancelled' }), 0],
  ['is over', UNPUBLISHED, 8 * DAY],
])('nobody is told of an event that %s', async (_what, event, later) => {
  await at.storeEvent(event)
  at.clock += later
  await announce()
  expect(await received()).toEqual([])
})

test('a mail that waits while the event is published again is not sent', async () => {
  await at.refuse('temporary', TOLD.length)
  await announce(1)
  await at.storeEvent(PUBLISHED)
  at.clock += DAY
  await deliverEventMails('ann', PUBLISHED, null, at.services)
  expect(await received()).toEqual([])
  const ledger = await at.firestore.doc(eventMemberPath(PUBLISHED.documentId, 'ann')).get()
  expect(ledger.get('mailDueAt')).toBeNull()
})
