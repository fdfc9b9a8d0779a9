import { groupPath, organizationGroupId } from '@outcome-studio/shared/domain/paths'
import type { GroupTerms, StoredGroup } from '../../members/groups/Group.ts'
import { moveEnds } from '../../members/groups/moveEnds.ts'
import { audit } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import type { GroupChanges } from '../command/AdminCommand.ts'
import { UsageError } from '../command/UsageError.ts'
import { countOf } from './countOf.ts'
import { readGroupState } from './groupState.ts'
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
  const { firestore, now } = cloud
  const group = await firestore.runTransaction(async (transaction) => {
    const { stored, raw, used, taken } = await readGroupState(domain, firestore, transaction, now())
    const group = changed(domain, stored, changes)
    if (taken > group.seats) throw new UsageError(tooFew(domain, group.seats, taken))
    const before = stored.kind === 'group' ? termsOf(stored.group) : null
    if (before === null || !isSame(before, group)) {
      cloud.announce(`Will change ${domain}: ${differences(before, group, used)}.`)
      const settings = { name: domain, owner: null, domain, isOpen: true, openTo: domain, paidUntil: '' }
      const place = firestore.doc(groupPath(organizationGroupId(domain)))
      // The end of a group that cannot be read may be the only thing that is wrong with it.
      transaction.set(place, { ...settings, ...raw, ...group }, { merge: true })
      audit(cloud, transaction, { action: 'set group', target: { domain }, before, after: group })
    }
    return group
  })
  const moved = await moveEnds(organizationGroupId(domain), firestore, now())
  const seated = await seatWaiting(domain, cloud)
  const { used } = await readGroupState(domain, firestore, firestore, now())
  return [
    `${domain} has ${countOf(group.seats, 'seat')} until ${group.endsAt}; its members ask ${group.contact}.`,
    `Taken: ${countOf(used, 'seat')}. ${countOf(moved, 'member')} got the new end date.`,
    ...(seated === 0 ? [] : [`Of those who were waiting, ${countOf(seated, 'member')} got a seat.`]),
    'Everybody else takes a seat at the next sign-in.',
  ]
}

const termsOf = ({ endsAt, seats, contact }: GroupTerms): GroupTerms => ({ endsAt, seats, contact })

/** What an operator reads before the change is made. */
function differences(before: GroupTerms | null, after: GroupTerms, used: number): string {
  const from = <Field extends keyof GroupTerms>(field: Field) =>
    before === null ? 'none' : String(before[field])
  const parts = (['seats', 'endsAt', 'contact'] as const)
    .filter((field) => before?.[field] !== after[field])
    .map((field) => `${LABELS[field]} from ${from(field)} to ${after[field]}`)
  const concerns = before?.endsAt === after.endsAt ? [] : [`${countOf(used, 'member')} concerned`]
  return [...parts, ...concerns].join(', ')
}

const LABELS = { seats: 'seats', endsAt: 'end', contact: 'contact' } as const

/** Parts in the order in which they are stored. */
function changed(domain: string, stored: StoredGroup, changes: GroupChanges): GroupTerms {
  const { endsAt, seats, contact } = {
    ...(stored.kind === 'group' ? termsOf(stored.group) : {}),
    ...changes,
  }
  if (endsAt !== undefined && seats !== undefined && contact !== undefined) return { endsAt, seats, contact }
  const why = stored.kind === 'none' ? 'has no group membership yet' : 'has one that cannot be read'
  throw new UsageError(`${domain} ${why}: give --seats, --ends and --contact.`)
}

const isSame = (one: GroupTerms, other: GroupTerms): boolean =>
  one.endsAt === other.endsAt && one.seats === other.seats && one.contact === other.contact

const tooFew = (domain: string, seats: number, taken: number): string =>
  `${domain} cannot have ${countOf(seats, 'seat')}, because ${taken} are taken or reserved. Free seats with "group free", ` +
  'or wait until the invitations expire.'
