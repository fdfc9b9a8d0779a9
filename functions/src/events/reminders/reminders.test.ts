import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import {
  eventMemberPath,
  eventMembersPath,
  eventReminderPath,
  memberPath,
  syncedEventPath,
} from '@outcome-studio/shared/domain/paths'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { addressOf, type MailCloud, openMailCloud } from '../../test/events/openMailCloud.ts'
import { deliverEventMails } from '../mail/deliverEventMails.ts'
import { dueEventMail } from '../mail/eventMailLedger.ts'
import { createMailRun, type MailCounts } from '../mail/MailRun.ts'
import { sendReminders } from './sendReminders.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let at: MailCloud

beforeAll(async () => {
  at = await openMailCloud()
})
beforeEach(() => at.clear())
afterAll(() => at.release())

/** Runs as the schedule does, so long before the start. */
async function runAt(before: number, hasTime = () => true): Promise<MailCounts> {
  at.clock = START - before
  return await sendReminders(at.services, createMailRun(hasTime, 10))
}
const subjects = async (uid = 'ann') => (await at.mails(addressOf(uid))).map(({ subject }) => subject)

async function prepare(event: LiveEvent = mailEvent(), changes: object = {}): Promise<LiveEvent> {
  await at.storeEvent(event)
  await at.register('ann', event, changes)
  return event
}

test('a member is reminded a day and an hour before, once each', async () => {
  await prepare()
  for (const before of [25, 24, 23.9, 12, 2, 1.5, 1, 0.9, 0.1, 0, -0.5]) await runAt(before * HOUR)
  expect(await subjects()).toEqual([
    'Tuesday, June 1, 14:00 (Berlin): Finding outcomes',
    'Today 14:00 (Berlin): Finding outcomes',
  ])
})

test.each([
  ['the reminder of the day comes late', 5 * HOUR, ['Today 14:00 (Berlin): Finding outcomes']],
  ['the reminder of the day is of no use any more', 1.8 * HOUR, []],
  ['only the reminder of the hour is sent', 0.5 * HOUR, ['Today 14:00 (Berlin): Finding outcomes']],
  ['nothing is sent after the start', -1, []],
])('after an outage %s', async (_what, before, expected) => {
  await prepare()
  await runAt(before)
  await runAt(before)
  expect(await subjects()).toEqual(expected)
})

test.each([
  ['has cancelled', { status: 'cancelled' }],
  ['waits for the host', { status: 'waiting' }],
])('who %s is not reminded', async (_who, changes) => {
  await prepare(mailEvent(), changes)
  expect(await runAt(HOUR)).toEqual({ sent: 0, later: 0, refused: 0 })
})

test('who has switched reminders off, or has no record, is not reminded; everybody else is', async () => {
  const event = await prepare()
  for (const uid of ['bob', 'cid']) await at.register(uid, event)
  await at.firestore.doc(memberPath({ uid: 'ann', domain: 'solo.test' })).update({ eventReminders: false })
  await at.firestore.doc(memberPath({ uid: 'bob', domain: 'solo.test' })).delete()
  await runAt(HOUR)
  expect((await at.mails()).map(({ to }) => to)).toEqual([addressOf('cid')])
})

test('nobody is reminded of a cancelled event', async () => {
  await prepare(mailEvent({ state: 'cancelled' }))
  expect(await runAt(HOUR)).toMatchObject({ sent: 0 })
})

test('who registered within the last day is not reminded of the day, but of the hour', async () => {
  const event = await prepare()
  at.clock = START - 20 * HOUR
  await deliverEventMails('ann', event, 'registrationConfirmed', at.services)
  await runAt(19 * HOUR)
  await runAt(HOUR)
  expect(await subjects()).toEqual([
    'You are registered: Finding outcomes',
    'Today 14:00 (Berlin): Finding outcomes',
  ])
})

test('a member who got a place from the waitlist within the last day is not reminded of the day', async () => {
  const event = await prepare(mailEvent(), { declineUntil: START - 10 * HOUR })
  at.clock = START - 20 * HOUR
  await deliverEventMails('ann', event, 'registeredFromWaitlist', at.services)
  await runAt(19 * HOUR)
  expect(await subjects()).toEqual(['A place is yours: Finding outcomes'])
})

test('an event that was moved is reminded of anew', async () => {
  const event = await prepare()
  await runAt(24 * HOUR)
  const moved = mailEvent({ sequence: 3 }, START + 48 * HOUR)
  await at.storeEvent(moved)
  await at.change('ann', event, { sequence: 3 })
  await runAt(-24 * HOUR)
  expect(await subjects()).toEqual([
    'Tuesday, June 1, 14:00 (Berlin): Finding outcomes',
    'Thursday, June 3, 14:00 (Berlin): Finding outcomes',
  ])
})

test('more members than a page are all reminded, once, in several runs', async () => {
  const event = mailEvent()
  await at.storeEvent(event)
  const uids = Array.from({ length: 33 }, (_each, index) => `member${index}`)
  await Promise.all(uids.map((uid) => at.register(uid, event)))
  let left = 6
  await runAt(HOUR, () => left-- > 0)
  const first = (await at.mails()).length
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(33)
  await Promise.all([runAt(HOUR), runAt(HOUR)])
  const receivers = (await at.mails()).map(({ to }) => to)
  expect(receivers).toHaveLength(33)
  expect(new Set(receivers).size).toBe(33)
})

test('members are looked at once for a reminder, and a run that ended early is continued', async () => {
  const event = await prepare()
  const ended = { ...at.services, openPool: () => ({ ...down, close: () => {} }) }
  const down = { send: () => Promise.reject(new Error('The mail server is down.')) }
  at.clock = START - HOUR
  await sendReminders(
    ended,
    createMailRun(() => true, 1),
  )
  const members = at.firestore.collection(eventMembersPath(event.documentId))
  // Whoever is registered without a confirmation after the members were looked at is not looked at.
  await at.register('zoe', event)
  const place = at.firestore.doc(
    eventReminderPath(event.documentId, `hourReminder-${Date.parse(event.startTime)}`),
  )
  expect((await place.get()).data()).toEqual({ position: 'ann', isDone: true })
  await runAt(0.9 * HOUR)
  expect((await at.mails()).map(({ to }) => to)).toEqual([addressOf('ann')])
  await place.set({ position: 'ann', isDone: false })
  await runAt(0.8 * HOUR)
  expect((await at.mails()).map(({ to }) => to)).toEqual([addressOf('ann'), addressOf('zoe')])
  expect((await members.where('mailDueAt', '>', 0).get()).size).toBe(0)
})

test('a reminder of the day before that could not be sent in time is dropped', async () => {
  await prepare()
  await at.refuse('temporary', 1)
  await runAt(2.01 * HOUR)
  expect(await runAt(1.9 * HOUR)).toMatchObject({ sent: 0 })
  expect(await runAt(HOUR)).toMatchObject({ sent: 1 })
  expect(await subjects()).toEqual(['Today 14:00 (Berlin): Finding outcomes'])
})

test('a confirmation that could not be sent goes out later, once', async () => {
  const event = await prepare()
  at.clock = START - 72 * HOUR
  await at.refuse('temporary', 2)
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual(['later'])
  expect(await runAt(72 * HOUR)).toMatchObject({ sent: 0, later: 0 })
  expect(await runAt(71 * HOUR)).toMatchObject({ sent: 0, later: 1 })
  expect(await runAt(70 * HOUR)).toMatchObject({ sent: 1, later: 0 })
  expect(await runAt(69 * HOUR)).toMatchObject({ sent: 0, later: 0 })
  expect(await subjects()).toEqual(['You are registered: Finding outcomes'])
})

test('a confirmation that could not be sent is dropped when the member has cancelled', async () => {
  const event = await prepare()
  at.clock = START - 72 * HOUR
  await at.refuse('temporary')
  await deliverEventMails('ann', event, 'registrationConfirmed', at.services)
  await at.change('ann', event, { status: 'cancelled' })
  expect(await runAt(71 * HOUR)).toEqual({ sent: 0, later: 0, refused: 0 })
  await at.change('ann', event, { status: 'registered' })
  expect(await runAt(70 * HOUR)).toEqual({ sent: 0, later: 0, refused: 0 })
})

test('a mail that became due goes out even if the process that was to send it has ended', async () => {
  const event = await prepare()
  const ledger = at.firestore.doc(eventMemberPath(event.documentId, 'ann'))
  at.clock = START - 72 * HOUR
  const due = async () => dueEventMail((await ledger.get()).data(), 'registrationConfirmed', event, at.clock)
  const first = await due()
  await ledger.update({ ...first })
  at.clock += MINUTE
  expect(await due()).toEqual(first)
  await runAt(71 * HOUR)
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual([])
  expect(await subjects()).toEqual(['You are registered: Finding outcomes'])
})

test('of a change that could not be sent, the latest is told', async () => {
  const event = await prepare(mailEvent({ sequence: 3 }))
  at.clock = START - 72 * HOUR
  await at.refuse('temporary', 2)
  await deliverEventMails('ann', event, 'eventChanged', at.services)
  const latest = mailEvent({ sequence: 4, topic: 'Finding jobs' })
  await at.storeEvent(latest)
  await deliverEventMails('ann', latest, 'eventChanged', at.services)
  await runAt(71 * HOUR)
  expect(await subjects()).toEqual(['Changed: Finding jobs'])
})

test('a mail about an event that is gone is given up', async () => {
  const event = await prepare()
  at.clock = START - 72 * HOUR
  await at.refuse('temporary')
  await deliverEventMails('ann', event, 'registrationConfirmed', at.services)
  await at.firestore.doc(syncedEventPath(event.documentId)).delete()
  expect(await runAt(71 * HOUR)).toEqual({ sent: 0, later: 0, refused: 0 })
})
