import type { QueryKey } from '@tanstack/react-query'

/** Where a person's record stands in the query cache. */
export function memberQueryKey(uid: string): QueryKey {
  return ['member', uid]
}
