import type { BrowserError } from '@outcome-studio/shared/reports'
import type { LogEntry } from 'firebase-functions/logger'
import { writeLog } from '../log/log.ts'

/** Creates a log of pages' errors, which Cloud Logging selects by `jsonPayload.browser.feature` and `version`. */
export function createBrowserErrorLog(writeEntry: (entry: LogEntry) => void): (error: BrowserError) => void {
  return (browser) => {
    const place = browser.places[0]
    const at = place === undefined ? '' : ` at ${place.file}:${place.line}:${place.column}`
    writeEntry({
      severity: 'ERROR',
      message: `browser: ${browser.feature ?? 'unknown'} ${browser.errors.join(' < ')}${at}`,
      browser,
    })
  }
}

export const logBrowserError = createBrowserErrorLog(writeLog)
