import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { SeatEnding } from '../../mail/people/messages/seatEnded.ts'
import { prepareMail } from '../../mail/people/prepareMail.ts'
import type { Group } from './Group.ts'
import type { StoredSeat } from './StoredSeat.ts'

/**
 * Prepares the mails to those who lose a seat, in the transaction that ends it.
 * @param about what ended, so that nobody is told twice
 * @returns makes the mails due; called among the writes
 */
export async function mailHolders(
  seats: readonly StoredSeat[],
  { name, contact }: Pick<Group, 'name' | 'contact'>,
  { why, about, now }: { readonly why: SeatEnding; readonly about: string; readonly now: Date },
  firestore: Firestore,
  transaction: Transaction,
): Promise<() => void> {
  const services = { firestore, now: () => now.getTime() }
  const prepared: (() => void)[] = []
  for (const { uid, domain } of seats) {
    const mail = {
      kind: 'seatEnded',
      about,
      to: { uid, domain },
      data: { group: name, contact, why },
    } as const
    prepared.push(await prepareMail(transaction, mail, services))
  }
  return () => {
    for (const makeDue of prepared) makeDue()
  }
}
