import { domainPath } from '@outcome-studio/shared/domain/paths'
import type { GroupMembership, StoredGroup } from '../../members/groups/parseGroup.ts'
import { audit } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import type { GroupChanges } from '../command/AdminCommand.ts'
import { UsageError } from '../command/UsageError.ts'
import { countOf } from './countOf.ts'
import { readGroupState } from './groupState.ts'
import { moveEnds } from './moveEnds.ts'
import { seatWaiting } from './seatWaiting.ts'

/**
 * Sets or changes the group membership of a domain. Its members get the new end date. Members who wait for a seat get
 * one if it is free now. Safe to repeat after an interruption.
 * @throws UsageError if something is missing for a new group, or more seats are taken than it would have
 */
export async function setGroup(
  domain: string,
  changes: GroupChanges,
  cloud: AdminCloud,
): Promise<readonly string[]> {
  const { firestore } = cloud
  const group = await firestore.runTransaction(async (transaction) => {
    const { stored, raw, used } = await readGroupState(domain, firestore, transaction)
    const group = changed(domain, stored, changes)
    if (used > group.seats) throw new UsageError(tooFew(domain, group.seats, used))
    if (stored.kind !== 'group' || !isSame(stored.group, group)) {
      transaction.set(firestore.doc(domainPath(domain)), { group }, { mergeFields: ['group'] })
      audit(cloud, transaction, { action: 'set group', target: { domain }, before: raw, after: group })
    }
    return group
  })
  const moved = await moveEnds(domain, firestore, cloud.now())
  const seated = await seatWaiting(domain, cloud)
  const { used } = await readGroupState(domain, firestore, firestore)
  return [
    `${domain} has ${countOf(group.seats, 'seat')} until ${group.endsAt}; its members ask ${group.contact}.`,
    `Taken: ${countOf(used, 'seat')}. ${countOf(moved, 'member')} got the new end date.`,
    ...(seated === 0 ? [] : [`Of those who were waiting, ${countOf(seated, 'member')} got a seat.`]),
    'Everybody else takes a seat at the next sign-in.',
  ]
}

/** Parts in the order in which they are stored. */
function changed(domain: string, stored: StoredGroup, changes: GroupChanges): GroupMembership {
  const { endsAt, seats, contact } = { ...(stored.kind === 'group' ? stored.group : {}), ...changes }
  if (endsAt !== undefined && seats !== undefined && contact !== undefined) return { endsAt, seats, contact }
  const why = stored.kind === 'none' ? 'has no group membership yet' : 'has one that cannot be read'
  throw new UsageError(`${domain} ${why}: give --seats, --ends and --contact.`)
}

const isSame = (one: GroupMembership, other: GroupMembership): boolean =>
  one.endsAt === other.endsAt && one.seats === other.seats && one.contact === other.contact

const tooFew = (domain: string, seats: number, used: number): string =>
  `${domain} cannot have ${countOf(seats, 'seat')}, because ${used} are taken. A seat is freed when its member deletes the ` +
  'account, changes to another organization or starts to pay.'
