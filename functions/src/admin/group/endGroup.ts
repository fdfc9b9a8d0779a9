import { groupPath, organizationGroupId } from '@outcome-studio/shared/domain/paths'
import { moveEnds } from '../../members/groups/moveEnds.ts'
import { audit } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { UsageError } from '../command/UsageError.ts'
import { countOf } from './countOf.ts'
import { readGroupState } from './groupState.ts'
import { seatWaiting } from './seatWaiting.ts'

/**
 * Ends a group membership and the access of its members now. The seats stay theirs, for a later end date.
 * @throws UsageError if the domain has none
 */
export async function endGroup(domain: string, cloud: AdminCloud): Promise<readonly string[]> {
  const { firestore } = cloud
  const now = cloud.now().toISOString()
  await firestore.runTransaction(async (transaction) => {
    const { stored, used } = await readGroupState(domain, firestore, transaction, cloud.now())
    if (stored.kind === 'none') throw new UsageError(`${domain} has no group membership.`)
    if (stored.kind === 'malformed') {
      throw new UsageError(
        `The group membership of ${domain} cannot be read. Set it anew with "group set" first.`,
      )
    }
    if (stored.group.endsAt <= now) return
    cloud.announce(`Will end ${domain} now: ${countOf(used, 'member')} lose access.`)
    const { endsAt: end, seats, contact } = stored.group
    const [before, after] = [
      { endsAt: end, seats, contact },
      { endsAt: now, seats, contact },
    ]
    transaction.update(firestore.doc(groupPath(organizationGroupId(domain))), { endsAt: now })
    audit(cloud, transaction, { action: 'end group', target: { domain }, before, after })
  })
  const moved = await moveEnds(organizationGroupId(domain), firestore, cloud.now())
  await seatWaiting(domain, cloud)
  return [
    `The group membership of ${domain} has ended. ${countOf(moved, 'member')} lost the access that it gave.`,
  ]
}
