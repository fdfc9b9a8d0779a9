import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret that nobody guesses, for an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret: whoever reads the data folder cannot use it. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Compares in a time that tells nothing about where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)))
}
