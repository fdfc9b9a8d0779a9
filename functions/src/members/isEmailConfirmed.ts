import type { Auth } from 'firebase-admin/auth'
import { ifAccount } from '../database/ifAccount.ts'

/** Whether an account exists and its email address is confirmed: anyone can sign up with an address of somebody else. */
export async function isEmailConfirmed(uid: string, auth: Pick<Auth, 'getUser'>): Promise<boolean> {
  return (await ifAccount(auth.getUser(uid)))?.emailVerified === true
}
