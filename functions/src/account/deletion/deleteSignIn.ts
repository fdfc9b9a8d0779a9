import { accounts } from '../../database/accounts.ts'
import { ifAccount } from '../../database/ifAccount.ts'

/** Deletes a person's sign-in, which ends all their sessions. A missing one counts as deleted. */
export async function deleteSignIn(uid: string): Promise<void> {
  await ifAccount(accounts().deleteUser(uid))
}
