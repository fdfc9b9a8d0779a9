import { StudioError } from '@outcome-studio/shared/domain/errors'
import { groupPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { ChangingGroup } from './ChangingGroup.ts'
import { type FoundSeat, findSeat, freeFoundSeats } from './freeSeat.ts'
import { parseGroup } from './Group.ts'
import { SEAT_ATTEMPTS } from './giveSeat.ts'
import { addressKey, invitationFields, withoutInvitation } from './groupSeats.ts'
import { inviteTo } from './inviteTo.ts'
import { mailHolders } from './mailHolders.ts'

/** A change of who has a seat. Addresses are in lower case. */
export type SeatChange =
  /** Invites addresses, or sends their invitations again. */
  | { readonly kind: 'invite'; readonly emails: readonly string[] }
  | { readonly kind: 'withdraw'; readonly email: string }
  | { readonly kind: 'free'; readonly uid: string }
  /** Frees a seat and invites an address to it. */
  | { readonly kind: 'move'; readonly uid: string; readonly email: string }
  | { readonly kind: 'open'; readonly isOpen: boolean }

/**
 * Changes who has the seats of a group, in one transaction. Safe to repeat after a lost answer: what is so already does
 * not change. Who loses a seat or is invited gets a mail.
 * @param contactName name of the person behind the group's contact address, for invitations; empty if it is not known
 * @returns the addresses that get an invitation
 * @throws StudioError cen/no-group, cen/no-seat-free, cen/group-not-open
 */
export async function changeGroup(
  id: string,
  change: SeatChange,
  firestore: Firestore,
  now: Date,
  contactName = '',
): Promise<readonly string[]> {
  return await firestore.runTransaction(
    async (transaction) => {
      const place = await transaction.get(firestore.doc(groupPath(id)))
      const stored = parseGroup(place.data())
      if (stored.kind !== 'group') throw new StudioError('cen/no-group')
      const changing: ChangingGroup = {
        id,
        group: stored.group,
        place,
        contactName,
        firestore,
        transaction,
        now,
      }
      switch (change.kind) {
        case 'invite':
          return await inviteTo(changing, change.emails, stored.group)
        case 'withdraw':
          transaction.update(place.ref, invitationFields(withoutInvitation(stored.group, change.email)))
          return []
        case 'free':
          return await free(changing, change.uid, null)
        case 'move':
          return await free(changing, change.uid, change.email)
        case 'open':
          setOpen(changing, change.isOpen)
          return []
      }
    },
    { maxAttempts: SEAT_ATTEMPTS },
  )
}

async function free(changing: ChangingGroup, uid: string, email: string | null): Promise<readonly string[]> {
  const { id, group, place, firestore, transaction, now } = changing
  const found = await findSeat(uid, firestore, transaction)
  const held: readonly FoundSeat[] = found?.seat.group === id ? [found] : []
  const seats = held.map(({ seat }) => seat)
  const about = `${id}-${now.toISOString()}`
  const makeMailsDue = await mailHolders(seats, group, { why: 'freed', about, now }, firestore, transaction)
  const excluded = [...new Set([...group.excluded, ...seats.map((seat) => addressKey(seat.email))])]
  const after = { ...group, used: Math.max(0, group.used - held.length), excluded }
  // Reads come before writes, and an invitation reads who has a seat.
  const mailed = email === null ? [] : await inviteTo(changing, [email], after)
  freeFoundSeats(held, place, transaction)
  if (held.length > 0 && email === null) transaction.update(place.ref, { excluded })
  makeMailsDue()
  return mailed
}

function setOpen({ group, place, transaction }: ChangingGroup, isOpen: boolean): void {
  if (isOpen && group.domain === null) throw new StudioError('cen/group-not-open')
  transaction.update(place.ref, { isOpen, openTo: isOpen ? group.domain : null })
}
