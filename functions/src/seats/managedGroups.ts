import type { SeatSource } from '@outcome-studio/shared/callables/listSeats'
import { parseMember } from '@outcome-studio/shared/domain/member'
import {
  boughtGroupId,
  groupPath,
  memberPath,
  organizationGroupId,
} from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../guards/requireSignIn.ts'
import { type Group, parseGroup } from '../members/groups/Group.ts'
import { isPublicMail } from '../members/isPublicMail.ts'

/** A group whose seats a caller manages. */
export interface ManagedGroup {
  readonly source: SeatSource
  readonly id: string
  readonly group: Group
  /** Name of the person behind the group's contact address; empty if it is not known. */
  readonly contactName: string
}

/**
 * The groups whose seats a caller manages: the one they have bought, and as an admin that of their organization. The
 * address has to be confirmed, because anyone can sign up with that of another person.
 */
export async function managedGroups(
  caller: Pick<Caller, 'uid' | 'domain'> & { readonly token: Pick<Caller['token'], 'email_verified'> },
  firestore: Firestore,
): Promise<readonly ManagedGroup[]> {
  if (caller.token.email_verified !== true) return []
  const { uid, domain } = caller
  const ids = { own: boughtGroupId(uid), organization: organizationGroupId(domain) }
  const [record, own, organization] = await firestore.getAll(
    firestore.doc(memberPath({ uid, domain })),
    firestore.doc(groupPath(ids.own)),
    firestore.doc(groupPath(ids.organization)),
  )
  const { isAdmin: isAdminOfDomain, name } = parseMember(record?.data() ?? {})
  const isAdmin = isAdminOfDomain && !isPublicMail(domain)
  const found = [
    { source: 'own', id: ids.own, stored: parseGroup(own?.data()) },
    { source: 'organization', id: ids.organization, stored: parseGroup(organization?.data()) },
  ] as const
  return found.flatMap(({ source, id, stored }) => {
    const isManager = source === 'own' || isAdmin
    if (stored.kind !== 'group' || !isManager) return []
    // The contact of an organization may be another person than the admin who calls.
    return [{ source, id, group: stored.group, contactName: source === 'own' ? name : '' }]
  })
}
