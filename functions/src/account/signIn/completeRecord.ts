import { domainPath, memberDomainsPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { freeSeat } from '../../members/groups/freeSeat.ts'
import { readSeat } from '../../members/groups/readSeat.ts'
import { addMemberDomain, domainsOf } from '../../members/memberDomains.ts'
import { readGrantedTrial } from '../../members/trials/grantedTrials.ts'
import type { TrialPerson } from '../../members/trials/trialKeys.ts'
import { groupTrialDays } from './groupTrialDays.ts'
import { missingFields, type SignedInPerson, storedTrialEnd } from './missingFields.ts'

const DAY = 86_400_000

/** Many members of an organization may sign in at once, and all of them change the same counter of seats. */
const ATTEMPTS = 25

type Newcomer = SignedInPerson & TrialPerson & { readonly domain: string }

/**
 * Creates a person's record or adds its missing fields, and takes a seat of their organization's group membership.
 * Existing fields stay as they are, except those of the seat. A trial is granted once to a person. A person who returns
 * with a new account gets the end of the earlier trial. A seat that the person had in another domain is freed.
 * @param now time of creation of a new record
 */
export async function completeRecord(person: Newcomer, firestore: Firestore, now: Date): Promise<void> {
  const { uid, domain } = person
  // The second of two concurrent calls reads what the first wrote.
  const known = await firestore.runTransaction(
    (transaction) => complete(person, firestore, transaction, now),
    {
      maxAttempts: ATTEMPTS,
    },
  )
  for (const other of known) if (other !== domain) await freeSeat({ uid, domain: other }, firestore)
}

/** @returns all domains that the person has had data under before */
async function complete(
  person: Newcomer,
  firestore: Firestore,
  transaction: Transaction,
  now: Date,
): Promise<readonly string[]> {
  const { uid, domain, emailVerified } = person
  const record = firestore.doc(memberPath(person))
  const reads = [record, firestore.doc(domainPath(domain)), firestore.doc(memberDomainsPath(uid))] as const
  const [stored, settings, domains] = await transaction.getAll(...reads)
  const before = stored?.data() ?? {}
  const seat = await readSeat(person, settings?.data(), firestore, transaction)
  const decision = seat.decide({ emailVerified, record: before }, now)
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
  return domains ? domainsOf(domains) : []
}
