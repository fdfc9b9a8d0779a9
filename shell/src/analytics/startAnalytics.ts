import { writeAnalyticsEvent } from '@outcome-studio/shared/data'
import { type Analytics, createAnalytics } from './createAnalytics.ts'

/** The analytics of this page. */
export function startAnalytics(): Analytics {
  return createAnalytics({
    write: writeAnalyticsEvent,
    hostname: location.hostname,
    storage: window,
    onFailure: (error) => console.warn(error),
  })
}
