import { digestOf, isSameSecret } from './secrets.ts'

/** RFC 7636, section 4.2: base64url of a SHA-256. */
const CHALLENGE = /^[\w-]{43}$/
/** RFC 7636, section 4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/

export function isChallenge(text: string): boolean {
  return CHALLENGE.test(text)
}

/** Whether the challenge was derived from the verifier by S256. */
export function provesChallenge(verifier: string, challenge: string): boolean {
  return VERIFIER.test(verifier) && isSameSecret(digestOf(verifier), challenge)
}
