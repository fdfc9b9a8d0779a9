import type { PaymentsStore } from './PaymentsStore.ts'

/** What every action of the payment provider needs. */
export interface Payments {
  readonly store: PaymentsStore
  /** Its own origin, for example "http://localhost:9300". */
  readonly origin: string
  /** Seconds since 1970, by the clock that the customer follows. */
  readonly now: () => number
  /** Milliseconds since 1970 by this machine's clock, which nobody advances. */
  readonly machineTime: () => number
  /** A new unguessable id that starts with the prefix and "_". */
  readonly newId: (prefix: string) => string
  /** Queues an event for the webhook. Called in the transaction of the change that it reports. */
  readonly queue: (event: string) => void
}

/** The same provider at another time. @param seconds since 1970 */
export function atTime(payments: Payments, seconds: number): Payments {
  return { ...payments, now: () => seconds }
}

/** The provider at the time of the clock that a customer or a subscription follows. */
export function onClock(payments: Payments, testClock: string | null | undefined): Payments {
  const clock = testClock ? payments.store.testClocks.find(testClock) : undefined
  return clock ? atTime(payments, clock.frozenTime) : payments
}
