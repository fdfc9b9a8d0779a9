import { domainPath, memberDomainsPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { findOffers } from '../../members/groups/findOffers.ts'
import { SEAT_ATTEMPTS } from '../../members/groups/giveSeat.ts'
import { readSeat } from '../../members/groups/readSeat.ts'
import { addMemberDomain } from '../../members/memberDomains.ts'
import { readGrantedTrial } from '../../members/trials/grantedTrials.ts'
import type { TrialPerson } from '../../members/trials/trialKeys.ts'
import { groupTrialDays } from './groupTrialDays.ts'
import { missingFields, type SignedInPerson, storedTrialEnd } from './missingFields.ts'

const DAY = 86_400_000

type Newcomer = SignedInPerson & TrialPerson & { readonly domain: string }

/**
 * Creates a person's record or adds its missing fields, and takes a seat of a group membership. Existing fields stay as
 * they are, except those of the seat. A trial is granted once to a person. A person who returns with a new account gets
 * the end of the earlier trial. A seat that came with an address of another domain is freed.
 * @param now time of creation of a new record
 */
export async function completeRecord(person: Newcomer, firestore: Firestore, now: Date): Promise<void> {
  const offers = await findOffers(person, firestore)
  // The second of two concurrent calls reads what the first wrote.
  await firestore.runTransaction((transaction) => complete(person, offers, firestore, transaction, now), {
    maxAttempts: SEAT_ATTEMPTS,
  })
}

async function complete(
  person: Newcomer,
  offers: readonly string[],
  firestore: Firestore,
  transaction: Transaction,
  now: Date,
): Promise<void> {
  const { uid, domain } = person
  const record = firestore.doc(memberPath(person))
  const reads = [record, firestore.doc(domainPath(domain)), firestore.doc(memberDomainsPath(uid))] as const
  const [stored, settings, domains] = await transaction.getAll(...reads)
  const before = stored?.data() ?? {}
  const seat = await readSeat(person, offers, firestore, transaction)
  const decision = seat.decide(before, now)
  // The end of a seat is no trial.
  const ofTrial = seat.isTaken ? { ...before, trialExpiresAt: '' } : before
  const isSeated =
    decision.kind === 'take' || decision.kind === 'keep' || (seat.isTaken && decision.kind !== 'free')
  const days = groupTrialDays(settings?.data())
  const granted =
    days !== null || storedTrialEnd(ofTrial) !== ''
      ? await readGrantedTrial(domain, person, firestore, transaction)
      : null
  const trialEnd =
    days === null || isSeated
      ? null
      : (granted?.trialExpiresAt ?? new Date(now.getTime() + days * DAY).toISOString())

  const missing = missingFields(decision.kind === 'free' ? ofTrial : before, person, trialEnd, now)
  const trial = missing.trialExpiresAt || storedTrialEnd(ofTrial)
  const ofSeat = seat.write(decision, before, now)
  // A trial that begins replaces the end of the seat that is freed.
  const fields = {
    ...missing,
    ...ofSeat,
    ...(missing.trialExpiresAt ? { trialExpiresAt: missing.trialExpiresAt } : {}),
  }
  if (Object.keys(fields).length > 0) transaction.set(record, fields, { merge: true })
  if (trial !== '') granted?.remember(trial)
  if (domains) addMemberDomain(domains, domain, transaction)
}
