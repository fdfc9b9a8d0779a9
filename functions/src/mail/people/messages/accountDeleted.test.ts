import { renderMail } from '../../frame/renderMail.ts'
import { MailRefusedError } from '../../server/openMailer.ts'
import { accountDeleted } from './accountDeleted.ts'

const reader = { name: '', appOrigin: 'https://studio.test', timeZone: 'UTC' }

test('the deletion of an account is confirmed', () => {
  expect(renderMail(accountDeleted.write({ name: 'Ann Lee' }, reader))).toMatchObject({
    subject: 'Your account was deleted',
    text: `Hello Ann Lee,

Your Outcome Studio account was deleted, with your studies, sessions and registrations. This cannot be undone.

A membership has ended with it, and nothing more is charged.

What stays: your email address and password with the sign-in service, invoices at our payment provider as long as the law requires, and a note that a free trial was used, without your name or email address.

If you return with this address, you start with a new, empty account.

If you did not delete it, change the password of the account you signed in with.

You get this email because an account with this address was deleted.`,
    html: expect.stringContaining('<h1'),
  })
})

test('malformed data are refused, because the mail could never be written', () => {
  expect(() => accountDeleted.write({ name: 7 }, reader)).toThrow(MailRefusedError)
})
