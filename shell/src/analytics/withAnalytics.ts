import type { Log } from '../errors/createLog.ts'
import type { Analytics } from './createAnalytics.ts'

/** Wraps a log so that its events are also sent to analytics, if consent allows it. */
export function withAnalytics(log: Log, analytics: Pick<Analytics, 'log'>): Log {
  return {
    ...log,
    logEvent: (event, parameters = {}) => {
      log.logEvent(event, parameters)
      analytics.log(event, parameters)
    },
  }
}
