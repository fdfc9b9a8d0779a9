import type { Member } from '@outcome-studio/shared/domain/member'
import { useSnapshot } from '../queries/useSnapshot.ts'
import { useUid } from '../signIn/useUid.ts'
import { MEMBER_SNAPSHOT } from '../snapshots/MEMBER_SNAPSHOT.ts'

/**
 * The signed-in person's record as an earlier visit stored it on this device; null without one. It may be outdated, so it
 * is for painting alone: nothing is done for the member, and nothing is edited, because of it.
 */
export function useMemberSnapshot(): Member | null {
  const uid = useUid()
  const member = useSnapshot(MEMBER_SNAPSHOT)?.value ?? null
  return member?.id === uid ? member : null
}
