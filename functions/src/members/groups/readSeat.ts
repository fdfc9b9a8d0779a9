import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { groupPath, groupSeatPath, type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { log } from '../../log/log.ts'
import { pseudonym } from '../../log/pseudonym.ts'
import { decideSeat, type FoundGroup, type SeatDecision } from './decideSeat.ts'
import { type Group, parseGroup } from './Group.ts'
import { invitationFields, invitationOf, withoutInvitation } from './groupSeats.ts'
import { parseSeat } from './StoredSeat.ts'

/** A person's seat as a transaction found it. */
export interface Seat {
  readonly isTaken: boolean
  /** Decides what happens to the seat. Nothing is written. */
  readonly decide: (record: StoredRecord, now: Date) => SeatDecision
  /** Adds the writes of the decision, and returns what it changes in the record. */
  readonly write: (decision: SeatDecision, record: StoredRecord, now: Date) => SeatFields
  /** Adds the writes that free the seat. The record is the caller's to write. */
  readonly free: () => void
}

export interface SeatPerson extends MemberKey {
  readonly email: string
  readonly emailVerified: boolean
}

/** A member's record as it is stored. */
type StoredRecord = Readonly<Record<string, unknown>>

type SeatField = 'trialExpiresAt' | 'groupSeat' | 'groupContact' | 'groupName' | 'groupPaidUntil'

/** Fields to merge into a record; empty if it has them already. */
export type SeatFields = { readonly [Field in SeatField]?: Member[Field] | FieldValue }

/**
 * Reads a person's seat in a transaction that has not written yet. Seat and group change in the same transaction, so
 * that no more seats are taken than the group has.
 * @param offers ids of groups that may have a seat, see findOffers
 */
export async function readSeat(
  person: SeatPerson,
  offers: readonly string[],
  firestore: Firestore,
  transaction: Transaction,
): Promise<Seat> {
  const place = firestore.doc(groupSeatPath(person.uid))
  const seat = parseSeat((await transaction.get(place)).data())
  const ids = [...new Set([...(seat === null ? [] : [seat.group]), ...offers])]
  const places = ids.map((id) => firestore.doc(groupPath(id)))
  const documents = places.length === 0 ? [] : await transaction.getAll(...places)
  const found = ids.map((id, index): FoundGroup => ({ id, stored: parseGroup(documents[index]?.data()) }))
  const leaves = seat !== null && seat.domain !== person.domain
  const left = leaves ? await transaction.get(firestore.doc(memberPath(seat))) : null
  const held = seat && { by: seat.by, found: found.find(({ id }) => id === seat.group) ?? NOWHERE }
  const leave = () => {
    if (left?.exists) transaction.update(left.ref, { ...changesOf(left.data() ?? {}, freedFields) })
  }
  const free = () => {
    if (held === null) return
    transaction.delete(place)
    leave()
    const { id, stored } = held.found
    if (stored.kind !== 'group') return
    transaction.update(firestore.doc(groupPath(id)), { used: Math.max(0, stored.group.used - 1) })
  }
  return {
    isTaken: held !== null,
    free,
    decide: (record, now) => decideSeat({ person, member: parseMember(record), held, offers: found }, now),
    write: (decision, record, now) => {
      if (decision.kind === 'take') {
        const { id, group, by } = decision
        if (held !== null) free()
        const { uid, domain, email } = person
        transaction.set(place, { group: id, uid, domain, email, by, takenAt: now.toISOString() })
        const invitation = invitationOf(group, email, now)
        transaction.update(firestore.doc(groupPath(id)), {
          used: group.used + 1,
          ...(invitation ? invitationFields(withoutInvitation(group, email)) : {}),
        })
      } else if (decision.kind === 'keep' && leaves) {
        transaction.update(place, { domain: person.domain, email: person.email })
        leave()
      } else if (decision.kind === 'free') free()
      else if (decision.kind === 'unreadable') reportUnreadable(person.domain)
      return changesOf(record, fieldsOf(decision))
    },
  }
}

const NOWHERE: FoundGroup = { id: '', stored: { kind: 'none' } }

const WITHOUT_SEAT = { groupSeat: null, groupContact: null, groupName: null, groupPaidUntil: null }

/** Fields of the record of somebody with a seat. */
export const seatedFields = ({ endsAt, name, paidUntil }: Group) => ({
  ...WITHOUT_SEAT,
  trialExpiresAt: endsAt,
  groupName: name || null,
  groupPaidUntil: paidUntil || null,
})

/** Fields of the record of somebody whose seat is freed. */
export const freedFields = { ...WITHOUT_SEAT, trialExpiresAt: '' }

/** Fields of the record after a decision; null for a field to delete. */
function fieldsOf(decision: SeatDecision): Readonly<Record<string, string | null>> {
  switch (decision.kind) {
    case 'take':
    case 'keep':
      return seatedFields(decision.group)
    case 'free':
      return freedFields
    case 'full':
      return { ...WITHOUT_SEAT, groupSeat: 'full', groupContact: decision.contact }
    case 'none':
      return WITHOUT_SEAT
    case 'unreadable':
      return {}
  }
}

/** The fields that a record lacks, in the form in which they are written. */
export function changesOf(record: StoredRecord, fields: Readonly<Record<string, string | null>>): SeatFields {
  const changed = Object.entries(fields).filter(([field, value]) => (record[field] ?? null) !== value)
  return Object.fromEntries(changed.map(([field, value]) => [field, value ?? FieldValue.delete()]))
}

const reportUnreadable = (domain: string): void =>
  log.warn('A group membership cannot be read.', { domain: pseudonym(domain) })
