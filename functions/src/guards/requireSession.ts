import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { accounts } from '../database/accounts.ts'
import { database } from '../database/database.ts'
import { ifAccount } from '../database/ifAccount.ts'
import { refusal } from '../errors/refusal.ts'
import type { Caller } from './requireSignIn.ts'

/**
 * Requires that the caller's session has not ended. A token is valid for an hour, and firebase-functions checks only
 * its signature and age. This asks for the account and the record as they are now.
 * @returns the caller's record; null if there is none
 * @throws HttpsError unauthenticated (cen/sign-in-required) for an account that is deleted or disabled, and for a
 *   sign-in before its sessions were ended
 */
export async function requireSession(caller: Caller): Promise<Member | null> {
  const [account, member] = await Promise.all([ifAccount(accounts().getUser(caller.uid)), findMember(caller)])
  const signedInAt = caller.token.auth_time
  const isLive =
    account !== null &&
    !account.disabled &&
    signedInAt >= secondsOf(account.tokensValidAfterTime) &&
    signedInAt >= (member?.validSince ?? 0)
  if (!isLive) throw refusal('unauthenticated', 'cen/sign-in-required')
  return member
}

async function findMember(caller: Caller): Promise<Member | null> {
  const record = await database().doc(memberPath(caller)).get()
  return record.exists ? parseMember(record.data()) : null
}

const secondsOf = (time: string | undefined): number =>
  time === undefined ? 0 : Math.floor(Date.parse(time) / 1000)
