import fc from 'fast-check'
import { type EventMailKind, isEventMailKind, MAIL_KINDS, type MailKind } from '../../mail/MAIL_KINDS.ts'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { eventMessage } from './eventMessage.ts'

const KINDS = (Object.keys(MAIL_KINDS) as MailKind[]).filter(isEventMailKind)
const HOUR = 3_600_000
const settings = { appOrigin: 'https://studio.test', from: { name: 'Studio', email: 'events@studio.test' } }
const recipient = { uid: 'ann', email: 'ann@acme.test', name: 'Ann Lee', joinURL: 'https://zoom.test/w/1' }
const PAGE = 'https://studio.test/live-events/mail-event'

const messageOf = (kind: EventMailKind, changes: Partial<Parameters<typeof eventMessage>[0]> = {}) =>
  eventMessage({ kind, event: mailEvent(), recipient, settings, now: START - 24 * HOUR, ...changes })

test('a confirmation says when the event is, in its zone and in UTC, and how to join', () => {
  expect(messageOf('registrationConfirmed')).toMatchObject({
    subject: 'You are registered: Finding outcomes',
    text: `Hello Ann Lee,

You are registered for this live event:

Finding outcomes
Tuesday, June 1, 2027, 2:00 PM Central European Summer Time
That is 12:00 PM UTC.
Duration: 1 hour

Join: https://zoom.test/w/1
Event page: ${PAGE}

The link to join is yours alone: please do not pass it on. It works from ten minutes before the start.

Choose in your profile whether we remind you of events.
Your profile: https://studio.test/auth/profile`,
    calendar: { method: 'REQUEST', text: expect.stringContaining('METHOD:REQUEST') },
    unsubscribe: null,
  })
})

test.each`
  kind                       | changes                     | left    | subject
  ${'eventChanged'}          | ${{}}                       | ${24}   | ${'Changed: Finding outcomes'}
  ${'registrationEnded'}     | ${{}}                       | ${24}   | ${'Registration cancelled: Finding outcomes'}
  ${'registrationEnded'}     | ${{ state: 'cancelled' }}   | ${24}   | ${'Cancelled: Finding outcomes'}
  ${'dayReminder'}           | ${{}}                       | ${24}   | ${'Starts in 24 hours: Finding outcomes'}
  ${'dayReminder'}           | ${{}}                       | ${2.6}  | ${'Starts in 3 hours: Finding outcomes'}
  ${'hourReminder'}          | ${{}}                       | ${1}    | ${'Starts in 1 hour: Finding outcomes'}
  ${'hourReminder'}          | ${{}}                       | ${0.9}  | ${'Starts in 54 minutes: Finding outcomes'}
  ${'hourReminder'}          | ${{}}                       | ${0.01} | ${'Starts in less than a minute: Finding outcomes'}
  ${'registrationConfirmed'} | ${{ topic: 'A\r\nBcc: x' }} | ${24}   | ${'You are registered: A Bcc: x'}
  ${'registrationConfirmed'} | ${{ topic: '' }}            | ${24}   | ${'You are registered: Live event'}
`('the subject of "$kind" $left hours before is "$subject"', ({ kind, changes, left, subject }) => {
  const now = START - left * HOUR
  expect(messageOf(kind, { event: mailEvent(changes), now }).subject).toBe(subject)
})

test('a cancellation withdraws the entry of the calendar and has no link to join', () => {
  const { text, calendar } = messageOf('registrationEnded')
  expect(text).not.toContain('zoom.test')
  expect(calendar?.method).toBe('CANCEL')
  expect(calendar?.text).toContain('STATUS:CANCELLED')
  expect(calendar?.text).not.toContain('zoom.test')
})

test('a reminder has no calendar file, and says how to switch reminders off', () => {
  const { text, html, calendar, unsubscribe } = messageOf('hourReminder')
  expect(calendar).toBeNull()
  expect(unsubscribe).toBe('https://studio.test/auth/profile')
  expect(text).toContain('Switch them off in your profile.\nYour profile: https://studio.test/auth/profile')
  expect(html).toContain('href="https://studio.test/auth/profile"')
})

test.each([
  [
    'Pacific/Auckland',
    'Wednesday, June 2, 2027, 12:00 AM New Zealand Standard Time\nThat is Tuesday, June 1, 2027, 12:00 PM UTC.',
  ],
  ['Asia/Kolkata', 'Tuesday, June 1, 2027, 5:30 PM India Standard Time\nThat is 12:00 PM UTC.'],
  ['UTC', 'Tuesday, June 1, 2027, 12:00 PM Coordinated Universal Time\nDuration'],
])('the start is named in %s and in UTC', (timezone, times) => {
  expect(messageOf('registrationConfirmed', { event: mailEvent({ timezone }) }).text).toContain(times)
})

test.each(['javascript:alert(1)', 'http://evil.test', 'nonsense', ''])('%j is no link to join', (joinURL) => {
  const { text, html } = messageOf('registrationConfirmed', { recipient: { ...recipient, joinURL } })
  expect(text).not.toContain('Join:')
  expect(html).not.toContain('Join')
})

test('no topic or name becomes markup or another header', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constant('<img src=x onerror=1>"\'&\r\n'),
  )
  fc.assert(
    fc.property(hostile, hostile, fc.constantFrom(...KINDS), (topic, name, kind) => {
      const { subject, html } = messageOf(kind, {
        event: mailEvent({ topic }),
        recipient: { ...recipient, name },
      })
      expect(subject).not.toMatch(/[\r\n\p{Cc}]/u)
      expect([...subject].length).toBeLessThanOrEqual(200)
      const own =
        /<\/?(?:!doctype|html|head|meta|title|body|p|strong|br|a|small)(?: [a-z-]+(?:="[^"<>]*")?)*>/g
      expect(html.replaceAll(own, '')).not.toMatch(/[<>]/)
    }),
    { numRuns: 200 },
  )
})

test('a name that mail programs would show as a link stands nowhere', () => {
  const name = 'WIN A PRIZE https://evil.test'
  const { text, html, calendar } = messageOf('registrationConfirmed', { recipient: { ...recipient, name } })
  expect(text).toMatch(/^Hello,\n/)
  expect(`${text}${html}${calendar?.text}`).not.toMatch(/evil|PRIZE/)
})

test('an event in a zone that is not known is announced in UTC', () => {
  const { text } = messageOf('registrationConfirmed', { event: mailEvent({ timezone: 'Mars/Olympus' }) })
  expect(text).toContain('12:00 PM Coordinated Universal Time')
})
