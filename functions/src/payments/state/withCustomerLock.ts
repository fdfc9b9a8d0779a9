import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { paymentStatePath, StudioError } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { customerStateOf } from './CustomerState.ts'

/** Longer than the work of any holder, whose requests to the provider end earlier. */
const HELD_MILLISECONDS = 60_000
const POLL_MILLISECONDS = 250

interface LockOptions {
  readonly firestore: Firestore
  /** How long to wait for the lock, in milliseconds. */
  readonly patience: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * Runs work on a person's payments while no other such work runs. The lock of a holder that ended without release
 * expires. What the work creates has idempotency keys all the same.
 * @throws StudioError cen/payment-unavailable if the lock is not free in time, and the errors of the work
 */
export async function withCustomerLock<Result>(
  uid: string,
  { firestore, patience, now = Date.now, wait = sleep }: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = randomUUID()
  const end = now() + patience
  while (!(await acquire(uid, owner, now(), firestore))) {
    if (now() >= end) throw new StudioError('cen/payment-unavailable')
    await wait(POLL_MILLISECONDS)
  }
  try {
    return await work()
  } finally {
    await release(uid, owner, firestore)
  }
}

function acquire(uid: string, owner: string, now: number, firestore: Firestore): Promise<boolean> {
  const state = firestore.doc(paymentStatePath(uid))
  return firestore.runTransaction(async (transaction) => {
    const { lock } = customerStateOf((await transaction.get(state)).data())
    if (lock !== null && lock.until > now) return false
    transaction.set(state, { lock: { owner, until: now + HELD_MILLISECONDS } }, { merge: true })
    return true
  })
}

async function release(uid: string, owner: string, firestore: Firestore): Promise<void> {
  const state = firestore.doc(paymentStatePath(uid))
  await firestore.runTransaction(async (transaction) => {
    const { lock } = customerStateOf((await transaction.get(state)).data())
    if (lock?.owner === owner) transaction.update(state, { lock: null })
  })
}
