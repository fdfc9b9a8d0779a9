import type { MemberKey } from '../session/Session.ts'

/** Path of a person's record (specification, section 7). */
export function memberPath({ domain, uid }: MemberKey): string {
  return `domains/${domain}/users/${uid}`
}
