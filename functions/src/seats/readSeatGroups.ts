import type { SeatGroup, SeatHolder } from '@outcome-studio/shared/callables/listSeats'
import { parseMember } from '@outcome-studio/shared/domain/member'
import { GROUP_SEATS_PATH, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../guards/requireSignIn.ts'
import { freeSeats, takenSeats } from '../members/groups/groupSeats.ts'
import { parseSeat } from '../members/groups/StoredSeat.ts'
import { readLastSeen } from '../members/readLastSeen.ts'
import { type ManagedGroup, managedGroups } from './managedGroups.ts'

/** Most holders that are listed. */
const MOST_HOLDERS = 1_000

/** What reading and changing seats needs. */
export interface SeatServices {
  readonly firestore: Firestore
  readonly auth: Pick<Auth, 'getUsers'>
  readonly now: () => Date
}

/** Reads the groups whose seats a caller manages, with their members and invitations. */
export async function readSeatGroups(
  caller: Pick<Caller, 'uid' | 'domain' | 'token'>,
  services: SeatServices,
): Promise<readonly SeatGroup[]> {
  const managed = await managedGroups(caller, services.firestore)
  return await Promise.all(managed.map((each) => readSeatGroup(each, services)))
}

async function readSeatGroup(
  { source, id, group }: ManagedGroup,
  services: SeatServices,
): Promise<SeatGroup> {
  const { name, seats, endsAt, paidUntil, planned, domain, isOpen, owner, invitations } = group
  const now = services.now()
  return {
    source,
    name,
    seats,
    taken: takenSeats(group, now),
    free: freeSeats(group, now),
    isOwner: owner !== null,
    endsAt,
    paidUntil,
    planned,
    domain,
    isOpen,
    holders: await readHolders(id, services),
    invitations: Object.values(invitations).sort((one, other) => one.email.localeCompare(other.email, 'en')),
  }
}

async function readHolders(id: string, { firestore, auth }: SeatServices): Promise<readonly SeatHolder[]> {
  const { docs } = await firestore
    .collection(GROUP_SEATS_PATH)
    .where('group', '==', id)
    .limit(MOST_HOLDERS)
    .get()
  const seats = docs.flatMap((each) => parseSeat(each.data()) ?? [])
  const uids = seats.map(({ uid }) => uid)
  const lastSeen = await readLastSeen(uids, auth)
  const places = seats.map((seat) => firestore.doc(memberPath(seat)))
  const records = places.length === 0 ? [] : await firestore.getAll(...places)
  return seats
    .map(({ uid, email, by }, index) => ({
      uid,
      email,
      name: parseMember(records[index]?.data() ?? {}).name,
      isByDomain: by === 'domain',
      lastUsedAt: lastSeen.get(uid) ?? '',
    }))
    .sort((one, other) => one.email.localeCompare(other.email, 'en'))
}
