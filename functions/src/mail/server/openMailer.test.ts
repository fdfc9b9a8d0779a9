import { CLAIM_MILLISECONDS } from '../ledger/claimNextMail.ts'
import { MAIL_TIMEOUTS } from './openMailer.ts'

test('a claim of a mail lasts longer than one attempt to send it', () => {
  const longest = Object.values(MAIL_TIMEOUTS).reduce((sum, milliseconds) => sum + milliseconds, 0)
  expect(longest).toBeLessThan(CLAIM_MILLISECONDS)
})
