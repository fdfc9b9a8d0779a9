import { isEqual } from '@outcome-studio/shared/domain/base'
import { boughtGroupId, GROUP_SEATS_PATH, groupPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { MailToPrepare } from '../../mail/people/prepareMail.ts'
import { isPublicMail } from '../isPublicMail.ts'
import { type FoundSeat, findSeat, freeFoundSeats } from './freeSeat.ts'
import { type Group, parseGroup } from './Group.ts'
import { INVITATION_DAYS, invitationFields, isOpenInvitation } from './groupSeats.ts'
import { mailHolders } from './mailHolders.ts'
import { parseSeat } from './StoredSeat.ts'

type Terms = Pick<Group, 'seats' | 'endsAt' | 'paidUntil' | 'planned'>

/** What the payment provider says about a group. */
export interface BoughtGroup extends Terms {
  /** Id of the subscription. */
  readonly subscription: string
}

/** Who has bought a group. */
export interface GroupOwner {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly domain: string
  /** What members read as the name of the group. */
  readonly name: string
}

/** What a transaction writes about a bought group, after its reads. */
interface ReadGroup {
  /** The caller prepares them with its own mails to the owner. */
  readonly ownerMails: readonly MailToPrepare[]
  readonly write: () => void
}

const UNCHANGED: ReadGroup = { ownerMails: [], write: () => {} }

/**
 * Makes a bought group agree with the payment provider, in a transaction that has not written yet. If more seats are
 * taken than are paid, the latest invitations are withdrawn first, then the seats that were taken last are freed.
 * @param terms null if nothing is paid: a group that exists ends now
 */
export async function readBoughtGroup(
  owner: GroupOwner,
  terms: BoughtGroup | null,
  now: Date,
  firestore: Firestore,
  transaction: Transaction,
): Promise<ReadGroup> {
  const id = boughtGroupId(owner.uid)
  const place = await transaction.get(firestore.doc(groupPath(id)))
  const stored = parseGroup(place.data())
  const before = stored.kind === 'group' ? stored.group : null
  const next = terms ?? (before && endedTerms(before, now))
  if (next === null) return UNCHANGED
  const group = groupOf(owner, before, next)
  const cut = cutOf(group, now)
  const isCut = cut.seats + cut.withdrawn > 0
  if (!isCut && before !== null && isEqual(before, group)) return UNCHANGED
  const holders = cut.seats === 0 ? [] : await latestHolders(id, cut.seats, firestore, transaction)
  const about = `${id}-${now.toISOString()}`
  const makeMailsDue = await mailHolders(
    holders.map(({ seat }) => seat),
    group,
    { why: 'reduced', about, now },
    firestore,
    transaction,
  )
  const data = { seats: group.seats, freed: holders.length, withdrawn: cut.withdrawn }
  const reduced = { kind: 'seatsReduced', about, data } as const
  return {
    ownerMails: [...boughtMails(before, terms, now), ...(isCut ? [reduced] : [])],
    write: () => {
      freeFoundSeats(holders, place, transaction)
      transaction.set(
        place.ref,
        {
          ...group,
          used: Math.max(0, group.used - holders.length),
          ...invitationFields(cut.invitations),
          openTo: group.isOpen ? group.domain : null,
        },
        { merge: false },
      )
      makeMailsDue()
    },
  }
}

/** The buyer is told once for a subscription, when it first gives a group. */
function boughtMails(before: Group | null, terms: BoughtGroup | null, now: Date): readonly MailToPrepare[] {
  const hadGroup = before !== null && Date.parse(before.endsAt) > now.getTime()
  if (terms === null || hadGroup) return []
  const data = { seats: terms.seats, days: INVITATION_DAYS }
  return [{ kind: 'seatsBought', about: terms.subscription, data }]
}

const endedTerms = ({ seats, endsAt }: Group, now: Date): Terms => ({
  seats,
  endsAt: Date.parse(endsAt) < now.getTime() ? endsAt : now.toISOString(),
  paidUntil: '',
  planned: null,
})

function groupOf(owner: GroupOwner, before: Group | null, terms: Terms): Group {
  const own = owner.emailVerified && !isPublicMail(owner.domain) ? owner.domain : null
  // Members of the earlier domain keep their seats if the owner's address changes.
  const domain = before?.isOpen ? before.domain : own
  const { seats, endsAt, paidUntil, planned } = terms
  return {
    name: owner.name,
    owner: owner.uid,
    contact: owner.email,
    domain,
    isOpen: before?.isOpen ?? false,
    seats,
    endsAt,
    paidUntil,
    planned,
    used: before?.used ?? 0,
    excluded: before?.excluded ?? [],
    invitations: before?.invitations ?? {},
  }
}

interface Cut {
  readonly invitations: Group['invitations']
  readonly withdrawn: number
  /** Seats that have to be freed. */
  readonly seats: number
}

/** What has to go so that no more is taken than there is. Expired invitations go as well. */
function cutOf({ invitations, seats, used }: Group, now: Date): Cut {
  const open = Object.entries(invitations)
    .filter(([, each]) => isOpenInvitation(each, now))
    .sort(([, one], [, other]) => one.invitedAt.localeCompare(other.invitedAt, 'en'))
  const left = Math.max(0, seats - 1 - used)
  return {
    invitations: open.length <= left ? invitations : Object.fromEntries(open.slice(0, left)),
    withdrawn: Math.max(0, open.length - left),
    seats: Math.max(0, 1 + used - seats),
  }
}

async function latestHolders(
  id: string,
  count: number,
  firestore: Firestore,
  transaction: Transaction,
): Promise<readonly FoundSeat[]> {
  const all = await transaction.get(firestore.collection(GROUP_SEATS_PATH).where('group', '==', id))
  const latest = all.docs
    .flatMap((each) => parseSeat(each.data()) ?? [])
    .sort(
      (one, other) =>
        other.takenAt.localeCompare(one.takenAt, 'en') || one.uid.localeCompare(other.uid, 'en'),
    )
    .slice(0, count)
  const found = await Promise.all(latest.map(({ uid }) => findSeat(uid, firestore, transaction)))
  return found.flatMap((each) => each ?? [])
}
