import type { Organization } from '@outcome-studio/shared/callables/summarizeOrganization'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const summarize = async (): Promise<Organization> =>
  (await import(/* webpackChunkName: 'organization' */ './organizationCalls.ts')).summarizeOrganization()

/** The numbers of the signed-in admin's organization, as they were when the page was shown; null when signed out. */
export function useOrganization(): UseQueryResult<Organization | null> {
  const uid = useUid()
  return useQuery({
    queryKey: ['organization', uid],
    queryFn: () => (uid === null ? null : summarize()),
    enabled: uid !== undefined,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    retry: false,
  })
}
