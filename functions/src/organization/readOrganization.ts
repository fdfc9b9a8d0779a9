import type {
  Organization,
  OrganizationMember,
} from '@outcome-studio/shared/callables/listOrganizationMembers'
import { explainAccess, parseMember } from '@outcome-studio/shared/domain/member'
import {
  domainPath,
  groupSeatCountPath,
  groupSeatPath,
  type MemberKey,
  memberPath,
} from '@outcome-studio/shared/domain/paths'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { parseGroup } from '../members/groups/parseGroup.ts'

/** Most members that are listed. */
const MOST_MEMBERS = 1_000

/** Reads the members of an organization with their seats, as they are stored. */
export async function readOrganization(
  caller: MemberKey,
  firestore: Firestore,
  now: Date,
): Promise<Organization> {
  const { domain } = caller
  const [records, seats, settings, count] = await Promise.all([
    firestore
      .doc(memberPath(caller))
      .parent.limit(MOST_MEMBERS + 1)
      .get(),
    firestore.doc(groupSeatPath(caller)).parent.select().get(),
    firestore.doc(domainPath(domain)).get(),
    firestore.doc(groupSeatCountPath(domain)).get(),
  ])
  const seated = new Set(seats.docs.map(({ id }) => id))
  const stored = parseGroup(settings.data())
  const used: unknown = count.get('used')
  return {
    domain,
    members: records.docs
      .slice(0, MOST_MEMBERS)
      .map((record) => organizationMember(record, seated.has(record.id), now))
      .sort((one, other) => one.email.localeCompare(other.email, 'en')),
    isCut: records.size > MOST_MEMBERS,
    group:
      stored.kind === 'group'
        ? {
            seats: stored.group.seats,
            used: typeof used === 'number' ? used : seated.size,
            endsAt: stored.group.endsAt,
          }
        : null,
  }
}

function organizationMember(record: DocumentSnapshot, hasSeat: boolean, now: Date): OrganizationMember {
  const member = parseMember(record.data())
  const { email, name, isAdmin, planChangeRequest: request } = member
  return {
    uid: record.id,
    email,
    name,
    access: explainAccess(member, hasSeat, now),
    hasSeat,
    isAdmin,
    planChange: request === undefined ? null : { newPlan: request.newPlan, at: request.requestExpiresAt },
  }
}
