import { PAYMENT_STATES_PATH } from '@outcome-studio/shared/domain/paths'
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { PaymentServices } from '../provider/PaymentServices.ts'

const PAGE = 100

/** Pages of the members whose state was due to change, the longest overdue first. */
export async function* dueMembers({
  firestore,
  now,
}: Pick<PaymentServices, 'firestore' | 'now'>): AsyncGenerator<readonly string[]> {
  const due = firestore
    .collection(PAYMENT_STATES_PATH)
    .where('dueAt', '<=', Timestamp.fromDate(now()))
    .orderBy('dueAt')
    .limit(PAGE)
  let last: DocumentSnapshot | undefined
  for (;;) {
    // Members who were synchronized meanwhile are due later; those who failed must not come again.
    const { docs } = await (last === undefined ? due : due.startAfter(last)).get()
    if (docs.length === 0) return
    last = docs.at(-1)
    yield docs.map(({ id }) => id)
  }
}
