import type { HostServices } from '@outcome-studio/shared/feature'

/** Where the shell and its features say what happened. */
export type Log = Pick<HostServices, 'logEvent' | 'report'>

/** Writes to the browser's console; the one place to change when a service takes its part. */
export function createLog(output: Pick<Console, 'info' | 'error'>): Log {
  return {
    logEvent: (event, parameters = {}) => output.info(event, parameters),
    report: (error, context = {}) => output.error(error, context),
  }
}
