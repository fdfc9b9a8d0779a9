import type { ViewHours, ViewsSummary } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'

const summarize = async (hours: ViewHours): Promise<ViewsSummary> =>
  (await import(/* webpackChunkName: 'views' */ './summarizeViews.ts')).summarizeViews(hours)

/**
 * Views and errors of features in the last hours, for tools admins, as they were when they were loaded. Nothing is
 * loaded again by itself, because each call reads many records.
 */
export function useFeatureViews(hours: ViewHours): UseQueryResult<ViewsSummary> {
  const uid = useUid()
  return useQuery({
    queryKey: ['feature views', uid, hours],
    queryFn: () => summarize(hours),
    enabled: typeof uid === 'string',
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    // Offline, the call fails at once with cen/offline.
    networkMode: 'always',
    retry: false,
  })
}
