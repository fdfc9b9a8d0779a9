import type { Account } from './Account.ts'

/** Creates an account without a sign-in method. @param now milliseconds since 1970 */
export function newAccount(localId: string, now: number): Account {
  return {
    localId,
    emailVerified: false,
    disabled: false,
    customAuth: false,
    linkedProviders: [],
    createdAt: now,
    validSince: Math.floor(now / 1000),
  }
}
