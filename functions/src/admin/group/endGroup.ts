import { domainPath } from '@outcome-studio/shared/domain/paths'
import { audit } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { UsageError } from '../command/UsageError.ts'
import { countOf } from './countOf.ts'
import { readGroupState } from './groupState.ts'
import { moveEnds } from './moveEnds.ts'
import { seatWaiting } from './seatWaiting.ts'

/**
 * Ends a group membership and the access of its members now. The seats stay theirs, for a later end date.
 * @throws UsageError if the domain has none
 */
export async function endGroup(domain: string, cloud: AdminCloud): Promise<readonly string[]> {
  const { firestore } = cloud
  const now = cloud.now().toISOString()
  await firestore.runTransaction(async (transaction) => {
    const { stored, raw } = await readGroupState(domain, firestore, transaction)
    if (stored.kind === 'none') throw new UsageError(`${domain} has no group membership.`)
    if (stored.kind === 'malformed') {
      throw new UsageError(
        `The group membership of ${domain} cannot be read. Set it anew with "group set" first.`,
      )
    }
    if (stored.group.endsAt <= now) return
    const after = { ...stored.group, endsAt: now }
    transaction.set(firestore.doc(domainPath(domain)), { group: after }, { mergeFields: ['group'] })
    audit(cloud, transaction, { action: 'end group', target: { domain }, before: raw, after })
  })
  const moved = await moveEnds(domain, firestore, cloud.now())
  await seatWaiting(domain, cloud)
  return [
    `The group membership of ${domain} has ended. ${countOf(moved, 'member')} lost the access that it gave.`,
  ]
}
