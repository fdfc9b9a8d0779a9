import {
  GROUPS_PATH,
  groupSeatPath,
  type MemberKey,
  organizationGroupId,
} from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { addressKey } from './groupSeats.ts'

const MOST = 20
const seatSchema = z.object({ group: z.string() })

/**
 * Ids of the groups that may have a seat for a person: the one whose seat they have, that of their organization, those
 * that invite their address, and those that are open to their domain. A transaction reads the groups again.
 */
export async function findOffers(
  { uid, domain, email }: MemberKey & { readonly email: string },
  firestore: Firestore,
): Promise<readonly string[]> {
  const groups = firestore.collection(GROUPS_PATH)
  const [seat, invited, open] = await Promise.all([
    firestore.doc(groupSeatPath(uid)).get(),
    groups.where('invited', 'array-contains', addressKey(email)).limit(MOST).select().get(),
    groups.where('openTo', '==', domain).limit(MOST).select().get(),
  ])
  const held = seatSchema.safeParse(seat.data()).data
  const own = organizationGroupId(domain)
  return [
    ...new Set([
      ...(held === undefined ? [] : [held.group]),
      ...invited.docs.map(({ id }) => id),
      own,
      ...open.docs.map(({ id }) => id),
    ]),
  ]
}
