import type { ListedMember, MemberPage, MembersQuery } from '@outcome-studio/shared/callables/listMembers'
import { explainAccess, type Member, memberState, parseMember } from '@outcome-studio/shared/domain/member'
import { groupSeatPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Auth } from 'firebase-admin/auth'
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { parseSeat } from '../members/groups/StoredSeat.ts'
import { readLastSeen } from '../members/readLastSeen.ts'

/** Most members of a page. */
export const MEMBERS_PER_PAGE = 500

/** Only these are read: a record may contain a photo. */
const FIELDS = [
  'email',
  'name',
  'isAdmin',
  'accessType',
  'trialExpiresAt',
  'subscriptionExpiresAt',
  'groupSeat',
  'payment',
  'planChangeRequest',
] as const satisfies readonly (keyof Member)[]

/** After every character of an address. */
const LAST_CHARACTER = '\uf8ff'

interface MembersReader {
  readonly firestore: Firestore
  readonly auth: Pick<Auth, 'getUsers'>
  readonly now: Date
}

type FoundMember = MemberKey & { readonly member: Member }

/**
 * Reads a page of members with their seats and when they were last seen.
 * @param caller whose domain is the organization
 * @param perPage default: MEMBERS_PER_PAGE
 */
export async function readMembers(
  query: MembersQuery,
  caller: MemberKey,
  { firestore, auth, now }: MembersReader,
  perPage = MEMBERS_PER_PAGE,
): Promise<MemberPage> {
  const { docs } = await queryOf(query, caller, firestore)
    .limit(perPage + 1)
    .get()
  const found = docs.slice(0, perPage).flatMap(foundMember)
  const seats = found.map(({ uid }) => firestore.doc(groupSeatPath(uid)))
  const [stored, lastSeen] = await Promise.all([
    seats.length === 0 ? [] : firestore.getAll(...seats),
    readLastSeen(
      found.map(({ uid }) => uid),
      auth,
    ),
  ])
  const last = docs.length > perPage ? found.at(-1) : undefined
  return {
    domain: caller.domain,
    members: found.map((each, index) => {
      const hasSeat = parseSeat(stored[index]?.data())?.domain === each.domain
      return listedMember(each, hasSeat, lastSeen.get(each.uid) ?? '', now)
    }),
    next: last === undefined ? null : { email: last.member.email, domain: last.domain, uid: last.uid },
  }
}

function queryOf({ scope, address, after }: MembersQuery, caller: MemberKey, firestore: Firestore): Query {
  const isOrganization = scope === 'organization'
  const { parent } = firestore.doc(memberPath(caller))
  const all = (isOrganization ? parent : firestore.collectionGroup(parent.id))
    .select(...FIELDS)
    .orderBy('email')
    .orderBy(FieldPath.documentId())
  const beginning =
    address === ''
      ? all
      : all.where('email', '>=', address).where('email', '<', `${address}${LAST_CHARACTER}`)
  if (after === null) return beginning
  const { uid } = after
  // A cursor of another domain does not lead out of the organization.
  const domain = isOrganization ? caller.domain : after.domain
  return beginning.startAfter(after.email, firestore.doc(memberPath({ uid, domain })))
}

function foundMember(record: QueryDocumentSnapshot): readonly FoundMember[] {
  const [top, domain, _users, uid, ...below] = record.ref.path.split('/')
  if (top !== 'domains' || domain === undefined || uid === undefined || below.length > 0) return []
  return [{ uid, domain, member: parseMember(record.data()) }]
}

function listedMember(
  { uid, member }: FoundMember,
  hasSeat: boolean,
  lastSeenAt: string,
  now: Date,
): ListedMember {
  const { email, name, isAdmin, planChangeRequest: request } = member
  const access = explainAccess(member, hasSeat, now)
  return {
    uid,
    email,
    name,
    state: memberState(member, access),
    access,
    hasSeat,
    lastSeenAt,
    isAdmin,
    planChange: request === undefined ? null : { newPlan: request.newPlan, at: request.requestExpiresAt },
  }
}
