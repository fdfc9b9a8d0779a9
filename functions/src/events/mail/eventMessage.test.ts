import fc from 'fast-check'
import { type EventMailKind, isEventMailKind, MAIL_KINDS, type MailKind } from '../../mail/MAIL_KINDS.ts'
import { mailEvent, START } from '../../test/events/mailEvent.ts'
import { eventMessage } from './eventMessage.ts'
import { NO_MESSAGE } from './eventTexts.ts'

type Input = Parameters<typeof eventMessage>[0]
const KINDS = (Object.keys(MAIL_KINDS) as MailKind[]).filter(isEventMailKind)
const HOUR = 3_600_000
const settings = { appOrigin: 'https://studio.test', from: { name: 'Studio', email: 'events@studio.test' } }
const berlin = { timeZone: 'Europe/Berlin', hourCycle: 'h23' } as const
const recipient = {
  uid: 'ann',
  email: 'ann@acme.test',
  name: 'Ann Lee',
  joinURL: 'https://zoom.test/w/1',
  clock: berlin,
  standing: 'registered' as const,
  was: null,
  denialReason: '',
  wasConfirmed: false,
}
const PAGE = 'https://studio.test/live-events/mail-event'
const UNSUBSCRIBE = 'https://functions.test/unsubscribe?token=t'

function messageOf(
  kind: EventMailKind,
  {
    recipient: changes,
    ...others
  }: Omit<Partial<Input>, 'recipient'> & { recipient?: Partial<Input['recipient']> } = {},
) {
  return eventMessage({
    kind,
    event: mailEvent(),
    recipient: { ...recipient, ...changes },
    message: NO_MESSAGE,
    settings,
    unsubscribeUrl: MAIL_KINDS[kind].unsubscribe === null ? '' : UNSUBSCRIBE,
    now: START - 24 * HOUR,
    ...others,
  })
}

test('a confirmation says when the event is on the clock of the member, and how to join', () => {
  expect(messageOf('registrationConfirmed')).toMatchObject({
    subject: 'You are registered: Finding outcomes',
    text: `Hello Ann Lee,

You are registered for this live event:

Finding outcomes
Tuesday, June 1, 2027
14:00 – 15:00 Central European Summer Time
1 hour
Online, Zoom webinar

Join: https://zoom.test/w/1
Event page: ${PAGE}

The link to join is yours alone: please do not pass it on. It works from ten minutes before the start.

You get this email because you registered for this live event.
Your profile: https://studio.test/auth/profile`,
    calendar: { method: 'REQUEST', text: expect.stringContaining('METHOD:REQUEST') },
    unsubscribe: null,
  })
})

test.each`
  kind                       | changes                     | left   | subject
  ${'eventChanged'}          | ${{}}                       | ${24}  | ${'Changed: Finding outcomes'}
  ${'registrationEnded'}     | ${{}}                       | ${24}  | ${'Registration canceled: Finding outcomes'}
  ${'registrationEnded'}     | ${{ state: 'cancelled' }}   | ${24}  | ${'Canceled: Finding outcomes on Tuesday, June 1'}
  ${'registrationDenied'}    | ${{}}                       | ${24}  | ${'Not accepted: Finding outcomes'}
  ${'dayReminder'}           | ${{}}                       | ${24}  | ${'Tuesday, June 1, 14:00 (Berlin): Finding outcomes'}
  ${'dayReminder'}           | ${{}}                       | ${2.6} | ${'Today 14:00 (Berlin): Finding outcomes'}
  ${'hourReminder'}          | ${{}}                       | ${1}   | ${'Today 14:00 (Berlin): Finding outcomes'}
  ${'registrationConfirmed'} | ${{ topic: 'A\r\nBcc: x' }} | ${24}  | ${'You are registered: A Bcc: x'}
  ${'registrationConfirmed'} | ${{ topic: '' }}            | ${24}  | ${'You are registered: Live event'}
`('the subject of "$kind" $left hours before is "$subject"', ({ kind, changes, left, subject }) => {
  const now = START - left * HOUR
  expect(messageOf(kind, { event: mailEvent(changes), now }).subject).toBe(subject)
})

test('a reminder just before midnight names the day of the start', () => {
  const event = mailEvent({}, Date.UTC(2027, 5, 1, 22, 30))
  const { subject } = messageOf('hourReminder', { event, now: Date.UTC(2027, 5, 1, 21, 40) })
  expect(subject).toBe('Wednesday, June 2, 00:30 (Berlin): Finding outcomes')
})

test.each`
  own                   | timeZone              | now                   | subject
  ${'America/New_York'} | ${'Pacific/Auckland'} | ${'2027-06-01T12:30'} | ${'Today 02:00 (Auckland): Finding outcomes'}
  ${'Pacific/Auckland'} | ${'Europe/Berlin'}    | ${'2027-05-31T21:30'} | ${'Tuesday, June 1, 16:00 (Berlin): Finding outcomes'}
`('whether an event in $own is today depends on the day in $timeZone, where the member is', (row) => {
  const event = mailEvent({ timezone: row.own }, Date.UTC(2027, 5, 1, 14))
  const clock = { ...berlin, timeZone: row.timeZone }
  const now = Date.parse(`${row.now}Z`)
  expect(messageOf('dayReminder', { event, recipient: { clock }, now }).subject).toBe(row.subject)
})

test.each`
  timeZone              | hourCycle    | own                | lines
  ${'Europe/Berlin'}    | ${'h23'}     | ${'Europe/Berlin'} | ${'Tuesday, June 1, 2027\n14:00 – 15:00 Central European Summer Time\n1 hour'}
  ${'Europe/Paris'}     | ${'h23'}     | ${'Europe/Berlin'} | ${'Tuesday, June 1, 2027\n14:00 – 15:00 Central European Summer Time\n1 hour'}
  ${'America/New_York'} | ${'h12'}     | ${'Europe/Berlin'} | ${'Tuesday, June 1, 2027\n8:00 AM – 9:00 AM Eastern Daylight Time\nAt the event: 2:00 PM Central European Summer Time\n1 hour'}
  ${'Pacific/Auckland'} | ${'h23'}     | ${'Europe/Berlin'} | ${'Wednesday, June 2, 2027\n00:00 – 01:00 New Zealand Standard Time\nAt the event: Tuesday, June 1, 14:00 Central European Summer Time\n1 hour'}
  ${'Asia/Kolkata'}     | ${undefined} | ${'UTC'}           | ${'Tuesday, June 1, 2027\n17:30 – 18:30 India Standard Time\nAt the event: 12:00 Coordinated Universal Time\n1 hour'}
  ${''}                 | ${undefined} | ${'Asia/Kolkata'}  | ${'Tuesday, June 1, 2027\n17:30 – 18:30 India Standard Time\nThat is 12:00 Coordinated Universal Time.\n1 hour'}
  ${''}                 | ${undefined} | ${'UTC'}           | ${'Tuesday, June 1, 2027\n12:00 – 13:00 Coordinated Universal Time\n1 hour'}
  ${''}                 | ${undefined} | ${'Mars/Olympus'}  | ${'Tuesday, June 1, 2027\n12:00 – 13:00 Coordinated Universal Time\n1 hour'}
`('an event in $own for a member in "$timeZone" with the clock $hourCycle', (row) => {
  const clock = {
    timeZone: row.timeZone,
    ...(row.hourCycle === undefined ? {} : { hourCycle: row.hourCycle }),
  }
  const event = mailEvent({ timezone: row.own })
  const { text, html } = messageOf('registrationConfirmed', { event, recipient: { clock } })
  expect(text).toContain(`Finding outcomes\n${row.lines}`)
  for (const line of row.lines.split('\n')) expect(html).toContain(`>${line}</div>`)
})

test('a change says what has changed, from what to what', () => {
  const was = { topic: 'Finding jobs', startTime: '2027-05-31T16:00:00.000Z', duration: 90 }
  const { text, html } = messageOf('eventChanged', { recipient: { was } })
  expect(text).toContain(`Finding outcomes (was Finding jobs)
Tuesday, June 1, 2027 (was Monday, May 31, 2027)
14:00 – 15:00 Central European Summer Time (was 18:00 – 19:30 Central European Summer Time)
1 hour (was 1 hour 30 minutes)
Online, Zoom webinar`)
  expect(html).toMatch(/<del [^>]*>Monday, May 31, 2027<\/del> Tuesday, June 1, 2027</)
})

test('what did not change is not said to have changed', () => {
  const was = { topic: 'Finding outcomes', startTime: '2027-06-01T13:00:00.000Z', duration: 60 }
  const { text, html } = messageOf('eventChanged', { recipient: { was } })
  expect(text.match(/\(was /g)).toHaveLength(1)
  expect(html.match(/<del /g)).toHaveLength(1)
  expect(messageOf('dayReminder', { recipient: { was } }).text).not.toContain('was')
})

test('a cancellation withdraws the entry of the calendar and has no link to join', () => {
  const { text, calendar } = messageOf('registrationEnded')
  expect(text).not.toContain('zoom.test')
  expect(calendar?.method).toBe('CANCEL')
  expect(calendar?.text).toContain('STATUS:CANCELLED')
  expect(calendar?.text).not.toContain('zoom.test')
})

test.each`
  kind                   | standing            | changes                      | text                                                | reason
  ${'eventChanged'}      | ${'awaitsApproval'} | ${{}}                        | ${'has changed. The host still decides'}            | ${'you asked to join'}
  ${'eventChanged'}      | ${'waitlisted'}     | ${{}}                        | ${'has changed. You are still on the waitlist.'}    | ${'you joined the waitlist'}
  ${'eventUnpublished'}  | ${'awaitsApproval'} | ${{ status: 'unpublished' }} | ${'Your request stays, and the host still decides'} | ${'you asked to join'}
  ${'eventUnpublished'}  | ${'waitlisted'}     | ${{ status: 'unpublished' }} | ${'You stay on the waitlist, and nobody moves up'}  | ${'you joined the waitlist'}
  ${'registrationEnded'} | ${'awaitsApproval'} | ${{ state: 'cancelled' }}    | ${'Canceled: Finding outcomes on Tuesday, June 1.'} | ${'you asked to join'}
  ${'registrationEnded'} | ${'waitlisted'}     | ${{ state: 'cancelled' }}    | ${'Canceled: Finding outcomes on Tuesday, June 1.'} | ${'you joined the waitlist'}
`(
  '$kind tells a member who is $standing what becomes of the request, without a place in the calendar',
  (row) => {
    const recipient = { standing: row.standing }
    const { text, html, calendar } = messageOf(row.kind, { event: mailEvent(row.changes), recipient })
    for (const part of [text, html]) {
      expect(part).toContain(row.text)
      expect(part).toContain(`You get this email because ${row.reason}`)
      expect(part).not.toMatch(/zoom\.test|You are still registered|your link to join/)
    }
    expect(calendar).toBeNull()
  },
)

test.each(['registered', 'awaitsApproval', 'waitlisted'] as const)(
  'a mail that an event is no longer listed does not lead a member who is %s to its page, which is gone',
  (standing) => {
    const event = mailEvent({ status: 'unpublished' })
    const { text, html } = messageOf('eventUnpublished', { event, recipient: { standing } })
    for (const part of [text, html]) expect(part).not.toContain(PAGE)
    expect(text).toContain(
      standing === 'registered'
        ? 'Join: https://zoom.test/w/1'
        : 'Other live events: https://studio.test/live-events',
    )
  },
)

test.each([
  ['Sorry, it is for beginners.', 'The host wrote: “Sorry, it is for beginners.”'],
  ['', 'The host has not accepted your registration for this live event.\n\nFinding outcomes'],
])('a denial gives the reason of the host: %j', (denialReason, expected) => {
  const { text, calendar } = messageOf('registrationDenied', { recipient: { denialReason } })
  expect(text).toContain(expected)
  expect(text).not.toContain('zoom.test')
  expect(calendar).toBeNull()
})

test('a registration that the host withdraws leaves the calendar', () => {
  const { subject, calendar } = messageOf('registrationDenied', { recipient: { wasConfirmed: true } })
  expect(subject).toBe('Registration withdrawn: Finding outcomes')
  expect(calendar?.method).toBe('CANCEL')
})

test('a reminder has no calendar file, and a link that unsubscribes', () => {
  const { text, html, calendar, unsubscribe } = messageOf('hourReminder')
  expect(calendar).toBeNull()
  expect(unsubscribe).toBe(UNSUBSCRIBE)
  expect(text).toContain(`Unsubscribe from reminders: ${UNSUBSCRIBE}`)
  expect(html).toContain(`href="${UNSUBSCRIBE}"`)
})

test('a member from the waitlist is told until when they can decline', () => {
  const declineUntil = START - 26 * 3_600_000
  const { subject, text } = messageOf('registeredFromWaitlist', { recipient: { ...recipient, declineUntil } })
  expect(subject).toBe('A place is yours: Finding outcomes')
  expect(text).toContain('decline on the event page by Monday, May 31,')
})

test.each(['javascript:alert(1)', 'http://evil.test', 'nonsense', ''])('%j is no link to join', (joinURL) => {
  const { text, html } = messageOf('registrationConfirmed', { recipient: { joinURL } })
  expect(text).not.toContain('Join:')
  expect(html).not.toContain('>Join<')
})

const MESSAGE = {
  subject: 'Please bring a job',
  text: 'Hello again,\n\nplease bring a job.\nOne is enough.\n\n\nSee you!',
  withRecording: false,
}

test('a message of the host arrives as it was written, with the event and the link to join', () => {
  const { subject, text, html, calendar } = messageOf('eventMessage', { message: MESSAGE })
  expect(subject).toBe('Please bring a job')
  expect(text).toContain(`Hello Ann Lee,

Hello again,

please bring a job.
One is enough.

See you!

Finding outcomes
Tuesday, June 1, 2027`)
  expect(text).toContain('Join: https://zoom.test/w/1')
  expect(text).toContain('The host of this live event wrote this')
  expect(html).toContain('please bring a job.<br>One is enough.')
  expect(calendar).toBeNull()
})

test('a message after the event has no link to join, and leads to the recording if the host wants that', () => {
  const now = START + 2 * HOUR
  const page = `Event page: ${PAGE}`
  expect(messageOf('eventMessage', { message: MESSAGE, now }).text).toContain(page)
  const { text } = messageOf('eventMessage', { message: { ...MESSAGE, withRecording: true }, now })
  expect(text).toContain(`Watch the recording: ${PAGE}`)
  expect(text).not.toContain('zoom.test')
})

test('a message after the host has ended an event early has no link to join', () => {
  const now = START + HOUR / 2
  const event = mailEvent({ state: 'ended' })
  expect(messageOf('eventMessage', { message: MESSAGE, now }).text).toContain('Join:')
  expect(messageOf('eventMessage', { message: MESSAGE, event, now }).text).not.toContain('zoom.test')
})

test('members of an event that is no longer listed keep their link', () => {
  const { subject, text, calendar } = messageOf('eventUnpublished')
  expect(subject).toBe('No longer listed: Finding outcomes')
  expect(text).toContain('Join: https://zoom.test/w/1')
  expect(calendar).toBeNull()
})

test('no topic, name or reason becomes markup or another header', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constant('<img src=x onerror=1>"\'&\r\n'),
  )
  const elements = 'html|head|meta|title|style|body|div|table|tr|td|h1|p|br|a|del'
  const own = new RegExp(`</?(?:${elements})(?: [a-z-]+="[^"<>]*")*>|<!doctype html>`, 'g')
  fc.assert(
    fc.property(hostile, hostile, fc.constantFrom(...KINDS), (topic, words, kind) => {
      const { subject, html } = messageOf(kind, {
        event: mailEvent({ topic }),
        message: { subject: words, text: words, withRecording: false },
        recipient: {
          name: words,
          denialReason: words,
          was: { topic: words, startTime: mailEvent().startTime, duration: 5 },
        },
      })
      expect(subject).not.toMatch(/[\r\n\p{Cc}]/u)
      expect([...subject].length).toBeLessThanOrEqual(200)
      expect(html.replaceAll(own, '')).not.toMatch(/[<>]/)
    }),
    { numRuns: 200 },
  )
})

test('a name that mail programs would show as a link stands nowhere', () => {
  const name = 'WIN A PRIZE https://evil.test'
  const { text, html, calendar } = messageOf('registrationConfirmed', { recipient: { name } })
  expect(text).toMatch(/^Hello,\n/)
  expect(`${text}${html}${calendar?.text}`).not.toMatch(/evil|PRIZE/)
})

test.each(KINDS)('%s needs nothing from the network to be shown', (kind) => {
  expect(messageOf(kind).html).not.toMatch(/<img|<link|@import|url\(|src=/)
})
