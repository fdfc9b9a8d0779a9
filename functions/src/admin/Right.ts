import { parseMember } from '@outcome-studio/shared/domain/member'
import type { UserRecord } from 'firebase-admin/auth'

/** Rights that operators grant: `isAdmin` of the record, the claim `liveEventsAdmin`, and access to the coach. */
export const RIGHTS = ['isAdmin', 'liveEventsAdmin', 'coach'] as const
export type Right = (typeof RIGHTS)[number]

/**
 * The rights of an account.
 * @param record the member's record; undefined if there is none
 */
export function rightsOf(account: Pick<UserRecord, 'customClaims'>, record: unknown): readonly Right[] {
  const { isAdmin, globalConfig } = parseMember(record ?? {})
  return [
    ...(isAdmin ? (['isAdmin'] as const) : []),
    ...(account.customClaims?.liveEventsAdmin === true ? (['liveEventsAdmin'] as const) : []),
    ...(globalConfig?.hasVCAccess === true ? (['coach'] as const) : []),
  ]
}
