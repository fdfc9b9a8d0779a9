import { z } from 'zod'
import type { Account } from '../accounts/Account.ts'
import { AuthError } from '../accounts/AuthError.ts'
import { parseCustomAttributes } from '../accounts/customAttributes.ts'
import { newAccount } from '../accounts/newAccount.ts'
import { storePassword } from '../accounts/passwords.ts'
import { findByIdentity, freeEmail, freePhone } from './identifiers.ts'
import type { Call, Operation } from './Operation.ts'
import { forgetAttempts } from './passwordAttempts.ts'
import { notSupported, unsupportedIn } from './refuseUnsupported.ts'

/** Most accounts of one import: https://firebase.google.com/docs/auth/admin/import-users */
const MAX_ACCOUNTS = 1000

const Provider = z.object({
  providerId: z.string(),
  rawId: z.string(),
  email: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
})
const Imported = z.object({
  localId: z.string().min(1).max(128),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean().default(false),
  customAttributes: z.string().optional(),
  rawPassword: z.string().optional(),
  createdAt: z.coerce.number().optional(),
  lastLoginAt: z.coerce.number().optional(),
  providerUserInfo: z.array(Provider).default([]),
})
/** What is compared between the accounts of one import. */
const Identity = z
  .object({
    localId: z.string().optional(),
    email: z.string().optional(),
    providerUserInfo: z.array(z.object({ providerId: z.string(), rawId: z.string() })).default([]),
  })
  .catch({ providerUserInfo: [] })
const Request = z.object({
  users: z.array(z.unknown()).default([]),
  allowOverwrite: z.boolean().default(false),
  sanityCheck: z.boolean().default(false),
})

/** Texts for codes of single accounts. The Admin SDK passes them on. */
const MESSAGES: readonly (readonly [code: string, message: string])[] = [
  ['INVALID_EMAIL', 'email is invalid'],
  ['EMAIL_EXISTS', 'email exists in other account in database'],
  ['INVALID_PHONE_NUMBER', 'phone number format is invalid'],
  ['PHONE_NUMBER_EXISTS', 'phone number exists in other account in database'],
  ['INVALID_CLAIMS', 'Invalid custom claims provided.'],
  ['FORBIDDEN_CLAIM', 'Custom claims provided include a reserved claim.'],
  ['CLAIMS_TOO_LARGE', 'Custom claims provided are too large.'],
]

/**
 * projects.accounts:batchCreate: the Admin SDK's importUsers. It imports what it can, and reports the rest by index.
 *
 * @throws AuthError MISSING_USER_ACCOUNT, MAXIMUM_USER_COUNT_EXCEEDED, DUPLICATE_LOCAL_ID, DUPLICATE_EMAIL or
 *   DUPLICATE_RAW_ID, and imports nothing then
 */
export const batchCreate: Operation = (call, body) => {
  const { users, allowOverwrite, sanityCheck } = Request.parse(body)
  if (users.length === 0) throw new AuthError('MISSING_USER_ACCOUNT')
  if (users.length > MAX_ACCOUNTS) throw new AuthError('MAXIMUM_USER_COUNT_EXCEEDED')
  const identities = users.map((user) => Identity.parse(user))
  if (!allowOverwrite)
    refuseDuplicates(
      'DUPLICATE_LOCAL_ID',
      identities.map(({ localId }) => localId),
    )
  if (sanityCheck) {
    refuseDuplicates(
      'DUPLICATE_EMAIL',
      identities.map(({ email }) => email?.toLowerCase()),
    )
    refuseDuplicates(
      'DUPLICATE_RAW_ID',
      identities.flatMap(({ providerUserInfo }) =>
        providerUserInfo.map(({ providerId, rawId }) => `Provider id(${providerId}), Raw id(${rawId})`),
      ),
    )
  }
  const error = users.flatMap((user, index) => {
    const message = importOne(call, user, allowOverwrite)
    return message === undefined ? [] : [{ index, message }]
  })
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(error.length === 0 ? {} : { error }) }
}

function refuseDuplicates(code: string, values: readonly (string | undefined)[]): void {
  const duplicate = values.find((value, index) => value !== undefined && values.indexOf(value) !== index)
  if (duplicate !== undefined) throw new AuthError(`${code} : ${duplicate}`)
}

/** @returns why the account was not imported */
function importOne(call: Call, user: unknown, allowOverwrite: boolean): string | undefined {
  const unsupported = unsupportedIn(user)
  if (unsupported !== undefined) return unsupported
  if (Object(user).passwordHash !== undefined) {
    return `${notSupported('imported password hashes', 'passwordHash')} Import the account without one, or with rawPassword.`
  }
  const parsed = Imported.safeParse(user)
  if (!parsed.success) return explain(parsed.error)
  if (!allowOverwrite && call.accounts.find(call.projectId, parsed.data.localId)) {
    return 'localId belongs to an existing account - can not overwrite.'
  }
  if (parsed.data.providerUserInfo.some((identity) => isTaken(call, identity, parsed.data.localId))) {
    return 'raw id exists in other account in database'
  }
  try {
    const account = toAccount(call, parsed.data)
    call.accounts.save(call.projectId, account)
    forgetAttempts(call, account)
    return undefined
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return MESSAGES.find(([code]) => error.message.startsWith(code))?.[1] ?? error.message
  }
}

function isTaken(call: Call, { providerId, rawId }: z.infer<typeof Provider>, owner: string): boolean {
  if (OWN_PROVIDERS.has(providerId)) return false
  const holder = findByIdentity(call, providerId, rawId)
  return holder !== undefined && holder.localId !== owner
}

function explain({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join('.') ?? ''
  if (path === 'localId') return 'localId is missing'
  if (path.startsWith('providerUserInfo.')) return 'federatedId or (providerId & rawId) is required'
  return `${path} is invalid: ${issue?.message}`
}

function toAccount(call: Call, imported: z.infer<typeof Imported>): Account {
  const { localId, email, phoneNumber, rawPassword, createdAt, providerUserInfo, ...plain } = imported
  if (plain.customAttributes !== undefined) parseCustomAttributes(plain.customAttributes)
  return {
    ...newAccount(localId, call.now),
    ...plain,
    linkedProviders: providerUserInfo.filter(({ providerId }) => !OWN_PROVIDERS.has(providerId)),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...(email === undefined ? {} : { email: freeEmail(call, email, localId) }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: freePhone(call, phoneNumber, localId) }),
    ...(rawPassword === undefined ? {} : { password: storePassword(rawPassword, call.now) }),
  }
}

/** Sign-in methods that follow from other fields of an account. */
const OWN_PROVIDERS: ReadonlySet<string> = new Set(['password', 'phone'])
