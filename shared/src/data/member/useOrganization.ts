import type { Organization } from '@outcome-studio/shared/callables/listOrganizationMembers'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const readOrganization = async (): Promise<Organization> =>
  (await import(/* webpackChunkName: 'organization' */ './readOrganization.ts')).readOrganization()

/** The members of the signed-in admin's organization, as they were when the page was shown; null when signed out. */
export function useOrganization(): UseQueryResult<Organization | null> {
  const uid = useUid()
  return useQuery({
    queryKey: ['organization', uid],
    queryFn: () => (uid === null ? null : readOrganization()),
    enabled: uid !== undefined,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    retry: false,
  })
}
