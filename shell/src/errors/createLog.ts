import type { HostServices } from '@outcome-studio/shared/feature'
import type { ErrorReports } from './createErrorReports.ts'

/** The log of the shell and its features. */
export type Log = Pick<HostServices, 'logEvent' | 'report'>

/**
 * Writes to the browser's console. A logging service would replace it here. The line of a failure starts with the
 * reference that the member sees.
 */
export function createLog(output: Pick<Console, 'info' | 'error'>, errors: Pick<ErrorReports, 'note'>): Log {
  return {
    logEvent: (event, parameters = {}) => output.info(event, parameters),
    report: (error, context = {}) => output.error(errors.note(error).reference, error, context),
  }
}
