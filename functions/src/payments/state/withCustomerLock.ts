import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { paymentStatePath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { endLease, isHeld, newLease, renewLease, type TakenLease } from '../../database/Lease.ts'
import { whileRenewing } from '../../database/whileRenewing.ts'
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
  const lock: TakenLease = {
    owner: randomUUID(),
    place: firestore.doc(paymentStatePath(uid)),
    field: 'lock',
  }
  const end = now() + patience
  while (!(await acquire(lock, now()))) {
    if (!(await isWanted())) return undefined
    if (now() >= end) throw new StudioError('cen/payment-unavailable')
    await wait(POLL_MILLISECONDS)
  }
  try {
    return await whileRenewing(() => renewLease(lock, now()), work)
  } finally {
    await endLease(lock)
  }
}

function acquire({ owner, place }: TakenLease, now: number): Promise<boolean> {
  return place.firestore.runTransaction(async (transaction) => {
    const { lock } = customerStateOf((await transaction.get(place)).data())
    if (isHeld(lock, now)) return false
    transaction.set(place, { lock: newLease(owner, now) }, { merge: true })
    return true
  })
}
