import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates an unguessable secret for a URL or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a secret, useless to a reader of the data folder. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)))
}
