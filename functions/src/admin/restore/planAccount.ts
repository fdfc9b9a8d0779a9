import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { UsageError } from '../command/UsageError.ts'
import { findMember } from '../member/findMember.ts'
import { accountOf } from './accountBackup.ts'

/** The account to which data is restored. */
interface PlannedAccount {
  readonly uid: string
  /** Creates the account as it was; null if it exists. */
  readonly create: (() => Promise<void>) | null
}

const noSuchUser = z.object({ code: z.literal('auth/user-not-found') })

/**
 * Finds the account of an address, in a backup if it was deleted.
 * @param backup path of the file that `firebase auth:export` wrote; null if the account exists
 * @throws UsageError if there is no account, no file, or another account with the address
 */
export async function planAccount(
  email: string,
  backup: string | null,
  { auth }: Pick<AdminCloud, 'auth'>,
): Promise<PlannedAccount> {
  if (backup === null) return { uid: (await findMember(email, { auth })).uid, create: null }
  const record = accountOf(email, await readBackup(backup))
  const { uid } = record
  const known = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (noSuchUser.safeParse(error).success) return null
    throw error
  })
  if (known !== null && known.uid !== uid) {
    throw new UsageError(`${email} has a new account (${known.uid}). Delete it first, or restore nothing.`)
  }
  if (known !== null) return { uid, create: null }
  const create = async () => {
    const { errors } = await auth.importUsers([record])
    if (errors[0] !== undefined) throw errors[0].error
  }
  return { uid, create }
}

async function readBackup(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new UsageError(`The file ${path} cannot be read.`, { cause })
  }
}
