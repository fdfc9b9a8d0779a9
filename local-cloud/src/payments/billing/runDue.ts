import { atTime, type Payments } from '../store/Payments.ts'
import type { Due } from '../store/PaymentsStore.ts'
import { collectInvoice } from './collectInvoice.ts'
import { continueSubscription } from './continueSubscription.ts'
import { emit } from './emit.ts'
import { expireCheckout } from './expireCheckout.ts'

/**
 * Does everything that is due until a time, in order, each at its own time.
 *
 * @param clock id of a test clock, '' for the provider's own clock
 * @param until seconds since 1970
 */
export function runDue(payments: Payments, clock: string, until: number): void {
  const { store } = payments
  store.transaction(() => {
    for (let due = store.nextDue(clock, until); due; due = store.nextDue(clock, until)) {
      takeStep(atTime(payments, due.due), due)
    }
  })
}

/** Every step removes what was due, or moves it to a later time. */
function takeStep(payments: Payments, { kind, id }: Due): void {
  const { store } = payments
  const subscription = kind === 'subscription' ? store.subscriptions.find(id) : undefined
  const invoice = kind === 'invoice' ? store.invoices.find(id) : undefined
  const session = kind === 'checkoutSession' ? store.checkoutSessions.find(id) : undefined
  if (subscription) continueSubscription(payments, subscription)
  else if (invoice) collectInvoice(payments, invoice, 'renewal')
  else if (session) expireCheckout(payments, session)
  else throw new Error(`Nothing is known that is due: ${kind} ${id}`)
}

/** Advances a test clock. @param frozenTime seconds since 1970 */
export function advanceTestClock(payments: Payments, id: string, frozenTime: number): void {
  const { store } = payments
  const clock = store.testClocks.find(id)
  if (!clock) return
  runDue(payments, id, frozenTime)
  const advanced = store.testClocks.put({ ...clock, frozenTime })
  emit(atTime(payments, frozenTime), 'test_helpers.test_clock.ready', advanced)
}
