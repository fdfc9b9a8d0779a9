import type { Member } from '@outcome-studio/shared/domain'
import { useHost } from './useHost.ts'
import { useReadable } from './useReadable.ts'

/** The signed-in person's record, kept up to date; null while signing out. */
export function useMemberOfHost(): Member | null {
  return useReadable(useHost().member)
}
