import type { HostServices } from '@outcome-studio/shared/feature'
import type { ErrorReports } from './createErrorReports.ts'

/** Where the shell and its features say what happened. */
export type Log = Pick<HostServices, 'logEvent' | 'report'>

/**
 * Writes to the browser's console; the one place to change when a service takes its part. A failure's line starts
 * with the reference that its member sees.
 */
export function createLog(output: Pick<Console, 'info' | 'error'>, errors: Pick<ErrorReports, 'note'>): Log {
  return {
    logEvent: (event, parameters = {}) => output.info(event, parameters),
    report: (error, context = {}) => output.error(errors.note(error).reference, error, context),
  }
}
