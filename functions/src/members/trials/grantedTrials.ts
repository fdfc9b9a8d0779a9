import { parseMember } from '@outcome-studio/shared/domain/member'
import { grantedTrialPath, groupSeatPath, memberPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import { TRIAL_KEY, type TrialPerson, trialKeys } from './trialKeys.ts'

const storedSchema = z.object({ trialExpiresAt: z.string() })

/** The trial that a person was granted in one domain, whatever account they had then. */
export interface GrantedTrial {
  /** ISO 8601; null if none was granted. */
  readonly trialExpiresAt: string | null
  /** Adds the write that remembers the trial. */
  readonly remember: (trialExpiresAt: string) => void
}

/** Reads a granted trial in a transaction that has not written yet. */
export async function readGrantedTrial(
  domain: string,
  person: TrialPerson,
  firestore: Firestore,
  transaction: Transaction,
): Promise<GrantedTrial> {
  const keys = trialKeys(domain, person, TRIAL_KEY.value())
  const places = keys.map((key) => firestore.doc(grantedTrialPath(key)))
  const stored = places.length === 0 ? [] : await transaction.getAll(...places)
  const ends = stored.map((each) => storedSchema.safeParse(each.data()).data?.trialExpiresAt)
  return {
    trialExpiresAt: ends.find((end) => end !== undefined) ?? null,
    remember: (trialExpiresAt) => {
      for (const [index, place] of places.entries()) {
        if (ends[index] !== trialExpiresAt) transaction.set(place, { trialExpiresAt })
      }
    },
  }
}

/** Remembers the trials in a person's records, before the records are deleted. */
export async function rememberTrials(
  { uid, ...person }: TrialPerson & { readonly uid: string },
  domains: readonly string[],
  firestore: Firestore,
): Promise<void> {
  for (const domain of domains) {
    await firestore.runTransaction(async (transaction) => {
      const reads = [memberPath({ uid, domain }), groupSeatPath(uid)] as const
      const [stored, seat] = await transaction.getAll(...reads.map((path) => firestore.doc(path)))
      const { trialExpiresAt } = parseMember(stored?.data() ?? {})
      // The end of a seat is no trial.
      if (trialExpiresAt === '' || seat?.get('domain') === domain) return
      const granted = await readGrantedTrial(domain, person, firestore, transaction)
      granted.remember(trialExpiresAt)
    })
  }
}
