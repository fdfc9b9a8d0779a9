import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { groupSeatCountPath, groupSeatPath, type MemberKey } from '@outcome-studio/shared/domain/paths'
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { z } from 'zod'
import { pseudonym } from '../../log/pseudonym.ts'
import { decideSeat, type SeatDecision } from './decideSeat.ts'
import { parseGroup } from './parseGroup.ts'

const countSchema = z.object({ used: z.int().min(0) })

/** A member's seat as a transaction found it. */
export interface Seat {
  readonly isTaken: boolean
  /** Decides what happens to the seat. Nothing is written. */
  readonly decide: (person: SeatPerson, now: Date) => SeatDecision
  /** Adds the writes of the decision, and returns what it changes in the record. */
  readonly write: (decision: SeatDecision, record: StoredRecord, now: Date) => SeatFields
  /** Adds the writes that free the seat. The record is the caller's to write. */
  readonly free: () => void
}

export interface SeatPerson {
  readonly emailVerified: boolean
  readonly record: StoredRecord
}

/** A member's record as it is stored. */
type StoredRecord = Readonly<Record<string, unknown>>

/** Fields to merge into a record; empty if it has them already. */
export type SeatFields = {
  readonly [Field in 'trialExpiresAt' | 'groupSeat' | 'groupContact']?: Member[Field] | FieldValue
}

/**
 * Reads the seats of a domain in a transaction that has not written yet. Seat and counter change in the same
 * transaction, so that no more seats are taken than the group has.
 * @param settings the document domains/{domain}, read in this transaction
 */
export async function readSeat(
  member: MemberKey,
  settings: unknown,
  firestore: Firestore,
  transaction: Transaction,
): Promise<Seat> {
  const [place, counter] = [
    firestore.doc(groupSeatPath(member)),
    firestore.doc(groupSeatCountPath(member.domain)),
  ]
  const [seat, count] = await transaction.getAll(place, counter)
  const stored = parseGroup(settings)
  const isTaken = seat?.exists === true
  const used = countSchema.safeParse(count?.data()).data?.used ?? 0
  const free = () => {
    if (!isTaken) return
    transaction.delete(place)
    transaction.set(counter, { used: Math.max(0, used - 1) })
  }
  return {
    isTaken,
    free,
    decide: ({ emailVerified, record }, now) => {
      const facts = { stored, used, hasSeat: isTaken, emailVerified, member: parseMember(record) }
      return decideSeat(facts, now)
    },
    write: (decision, record, now) => {
      if (decision.kind === 'take') {
        transaction.create(place, { takenAt: now.toISOString() })
        transaction.set(counter, { used: used + 1 })
      } else if (decision.kind === 'free') free()
      else if (decision.kind === 'unreadable') reportUnreadable(member.domain)
      return changesOf(record, fieldsOf(decision))
    },
  }
}

/** Fields of the record after a decision; null for a field to delete. */
function fieldsOf(decision: SeatDecision): Readonly<Record<string, string | null>> {
  const gone = { groupSeat: null, groupContact: null }
  switch (decision.kind) {
    case 'take':
    case 'keep':
      return { trialExpiresAt: decision.endsAt, ...gone }
    case 'free':
      return { trialExpiresAt: '', ...gone }
    case 'full':
      return { groupSeat: 'full', groupContact: decision.contact }
    case 'none':
      return gone
    case 'unreadable':
      return {}
  }
}

function changesOf(record: StoredRecord, fields: Readonly<Record<string, string | null>>): SeatFields {
  const changed = Object.entries(fields).filter(([field, value]) => (record[field] ?? null) !== value)
  return Object.fromEntries(changed.map(([field, value]) => [field, value ?? FieldValue.delete()]))
}

const reportUnreadable = (domain: string): void =>
  logger.warn('The group membership of an organization cannot be read.', { domain: pseudonym(domain) })
