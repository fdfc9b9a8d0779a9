import { encodeUnsignedJwt } from '../../../auth/tokens/jwt.ts'
import type { AccessPolicy } from '../../schema/contract.ts'
import { RulesPolicies } from '../access/RulesPolicies.ts'
import { PROJECT } from './storedDocument.ts'

/** 2026-06-15, 12:00 UTC, a Monday. */
export const NOW = Date.UTC(2026, 5, 15, 12)

/** Authorization header of a signed-in user. The claims are added to the standard claims of a token. */
export function bearer(uid: string, claims: object = {}): string {
  const seconds = NOW / 1000
  return `Bearer ${encodeUnsignedJwt({ aud: PROJECT, sub: uid, iat: seconds, exp: seconds + 3600, ...claims })}`
}

/**
 * Returns the permissions of a caller under the text of a rules file.
 * @throws Error for the owner's token, to which no rules apply
 */
export function policyFor(source: string, authorization?: string): AccessPolicy {
  const policy = new RulesPolicies(source, () => NOW).forCaller(PROJECT, authorization)
  if (policy === null) throw new Error('The owner is not bound by rules.')
  return policy
}

/** Returns a rules file whose match of all documents contains these declarations. */
export function rulesFile(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`
}
