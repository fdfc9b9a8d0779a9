import {
  PENDING_CHECKOUT,
  type StoredValue,
  storedJson,
  type WebStorage,
} from '@outcome-studio/shared/storage'
import { isRecord } from '../base/isRecord.ts'

/**
 * Where the member has come since they left for the payment page: nowhere yet, to the plan page by "Cancel" or "Back",
 * or to home, where a payment leads.
 */
const CHECKOUT_STATES = ['away', 'left', 'returned'] as const
type CheckoutState = (typeof CHECKOUT_STATES)[number]

/** A checkout that a member went to in this tab and whose result they have not seen yet. */
export interface PendingCheckout {
  readonly uid: string
  /** Id of the document below customers/{uid}/checkout_sessions. */
  readonly sessionId: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly state: CheckoutState
}

/** The tab's pending checkout. It holds no address of the payment page: whoever has it can pay for the member. */
export const storedCheckout = (storage: WebStorage): StoredValue<PendingCheckout> =>
  storedJson(storage, PENDING_CHECKOUT, parsePendingCheckout)

/** The pending checkout of a member; null if there is none, or somebody else's. */
export function pendingCheckoutOf(uid: string, storage: WebStorage): PendingCheckout | null {
  const pending = storedCheckout(storage).get()
  return pending?.uid === uid ? pending : null
}

/** Whether a payment of the member may be on its way, so that nothing may ask them to pay. */
export function isPaymentPending(uid: string, storage: WebStorage): boolean {
  const pending = pendingCheckoutOf(uid, storage)
  return pending !== null && pending.state !== 'left'
}

/** Notes where the member has come. Only the first arrival counts. */
export function arriveFromCheckout(
  uid: string,
  at: Exclude<CheckoutState, 'away'>,
  storage: WebStorage,
): PendingCheckout | null {
  const pending = pendingCheckoutOf(uid, storage)
  if (pending?.state !== 'away') return pending
  const arrived = { ...pending, state: at }
  storedCheckout(storage).set(arrived)
  return arrived
}

function parsePendingCheckout(stored: unknown): PendingCheckout | null {
  if (!isRecord(stored)) return null
  const { uid, sessionId, startedAt } = stored
  if (typeof uid !== 'string' || typeof sessionId !== 'string' || typeof startedAt !== 'string') return null
  const state = CHECKOUT_STATES.find((each) => each === stored.state)
  // The id becomes part of a path.
  return state && /^[\w-]{1,128}$/.test(sessionId) ? { uid, sessionId, startedAt, state } : null
}
