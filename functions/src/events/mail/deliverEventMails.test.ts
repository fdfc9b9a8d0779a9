import { eventMemberPath } from '@outcome-studio/shared/domain/paths'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { addressOf, type MailCloud, openMailCloud } from '../../test/events/openMailCloud.ts'
import { until } from '../../test/until.ts'
import { deliverEventMails } from './deliverEventMails.ts'
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
  const { confirmed, changed, cancelled } = smtpEventMails(at.services)
  await confirmed(event, recipient)
  await changed({ ...event, sequence: 3 }, recipient)
  await changed({ ...event, sequence: 3 }, recipient)
  await changed({ ...event, sequence: 4 }, recipient)
  await at.change('ann', event, { status: 'cancelled' })
  await cancelled(event, recipient)
  await cancelled(event, recipient)
  await at.change('ann', event, { status: 'registered', generation: 2 })
  await confirmed(event, recipient)
  expect(await subjects()).toEqual([
    'You are registered: Finding outcomes',
    'Changed: Finding outcomes',
    'Changed: Finding outcomes',
    'Registration cancelled: Finding outcomes',
    'You are registered: Finding outcomes',
  ])
})

test('who is not registered any more, or not known, gets nothing but the cancellation', async () => {
  const event = mailEvent()
  await at.register('ann', event, { status: 'cancelled' })
  const mails = smtpEventMails(at.services)
  await mails.confirmed(event, recipient)
  await mails.changed(event, recipient)
  expect(await deliverEventMails('ann', event, 'dayReminder', at.services)).toEqual([])
  await mails.cancelled(event, { ...recipient, uid: 'nobody' })
  await mails.cancelled(event, recipient)
  expect(await subjects()).toEqual(['Registration cancelled: Finding outcomes'])
})

test('an event that is cancelled, reinstated and cancelled again is told each time', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  const mails = smtpEventMails(at.services)
  await mails.cancelled({ ...event, state: 'cancelled', sequence: 3 }, recipient)
  await mails.changed({ ...event, sequence: 4 }, recipient)
  await mails.cancelled({ ...event, state: 'cancelled', sequence: 5 }, recipient)
  expect(await subjects()).toEqual([
    'Cancelled: Finding outcomes',
    'Changed: Finding outcomes',
    'Cancelled: Finding outcomes',
  ])
})

test('nothing is sent about an event that is over', async () => {
  const event = mailEvent()
  await at.register('ann', event)
  at.clock = START + DAY
  await smtpEventMails(at.services).changed(event, recipient)
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
    'Starts in 168 hours: Finding outcomes',
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

test('who has not confirmed the address gets no mail, now or later', async () => {
  const event = mailEvent()
  await at.register('bystander', event)
  const services = { ...at.services, emailOf: async () => null }
  expect(await deliverEventMails('bystander', event, 'registrationConfirmed', services)).toEqual(['refused'])
  expect(await deliverEventMails('bystander', event, 'registrationConfirmed', at.services)).toEqual([])
  expect(await at.mails()).toEqual([])
})
