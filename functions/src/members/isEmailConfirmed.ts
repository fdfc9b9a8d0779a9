import type { Auth } from 'firebase-admin/auth'
import { ifAccount } from '../database/ifAccount.ts'

/**
 * Whether an account exists and its email address is confirmed. Anyone can sign up with the address of another person.
 */
export async function isEmailConfirmed(uid: string, auth: Pick<Auth, 'getUser'>): Promise<boolean> {
  return (await ifAccount(auth.getUser(uid)))?.emailVerified === true
}
