import { parseMember } from '@outcome-studio/shared/domain/member'
import {
  groupPath,
  groupSeatPath,
  memberPath,
  organizationGroupId,
  subscriptionsPath,
} from '@outcome-studio/shared/domain/paths'
import { parseSubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { parseGroup } from '../../members/groups/Group.ts'
import { parseSeat } from '../../members/groups/StoredSeat.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { rightsOf } from '../Right.ts'
import { explainMember } from './explainMember.ts'
import { findMember } from './findMember.ts'

/**
 * A member's state in words.
 * @throws UsageError if no account has the address
 */
export async function showMember(email: string, cloud: AdminCloud): Promise<readonly string[]> {
  const { firestore } = cloud
  const found = await findMember(email, cloud)
  const { uid, domain, account } = found
  const paths = [memberPath(found), groupSeatPath(uid)]
  const [record, place] = await firestore.getAll(...paths.map((path) => firestore.doc(path)))
  const seat = parseSeat(place?.data())
  const group = await firestore.doc(groupPath(seat?.group ?? organizationGroupId(domain))).get()
  const subscriptions = await firestore.collection(subscriptionsPath(uid)).get()
  const facts = {
    uid,
    email,
    domain,
    emailVerified: account.emailVerified,
    isDisabled: account.disabled,
    rights: rightsOf(account, record?.data()),
    member: record?.exists ? parseMember(record.data()) : null,
    subscriptions: subscriptions.docs.flatMap((each) => parseSubscriptionRecord(each.id, each.data()) ?? []),
    group: parseGroup(group.data()),
    hasSeat: seat !== null,
  }
  return explainMember(facts, cloud.now())
}
