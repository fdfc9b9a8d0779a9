import type { Account } from '../accounts/Account.ts'
import type { Call } from './Operation.ts'

/** Key of the wrong passwords for an address. @param email lower case */
export function passwordAttempts({ projectId }: Pick<Call, 'projectId'>, email: string): string {
  return `${projectId} ${email}`
}

/** Accepts passwords again. Called when the account or its password is replaced: older wrong guesses then mean nothing. */
export function forgetAttempts(call: Call, { email }: Pick<Account, 'email'>): void {
  if (email !== undefined) call.attempts.forget(passwordAttempts(call, email))
}
