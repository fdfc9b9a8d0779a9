import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import type { UserRecord } from 'firebase-admin/auth'
import { z } from 'zod'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { UsageError } from '../command/UsageError.ts'

/** A person with an account. */
export interface FoundMember extends MemberKey {
  readonly email: string
  readonly account: UserRecord
}

const noSuchUser = z.object({ code: z.literal('auth/user-not-found') })

/**
 * Finds the account of an address.
 * @throws UsageError if there is none
 */
export async function findMember(email: string, { auth }: Pick<AdminCloud, 'auth'>): Promise<FoundMember> {
  const account = await auth.getUserByEmail(email).catch((cause) => {
    if (!noSuchUser.safeParse(cause).success) throw cause
    throw new UsageError(`Nobody has an account with the address ${email}.`, { cause })
  })
  const domain = domainOfEmail(email)
  if (domain === null) throw new UsageError(`"${email}" is not an email address.`)
  return { uid: account.uid, domain, email, account }
}
