import { parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { audit } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { UsageError } from '../command/UsageError.ts'
import { type FoundMember, findMember } from '../member/findMember.ts'
import type { Right } from '../Right.ts'
import { changeClaim } from './changeClaim.ts'

/** Where the record has a right, as the name of a field. */
const FIELDS = { isAdmin: 'isAdmin', coach: 'globalConfig.hasVCAccess' } as const

/**
 * Grants or revokes a right. A right that the member already has is neither changed nor logged.
 * @throws UsageError without an account or a record
 */
export async function changeRight(
  right: Right,
  email: string,
  granted: boolean,
  cloud: AdminCloud,
): Promise<readonly string[]> {
  const member = await findMember(email, cloud)
  const isChanged =
    right === 'liveEventsAdmin'
      ? await changeClaim(right, member, granted, cloud)
      : await changeField(right, member, granted, cloud)
  if (!isChanged)
    return [`${email} ${granted ? 'already has' : 'does not have'} ${right}. Nothing was changed.`]
  const done = `${email} ${granted ? 'now has' : 'no longer has'} ${right}.`
  if (right !== 'liveEventsAdmin') return [done]
  return [done, 'Their page learns of it when its token is renewed: within an hour, or at the next sign-in.']
}

async function changeField(
  right: keyof typeof FIELDS,
  member: FoundMember,
  granted: boolean,
  cloud: AdminCloud,
): Promise<boolean> {
  const { email, uid } = member
  const record = cloud.firestore.doc(memberPath(member))
  return cloud.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(record)
    if (!stored.exists) throw new UsageError(`${email} has no record yet. It is made at the first sign-in.`)
    const { isAdmin, globalConfig } = parseMember(stored.data())
    const before = right === 'isAdmin' ? isAdmin : globalConfig?.hasVCAccess === true
    if (before === granted) return false
    transaction.update(record, FIELDS[right], granted)
    const action = `${granted ? 'grant' : 'revoke'} ${right}`
    audit(cloud, transaction, { action, target: { email, uid }, before, after: granted })
    return true
  })
}
