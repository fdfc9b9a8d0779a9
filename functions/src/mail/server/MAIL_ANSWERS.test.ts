import { MAIL_ANSWERS, mailMeaningOf } from './MAIL_ANSWERS.ts'

test.each([
  ['ECONNECTION', undefined, undefined, 'later', true],
  ['ETIMEDOUT', undefined, undefined, 'later', true],
  ['EAUTH', 535, '535 5.7.8 Authentication credentials invalid', 'notConnected', true],
  ['EENVELOPE', undefined, undefined, 'mailboxUnknown', false],
  ['EENVELOPE', 450, '450 4.2.1 Mailbox busy', 'later', true],
  ['EENVELOPE', 550, '550 5.1.1 No such user', 'mailboxUnknown', false],
  ['EENVELOPE', 550, '550 No such user', 'mailboxUnknown', false],
  ['EENVELOPE', 552, '552 5.2.2 Mailbox full', 'mailboxFull', true],
  ['EENVELOPE', 550, '550 5.7.1 Sender not authorized', 'senderRefused', true],
  ['EENVELOPE', 550, '550-5.7.26 Unauthenticated mail', 'senderRefused', true],
  ['EMESSAGE', 552, '552 5.3.4 Message too big', 'messageRefused', false],
  ['EMESSAGE', 554, '554 Transaction failed', 'messageRefused', false],
  ['EMESSAGE', 599, '599 5.9.9 New', 'unknown', false],
])('%s with %s means %s', (code, responseCode, response, meaning, isRetried) => {
  const found = mailMeaningOf({ code, responseCode, response })
  expect(found).toBe(meaning)
  expect(MAIL_ANSWERS[found].isRetried).toBe(isRetried)
})
