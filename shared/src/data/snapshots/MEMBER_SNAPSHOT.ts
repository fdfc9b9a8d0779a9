import { isRecord } from '@outcome-studio/shared/domain/base'
import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import type { SnapshotKind } from './Snapshots.ts'

/** The member's record, stored on this device. */
export const MEMBER_SNAPSHOT: SnapshotKind<Member> = {
  name: 'member',
  parse: (stored) => (isRecord(stored) && typeof stored.id === 'string' ? parseMember(stored) : null),
}
