import type { Auth } from 'firebase-admin/auth'
import { ifAccount } from './ifAccount.ts'

/**
 * The email address of an account if it is confirmed; null if it is not, or without an account. Anyone can sign up with
 * the address of another person.
 */
export async function confirmedEmail(uid: string, auth: Pick<Auth, 'getUser'>): Promise<string | null> {
  const account = await ifAccount(auth.getUser(uid))
  return account?.emailVerified === true ? (account.email ?? null) : null
}
