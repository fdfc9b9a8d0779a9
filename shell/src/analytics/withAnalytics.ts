import type { Log } from '../errors/createLog.ts'
import type { Analytics } from './createAnalytics.ts'

/** A log whose events reach analytics too, as far as they may. */
export function withAnalytics(log: Log, analytics: Pick<Analytics, 'log'>): Log {
  return {
    ...log,
    logEvent: (event, parameters = {}) => {
      log.logEvent(event, parameters)
      analytics.log(event, parameters)
    },
  }
}
