import { randomBytes } from 'node:crypto'
import type { Account } from '../accounts/Account.ts'
import { AuthError } from '../accounts/AuthError.ts'
import type { Call } from './Operation.ts'

/** 28 letters and digits, as in production. */
export function createLocalId(): string {
  return randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 28)
    .padEnd(28, '0')
}

/** Whether a text has the form of an address. */
export function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+$/.test(text)
}

/** @throws AuthError INVALID_EMAIL */
export function normalEmail(email: string): string {
  if (!isEmail(email)) throw new AuthError('INVALID_EMAIL')
  return email.toLowerCase()
}

/**
 * The e-mail in its stored form.
 *
 * @param owner account that may already have it
 * @throws AuthError INVALID_EMAIL or EMAIL_EXISTS
 */
export function freeEmail(call: Call, email: string, owner?: string): string {
  const normal = normalEmail(email)
  const holder = call.accounts.findByEmail(call.projectId, normal)
  if (holder && holder.localId !== owner) throw new AuthError('EMAIL_EXISTS')
  return normal
}

/**
 * @param owner account that may already have it
 * @throws AuthError INVALID_PHONE_NUMBER or PHONE_NUMBER_EXISTS
 */
export function freePhone(call: Call, phone: string, owner?: string): string {
  if (!/^\+\d{3,15}$/.test(phone)) throw new AuthError('INVALID_PHONE_NUMBER : Invalid format.')
  const holder = call.accounts.findByPhone(call.projectId, phone)
  if (holder && holder.localId !== owner) throw new AuthError('PHONE_NUMBER_EXISTS')
  return phone
}

/** The account that an identity of a provider signs in to. @param rawId the person's id at the provider */
export function findByIdentity(
  { accounts, projectId }: Call,
  providerId: string,
  rawId: string,
): Account | undefined {
  return accounts
    .all(projectId)
    .find(({ linkedProviders }) =>
      linkedProviders.some((linked) => linked.providerId === providerId && linked.rawId === rawId),
    )
}
