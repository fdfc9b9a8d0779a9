import { StudioError } from '@outcome-studio/shared/domain/errors'
import { GROUP_SEATS_PATH } from '@outcome-studio/shared/domain/paths'
import { prepareMail } from '../../mail/people/prepareMail.ts'
import type { ChangingGroup } from './ChangingGroup.ts'
import type { Group } from './Group.ts'
import {
  addressKey,
  freeSeats,
  INVITATION_DAYS,
  invitationFields,
  invitationOf,
  MOST_INVITATIONS,
  withInvitation,
} from './groupSeats.ts'
import { parseSeat } from './StoredSeat.ts'

/**
 * Invites addresses in a transaction that has not written yet. An address that has a seat is left out. One that is
 * invited already gets the mail again, at most once a day.
 * @param group as it is after the other changes of the transaction
 * @returns the addresses that get a mail
 * @throws StudioError cen/no-seat-free; then nobody is invited
 */
export async function inviteTo(
  { id, place, contactName, firestore, transaction, now }: Omit<ChangingGroup, 'group'>,
  emails: readonly string[],
  group: Group,
): Promise<readonly string[]> {
  if (Date.parse(group.endsAt) <= now.getTime()) throw new StudioError('cen/no-group')
  const seated = await transaction.get(firestore.collection(GROUP_SEATS_PATH).where('group', '==', id))
  const holders = new Set(seated.docs.flatMap((each) => parseSeat(each.data())?.email.toLowerCase() ?? []))
  const wanted = [...new Set(emails)].filter(
    (email) => !holders.has(email) && email !== group.contact.toLowerCase(),
  )
  const added = wanted.filter((email) => invitationOf(group, email, now) === undefined)
  const isFull = added.length > freeSeats(group, now)
  if (isFull || Object.keys(group.invitations).length + added.length > MOST_INVITATIONS) {
    throw new StudioError('cen/no-seat-free')
  }
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const { contact, name } = group
  const mails: { readonly email: string; readonly makeDue: () => boolean }[] = []
  for (const email of wanted) {
    const data = { contact, contactName, group: name, email, days: INVITATION_DAYS }
    // Whatever is withdrawn and invited again: an address gets one mail of a group a day.
    const mail = { kind: 'seatInvitation', about: `${id}-${day}`, to: { email }, data } as const
    const makeDue = await prepareMail(transaction, mail, { firestore, now: () => now.getTime() })
    mails.push({ email, makeDue })
  }
  const invitations = wanted.reduce(
    (all, email) => withInvitation({ invitations: all }, email, now),
    group.invitations,
  )
  const keys = new Set(wanted.map(addressKey))
  transaction.update(place.ref, {
    ...invitationFields(invitations),
    excluded: group.excluded.filter((key) => !keys.has(key)),
  })
  return mails.flatMap(({ email, makeDue }) => (makeDue() ? [email] : []))
}
