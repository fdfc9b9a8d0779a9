import { type BrowserError, browserErrors, LARGEST_ERRORS } from './browserErrors.ts'
import { createRateLimit } from './createRateLimit.ts'
import { ERRORS_TYPE } from './ERRORS_TYPE.ts'
import { type PolicyViolation, violationReports } from './violationReports.ts'

/** Requests per minute. More requests of one browser would only repeat entries of the log. */
const LIMITS = { perSender: 60, total: 1_200, window: 60_000 }

/** Bytes. One violation takes about 1 kB, and browsers send a few at a time. */
export const LARGEST_REPORT = 64 * 1024

interface ReportRequest {
  readonly contentType: string | undefined
  /** Who is counted by the limit, as of senderOf. */
  readonly sender: string
  /** Null for more than LARGEST_REPORT bytes. */
  readonly body: string | null
}

interface ReportAnswer {
  /** Status of HTTP; 204 for a report that was received. */
  readonly status: number
  readonly text: string
  readonly violations: readonly PolicyViolation[]
  readonly errors: readonly BrowserError[]
}

/**
 * Creates a function that receives browsers' reports of policy violations and pages' errors, and decides what is
 * answered.
 *
 * @param now returns milliseconds
 */
export function createReportReceiver(now: () => number): (request: ReportRequest) => ReportAnswer {
  const isAllowed = createRateLimit(LIMITS, now)
  return ({ contentType, sender, body }) => {
    // Another site cannot send these types without asking first, which the server does not answer.
    const isErrors = contentType === ERRORS_TYPE
    if (!isErrors && contentType !== 'application/reports+json') {
      return refused(415, `Send application/reports+json or ${ERRORS_TYPE}.`)
    }
    if (!isAllowed(sender)) return refused(429, 'There are too many reports. Try again later.')
    if (body === null) return refused(413, `A report has at most ${LARGEST_REPORT} bytes.`)
    return isErrors ? receivedErrors(body) : receivedViolations(body)
  }
}

function receivedErrors(body: string): ReportAnswer {
  // Each character has at least one byte, and none of a valid report has more.
  if (body.length > LARGEST_ERRORS) return refused(413, `Errors have at most ${LARGEST_ERRORS} bytes.`)
  const errors = browserErrors(body)
  if (errors === null) return refused(400, 'These are no errors of a page.')
  return { status: 204, text: '', violations: [], errors }
}

function receivedViolations(body: string): ReportAnswer {
  const violations = violationReports(body)
  if (violations === null) return refused(400, 'This is no report of a browser.')
  return { status: 204, text: '', violations, errors: [] }
}

const refused = (status: number, text: string): ReportAnswer => ({ status, text, violations: [], errors: [] })
