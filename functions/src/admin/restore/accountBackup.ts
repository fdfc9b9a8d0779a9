import type { UserImportRecord } from 'firebase-admin/auth'
import { z } from 'zod'
import { UsageError } from '../command/UsageError.ts'

/** What `firebase auth:export FILE.json` writes, as far as it is restored. No password: the provider has those. */
const backupSchema = z.object({
  users: z.array(
    z.object({
      localId: z.string(),
      email: z.string().exactOptional(),
      emailVerified: z.boolean().exactOptional(),
      displayName: z.string().exactOptional(),
      disabled: z.boolean().exactOptional(),
      customAttributes: z.string().exactOptional(),
      providerUserInfo: z
        .array(
          z.object({
            providerId: z.string(),
            rawId: z.string(),
            email: z.string().exactOptional(),
            displayName: z.string().exactOptional(),
          }),
        )
        .exactOptional(),
    }),
  ),
})
type BackedUpUser = z.infer<typeof backupSchema>['users'][number]

const claimsSchema = z.record(z.string(), z.unknown())

/**
 * Finds an account in a backup of all accounts.
 * @param text of the file that `firebase auth:export` wrote as JSON
 * @throws UsageError if the text is no such file, or has no account with the address
 */
export function accountOf(email: string, text: string): UserImportRecord {
  const user = usersIn(text).find((each) => each.email?.toLowerCase() === email)
  if (user === undefined) throw new UsageError(`The backup has no account with the address ${email}.`)
  const { localId, customAttributes, providerUserInfo = [], ...details } = user
  return {
    uid: localId,
    ...details,
    ...(customAttributes === undefined
      ? {}
      : { customClaims: claimsSchema.parse(JSON.parse(customAttributes)) }),
    providerData: providerUserInfo.map(({ rawId, ...info }) => ({ uid: rawId, ...info })),
  }
}

function usersIn(text: string): readonly BackedUpUser[] {
  try {
    return backupSchema.parse(JSON.parse(text)).users
  } catch (cause) {
    throw new UsageError('The file of accounts is none that "firebase auth:export FILE.json" writes.', {
      cause,
    })
  }
}
