import type {
  Organization,
  OrganizationMember,
} from '@outcome-studio/shared/callables/listOrganizationMembers'
import { explainAccess, parseMember } from '@outcome-studio/shared/domain/member'
import {
  GROUP_SEATS_PATH,
  groupPath,
  type MemberKey,
  memberPath,
  organizationGroupId,
} from '@outcome-studio/shared/domain/paths'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { parseGroup } from '../members/groups/Group.ts'

/** Most members that are listed. */
const MOST_MEMBERS = 1_000

/** Reads the members of an organization with their seats, as they are stored. */
export async function readOrganization(
  caller: MemberKey,
  firestore: Firestore,
  now: Date,
): Promise<Organization> {
  const { domain } = caller
  const [records, seats, group] = await Promise.all([
    firestore
      .doc(memberPath(caller))
      .parent.limit(MOST_MEMBERS + 1)
      .get(),
    firestore.collection(GROUP_SEATS_PATH).where('domain', '==', domain).select().get(),
    firestore.doc(groupPath(organizationGroupId(domain))).get(),
  ])
  const seated = new Set(seats.docs.map(({ id }) => id))
  const stored = parseGroup(group.data())
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
            used: stored.group.used,
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
