import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { paymentStatePath, StudioError } from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { LEASE_MILLISECONDS, whileRenewing } from '../../database/whileRenewing.ts'
import { customerStateOf } from './CustomerState.ts'

const POLL_MILLISECONDS = 250

interface LockOptions {
  readonly firestore: Firestore
  /** How long to wait for the lock, in milliseconds. */
  readonly patience: number
  /** Asked while waiting: whether the work is still to be done. */
  readonly isWanted?: () => Promise<boolean>
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * Runs work on a person's payments under an exclusive lock. A holder renews the lock, so the lock of a process that
 * ended expires soon. The work must use idempotency keys all the same.
 * @returns undefined if the work was no longer wanted before it began
 * @throws StudioError cen/payment-unavailable if the lock is not free in time, and the errors of the work
 */
export async function withCustomerLock<Result>(
  uid: string,
  { firestore, patience, isWanted = async () => true, now = Date.now, wait = sleep }: LockOptions,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const owner = randomUUID()
  const end = now() + patience
  while (!(await acquire(uid, owner, now(), firestore))) {
    if (!(await isWanted())) return undefined
    if (now() >= end) throw new StudioError('cen/payment-unavailable')
    await wait(POLL_MILLISECONDS)
  }
  try {
    return await whileRenewing(() => renew(uid, owner, now(), firestore), work)
  } finally {
    await release(uid, owner, firestore)
  }
}

function acquire(uid: string, owner: string, now: number, firestore: Firestore): Promise<boolean> {
  const state = firestore.doc(paymentStatePath(uid))
  return firestore.runTransaction(async (transaction) => {
    const { lock } = customerStateOf((await transaction.get(state)).data())
    if (lock !== null && lock.until > now) return false
    transaction.set(state, { lock: { owner, until: now + LEASE_MILLISECONDS } }, { merge: true })
    return true
  })
}

async function renew(uid: string, owner: string, now: number, firestore: Firestore): Promise<void> {
  const state = firestore.doc(paymentStatePath(uid))
  await firestore.runTransaction(async (transaction) => {
    const { lock } = customerStateOf((await transaction.get(state)).data())
    if (lock?.owner !== owner) return
    transaction.update(state, { lock: { owner, until: now + LEASE_MILLISECONDS } })
  })
}

async function release(uid: string, owner: string, firestore: Firestore): Promise<void> {
  const state = firestore.doc(paymentStatePath(uid))
  await firestore.runTransaction(async (transaction) => {
    const { lock } = customerStateOf((await transaction.get(state)).data())
    if (lock?.owner === owner) transaction.update(state, { lock: null })
  })
}
