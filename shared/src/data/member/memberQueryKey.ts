import type { QueryKey } from '@tanstack/react-query'

/** Query key of a person's record. */
export function memberQueryKey(uid: string): QueryKey {
  return ['member', uid]
}
