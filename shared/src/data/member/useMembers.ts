import type { MemberPage, MembersQuery } from '@outcome-studio/shared/callables/listMembers'
import type { MembersExport } from '@outcome-studio/shared/callables/logMembersExport'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const calls = () => import(/* webpackChunkName: 'organization' */ './organizationCalls.ts')

/** Which members to list. */
type MembersSelection = Omit<MembersQuery, 'after'>

/**
 * The members that an admin may see, in pages, as they were when each page was loaded. The server logs each page, so
 * nothing is loaded again by itself, and nothing is cached after the page is left.
 */
export function useMembers(
  selection: MembersSelection,
): UseInfiniteQueryResult<InfiniteData<MemberPage, MembersQuery['after']>> {
  const uid = useUid()
  return useInfiniteQuery({
    queryKey: ['members', uid, selection],
    queryFn: async ({ pageParam: after }: { readonly pageParam: MembersQuery['after'] }) =>
      (await calls()).listMembers({ ...selection, after }),
    initialPageParam: null,
    getNextPageParam: ({ next }: MemberPage) => next,
    enabled: typeof uid === 'string',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    retry: false,
  })
}

/** Has the server log an export of members, which must not be written otherwise. @throws as callCallable */
export async function logMembersExport(what: MembersExport): Promise<void> {
  await (await calls()).logMembersExport(what)
}
