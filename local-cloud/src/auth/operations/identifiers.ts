import { randomBytes } from 'node:crypto'
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

/** @throws AuthError INVALID_EMAIL */
export function normalEmail(email: string): string {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new AuthError('INVALID_EMAIL')
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
