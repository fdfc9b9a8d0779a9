import { renderMail } from '../../frame/renderMail.ts'
import { SEAT_ENDINGS, seatEnded } from './seatEnded.ts'
import { seatInvitation } from './seatInvitation.ts'
import { seatsBought } from './seatsBought.ts'
import { seatsReduced } from './seatsReduced.ts'

const reader = { name: 'Ann Lee', appOrigin: 'https://studio.test', timeZone: 'UTC' }
const INVITATION = {
  contact: 'bea@acme.test',
  contactName: '',
  group: 'Acme',
  email: 'ann@else.test',
  days: 14,
}

test('an invitation says who invites, to which address, for how long, and where', () => {
  const { subject, text, html } = renderMail(seatInvitation.write(INVITATION, reader))
  expect(subject).toBe('bea@acme.test has a seat for you in Outcome Studio')
  expect(text).toContain('bea@acme.test has reserved a seat for you in the group “Acme”.')
  expect(text).toContain('Sign up or sign in with ann@else.test. The seat is reserved for 14 days.')
  expect(text).toContain('https://studio.test/auth/signup?next=%2Fauth%2Fseats')
  expect(html).toContain('Take your seat')
})

test('an invitation names the person where the name is known, next to the address', () => {
  const named = { ...INVITATION, contactName: 'Bea Buyer' }
  const { subject, text } = renderMail(seatInvitation.write(named, reader))
  expect(subject).toBe('Bea Buyer has a seat for you in Outcome Studio')
  expect(text).toContain('Bea Buyer (bea@acme.test) has reserved a seat for you')
  expect(text).toContain('because Bea Buyer (bea@acme.test) invited this address')
})

test('an invitation that was noted without a name is written without it', () => {
  const { contactName: _none, ...earlier } = INVITATION
  expect(renderMail(seatInvitation.write(earlier, reader)).subject).toMatch(/^bea@acme\.test has/)
})

test('a name that mail programs would show as a link is no name of who invites', () => {
  const named = { ...INVITATION, contactName: 'WIN A PRIZE https://evil.test' }
  const { subject, text, html } = renderMail(seatInvitation.write(named, reader))
  expect(`${subject}${text}${html}`).not.toMatch(/evil|PRIZE/)
})

test.each(['WIN A PRIZE https://evil.test', 'evil.test', '<b>Acme</b> http://x'])(
  'the name of a group is left out if a mail program would find a link in it: %s',
  (group) => {
    const { text, html } = renderMail(seatInvitation.write({ ...INVITATION, group }, reader))
    expect(text).not.toContain('evil')
    expect(html).not.toContain('<b>')
    expect(text).toContain('has reserved a seat for you. You get full access')
  },
)

test.each(SEAT_ENDINGS)('the end of a seat (%s) says why, and what stays', (why) => {
  const { text } = renderMail(seatEnded.write({ group: 'Acme', contact: 'bea@acme.test', why }, reader))
  expect(text).toContain('roup “Acme”')
  expect(text).toContain('Your studies stay available to open, read and export.')
  expect(text.includes('ask bea@acme.test')).toBe(why !== 'deleted')
})

test('the owner of a group is told how many lost their seat', () => {
  const { subject, text } = renderMail(seatsReduced.write({ seats: 2, freed: 1, withdrawn: 3 }, reader))
  expect(subject).toBe('Your group has 2 seats now')
  expect(text).toContain('Members who lost their seat: 1')
  expect(text).toContain('Invitations withdrawn: 3.')
})

test('the buyer of a group is told how many seats there are, and where they are given', () => {
  const { subject, text } = renderMail(seatsBought.write({ seats: 2, days: 14 }, reader))
  expect(subject).toBe('You have 2 seats in Outcome Studio')
  expect(text).toContain('You have paid for 2 seats. One of them is yours.')
  expect(text).toContain('Invite your team: https://studio.test/auth/seats')
})
