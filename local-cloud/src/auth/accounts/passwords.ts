import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { AuthError } from './AuthError.ts'

// Cheaper than a production cost, because hashing blocks the server's only thread.
const COST = { N: 1024, r: 8, p: 1 } as const

export interface StoredPassword {
  readonly hash: string
  readonly salt: string
  readonly updatedAt: number
}

/**
 * @param now milliseconds since 1970
 * @throws AuthError WEAK_PASSWORD below six characters, the rule of the Identity Toolkit
 */
export function storePassword(password: string, now: number): StoredPassword {
  if (password.length < 6) {
    throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters')
  }
  const salt = randomBytes(16)
  return { hash: hash(password, salt).toString('base64'), salt: salt.toString('base64'), updatedAt: now }
}

export function isPassword(password: string, stored: StoredPassword): boolean {
  return timingSafeEqual(
    hash(password, Buffer.from(stored.salt, 'base64')),
    Buffer.from(stored.hash, 'base64'),
  )
}

function hash(password: string, salt: Buffer): Buffer {
  return scryptSync(password, salt, 32, COST)
}
