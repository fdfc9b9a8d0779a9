import { formatDay } from '@outcome-studio/shared/domain/base'
import * as fc from 'fast-check'
import { renderMail } from '../../frame/renderMail.ts'
import { PERSON_MAILS } from '../PERSON_MAILS.ts'

const AT = '2026-12-26T23:05:00.000Z'
const reader = (timeZone: string) => ({ name: 'Ann', appOrigin: 'https://studio.test', timeZone })
const FAILURE = { accessUntil: AT, isConfirmation: false }

test.each([
  ['renewalFailed', FAILURE, 'Your payment failed', 'Update card'],
  ['renewalFailed', { ...FAILURE, isConfirmation: true }, 'Please confirm your payment', 'Confirm payment'],
  ['accessEnding', FAILURE, 'Your access ends on December 27, 2026 (GMT+1)', 'Update card'],
  ['renewalSettled', { nextPaymentAt: AT }, 'Your payment went through', 'See your plan'],
] as const)('%s with %j says the day in the zone of the member', (kind, data, subject, button) => {
  const mail = renderMail(PERSON_MAILS[kind].write(data, reader('Europe/Berlin')))
  expect(mail.subject).toBe(subject)
  for (const body of [mail.text, mail.html]) expect(body).toContain('December 27, 2026 (GMT+1)')
  expect(mail.text).toContain(`${button}: https://studio.test/auth/plan`)
})

test('a mail about a payment without a next one names no day', () => {
  const { text } = renderMail(PERSON_MAILS.renewalSettled.write({ nextPaymentAt: null }, reader('UTC')))
  expect(text).not.toMatch(/Next payment/)
})

test.each([{}, { accessUntil: 'soon', isConfirmation: false }])('malformed data %j are refused', (data) => {
  expect(() => PERSON_MAILS.renewalFailed.write(data, reader('UTC'))).toThrow('malformed')
})

test('a mail has the day that the screens show', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, zones, (time, zone) => {
      const accessUntil = time.toISOString()
      const { text } = renderMail(PERSON_MAILS.accessEnding.write({ ...FAILURE, accessUntil }, reader(zone)))
      expect(text).toContain(formatDay(accessUntil, 'en-US', zone))
    }),
  )
})
