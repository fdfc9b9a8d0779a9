import { StudioError } from '@outcome-studio/shared/domain/errors'
import { boughtGroupId, groupPath } from '@outcome-studio/shared/domain/paths'
import { parseGroup } from '../../members/groups/Group.ts'
import { takenSeats } from '../../members/groups/groupSeats.ts'
import type { PaymentServices } from '../provider/PaymentServices.ts'

/**
 * A group that has ended keeps its members for when its owner buys it again. With fewer seats, some of them would lose
 * theirs then.
 * @throws StudioError cen/seats-taken
 */
export async function requireEnoughSeats(
  uid: string,
  seats: number,
  { firestore, now }: Pick<PaymentServices, 'firestore' | 'now'>,
): Promise<void> {
  const stored = parseGroup((await firestore.doc(groupPath(boughtGroupId(uid))).get()).data())
  if (stored.kind === 'group' && seats < takenSeats(stored.group, now())) {
    throw new StudioError('cen/seats-taken')
  }
}
