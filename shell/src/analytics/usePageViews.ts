import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useShell } from '../boot/ShellContext.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'

/** Logs each page a member opens, by its route and never by what its address names. */
export function usePageViews(): void {
  const { host, consent } = useShell()
  const insightsOf = useReadable(consent.insightsOf)
  const route = useCurrentRoute()
  const pattern = route === undefined ? null : `${route.path}${route.below ?? ''}`
  useEffect(() => {
    if (insightsOf !== null && pattern !== null) host.services.logEvent('page_view', { route: pattern })
  }, [insightsOf, pattern, host])
}
