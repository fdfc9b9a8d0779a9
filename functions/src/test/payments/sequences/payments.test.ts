import { openPayments, type PaymentsCloud } from '../openPayments.ts'
import { reconcileAll } from './reconcileAll.ts'
import { runPaymentSequences } from './runPaymentSequences.ts'

/** `npm run bench -- payments` runs ten thousand. The same each time: a failure must not depend on the day. */
const SEEDS = Array.from({ length: 24 }, (_, index) => index)

let payments: PaymentsCloud

beforeAll(async () => {
  payments = await openPayments()
})
afterAll(() => payments.release())

test('after any sequence of changes and events, provider, database, claims and mails agree', async () => {
  const { sent, dropped, mails } = await runPaymentSequences(payments, SEEDS, () => reconcileAll(payments))
  expect(sent).toBeGreaterThan(SEEDS.length)
  expect(mails).toBeGreaterThan(SEEDS.length / 2)
  // About half of the steps are about seats, and cause no event at the provider.
  expect(dropped).toBeGreaterThan(SEEDS.length / 2)
})
