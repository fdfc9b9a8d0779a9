import { eventMemberPath, memberPath } from '@outcome-studio/shared/domain/paths'
import { noteRefusedAddress, refusedAddresses } from '../../mail/bounces/refusedAddresses.ts'
import type { EventMailKind } from '../../mail/MAIL_KINDS.ts'
import { MailRefusedError } from '../../mail/server/openMailer.ts'
import { readUnsubscribeToken } from '../../mail/unsubscribe/unsubscribeToken.ts'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { addressOf, type MailCloud, openMailCloud } from '../../test/events/openMailCloud.ts'
import { until } from '../../test/until.ts'
import { deliverEventMails } from './deliverEventMails.ts'
import { dueEventMail } from './eventMailLedger.ts'
import { smtpEventMails } from './smtpEventMails.ts'

const DAY = 86_400_000
let at: MailCloud

beforeAll(async () => {
  at = await openMailCloud()
})
beforeEach(async () => {
  await at.clear()
  at.clock = START - 7 * DAY
})
afterAll(() => at.release())

const recipient = { uid: 'ann', domain: 'solo.test', email: '', name: '', joinURL: '' }
const subjects = async () => (await at.mails()).map(({ subject }) => subject)

test('a confirmation arrives with the calendar file, once, however often and at once it is asked for', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const { confirmed } = smtpEventMails(at.services)
  await Promise.all([confirmed(event, recipient), confirmed(event, recipient), confirmed(event, recipient)])
  await confirmed(event, recipient)
  const [mail, ...others] = await at.mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: addressOf('ann'), subject: 'You are registered: Finding outcomes' })
  expect(mail?.text).toContain('Hello Ann Lee,')
  expect(mail?.attachments?.map(({ type }) => type)).toContain('text/calendar; method=REQUEST')
  const calendar = mail === undefined ? '' : await at.attachment(mail, 'event.ics')
  expect(calendar.replaceAll('\r\n ', '')).toContain('UID:mail-event.ann@outcome-studio\r\n')
  expect(calendar.replaceAll('\r\n ', '')).toContain('mailto:ann@solo.test')
})

test('each change and each registration has mails of its own', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const { confirmed, cancelled } = smtpEventMails(at.services)
  const changed = (sequence: number) =>
    deliverEventMails('ann', { ...event, sequence }, 'eventChanged', at.services)
  await confirmed(event, recipient)
  await changed(3)
  await changed(3)
  await changed(4)
  await at.change('ann', event, { status: 'cancelled' })
  await cancelled(event, recipient)
  await cancelled(event, recipient)
  await at.change('ann', event, { status: 'registered', generation: 2 })
  await confirmed(event, recipient)
  expect(await subjects()).toEqual([
    'You are registered: Finding outcomes',
    'Changed: Finding outcomes',
    'Changed: Finding outcomes',
    'Registration canceled: Finding outcomes',
    'You are registered: Finding outcomes',
  ])
})

test('who is not registered any more, or not known, gets nothing but the cancellation', async () => {
  const event = mailEvent()
  await at.register('ann', event, { status: 'cancelled' })
  const mails = smtpEventMails(at.services)
  await mails.confirmed(event, recipient)
  await deliverEventMails('ann', event, 'eventChanged', at.services)
  expect(await deliverEventMails('ann', event, 'dayReminder', at.services)).toEqual([])
  await mails.cancelled(event, { ...recipient, uid: 'nobody' })
  await mails.cancelled(event, recipient)
  expect(await subjects()).toEqual(['Registration canceled: Finding outcomes'])
})

test('an event that is cancelled, reinstated and cancelled again is told each time', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const mails = smtpEventMails(at.services)
  await mails.cancelled({ ...event, state: 'cancelled', sequence: 3 }, recipient)
  await deliverEventMails('ann', { ...event, sequence: 4 }, 'eventChanged', at.services)
  await mails.cancelled({ ...event, state: 'cancelled', sequence: 5 }, recipient)
  expect(await subjects()).toEqual([
    'Canceled: Finding outcomes on Tuesday, June 1',
    'Changed: Finding outcomes',
    'Canceled: Finding outcomes on Tuesday, June 1',
  ])
})

test('nothing is sent about an event that is over', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  at.clock = START + DAY
  await deliverEventMails('ann', event, 'eventChanged', at.services)
  expect(await at.mails()).toEqual([])
})

test('the claim of a process that ended before it sent the mail expires, and the mail goes out', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const dead = { ...at.services, emailOf: () => new Promise<null>(() => {}) }
  void deliverEventMails('ann', event, 'registrationConfirmed', dead)
  const ledger = at.firestore.doc(eventMemberPath(event.documentId, 'ann'))
  while ((await ledger.get()).get('mailDueAt') === undefined);
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual([])
  at.clock += 200_000
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual(['sent'])
  expect(await subjects()).toHaveLength(1)
})

test('a mail whose process ended between sending and noting it is not sent again, and later mails are', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const { mailer } = at.services
  let isSent = false
  const dead: typeof at.services = {
    ...at.services,
    mailer: {
      send: async (...mail) => {
        await mailer.send(...mail)
        isSent = true
        return await new Promise(() => {})
      },
    },
  }
  void deliverEventMails('ann', event, 'registrationConfirmed', dead)
  await until(async () => isSent)
  at.clock += 200_000
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual([])
  expect(await deliverEventMails('ann', event, 'dayReminder', at.services)).toEqual(['sent'])
  expect(await subjects()).toEqual([
    'You are registered: Finding outcomes',
    'Tuesday, June 1, 14:00 (Berlin): Finding outcomes',
  ])
})

test('a mail that is refused for good is not tried again', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  await at.refuse('permanent')
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual(['refused'])
  at.clock += DAY
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual([])
  expect(await at.mails()).toEqual([])
})

test('an address that its mail server refuses gets no other mail; a changed and confirmed one does', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  await at.refuse('permanent')
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', at.services)).toEqual(['refused'])
  const changed = { ...event, sequence: 3 }
  expect(await deliverEventMails('ann', changed, 'eventChanged', at.services)).toEqual(['refused'])
  expect(await refusedAddresses([addressOf('ann'), 'new@solo.test'], at.firestore, at.clock)).toEqual(
    new Set([addressOf('ann')]),
  )
  const moved = { ...at.services, emailOf: async () => 'new@solo.test' }
  expect(await deliverEventMails('ann', { ...event, sequence: 4 }, 'eventChanged', moved)).toEqual(['sent'])
  expect((await at.mails()).map(({ to }) => to)).toEqual(['new@solo.test'])
})

test('a mail that is refused for its content or its sender does not block the address', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const refusing = {
    ...at.services,
    mailer: { send: () => Promise.reject(new MailRefusedError('The mail was refused.')) },
  }
  expect(await deliverEventMails('ann', event, 'registrationConfirmed', refusing)).toEqual(['refused'])
  expect(await deliverEventMails('ann', event, 'dayReminder', at.services)).toEqual(['sent'])
})

test('after 30 days one mail is tried again', async () => {
  await noteRefusedAddress('Ann@solo.test', at.firestore, at.clock)
  const refusedAfter = (days: number) =>
    refusedAddresses(['ann@solo.test'], at.firestore, at.clock + days * DAY)
  expect((await refusedAfter(29)).size).toBe(1)
  expect((await refusedAfter(30)).size).toBe(0)
})

test('a change is told from what the member was told, also if an earlier change could not be mailed', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const ledger = at.firestore.doc(eventMemberPath(event.documentId, 'ann'))
  const due = async (kind: EventMailKind, changed: typeof event) =>
    await ledger.update({ ...dueEventMail((await ledger.get()).data(), kind, changed, at.clock) })
  await due('registrationConfirmed', event)
  await deliverEventMails('ann', event, null, at.services)
  await at.refuse('temporary')
  const first = mailEvent({ sequence: 3, topic: 'Finding jobs' })
  await due('eventChanged', first)
  expect(await deliverEventMails('ann', first, null, at.services)).toEqual(['later'])
  const second = mailEvent({ sequence: 4, topic: 'Finding steps' })
  await due('eventChanged', second)
  expect(await deliverEventMails('ann', second, null, at.services)).toEqual(['sent'])
  const [, told] = await at.mails()
  expect(told?.subject).toBe('Changed: Finding steps')
  expect(told?.text).toContain('Finding steps (was Finding outcomes)\nTuesday, June 1, 2027\n')
})

test('times are on the clock of the member’s record, and a reminder can be unsubscribed', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const record = at.firestore.doc(memberPath({ uid: 'ann', domain: 'solo.test' }))
  await record.update({ timeZone: 'America/New_York', hourCycle: 'h12' })
  await deliverEventMails('ann', event, 'dayReminder', at.services)
  const [mail] = await at.mails()
  expect(mail?.subject).toBe('Tuesday, June 1, 8:00 AM (New York): Finding outcomes')
  const link = /Unsubscribe from reminders: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(readUnsubscribeToken(token, 'key', at.clock)).toEqual({
    uid: 'ann',
    domain: 'solo.test',
    field: 'eventReminders',
  })
})

test('who was denied is told, once, with the reason of the host', async () => {
  const event = mailEvent()
  const denialReason = 'It is for beginners.'
  await at.register('ann', event, { status: 'denied', joinURL: '', denialReason })
  const { denied } = smtpEventMails(at.services)
  await denied(event, recipient)
  await denied(event, recipient)
  const [mail, ...others] = await at.mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Not accepted: Finding outcomes')
  expect(mail?.text).toContain('The host wrote: “It is for beginners.”')
})

test('who has not confirmed the address gets no mail, now or later', async () => {
  const event = mailEvent()
  await at.register('bystander', event)
  const services = { ...at.services, emailOf: async () => null }
  expect(await deliverEventMails('bystander', event, 'registrationConfirmed', services)).toEqual(['refused'])
  expect(await deliverEventMails('bystander', event, 'registrationConfirmed', at.services)).toEqual([])
  expect(await at.mails()).toEqual([])
})
