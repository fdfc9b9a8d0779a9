import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useConsent } from './ConsentContext.ts'

/** Logs each page view by its route pattern, never by its address, which may contain names. */
export function usePageViews(): void {
  const host = useShellHost()
  const consent = useConsent()
  const insightsOf = useReadable(consent.insightsOf)
  const route = useCurrentRoute()
  const pattern = route === undefined ? null : `${route.path}${route.below ?? ''}`
  useEffect(() => {
    if (insightsOf !== null && pattern !== null) host.services.logEvent('page_view', { route: pattern })
  }, [insightsOf, pattern, host])
}
