import { createRateLimit } from './createRateLimit.ts'
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
}

/**
 * Creates a function that receives browsers' reports of policy violations, and decides what is answered.
 *
 * @param now returns milliseconds
 */
export function createReportReceiver(now: () => number): (request: ReportRequest) => ReportAnswer {
  const isAllowed = createRateLimit(LIMITS, now)
  return ({ contentType, sender, body }) => {
    // Another site cannot send this type without asking first, which the server does not answer.
    if (contentType !== 'application/reports+json') return refused(415, 'Send application/reports+json.')
    if (!isAllowed(sender)) return refused(429, 'There are too many reports. Try again later.')
    if (body === null) return refused(413, `A report has at most ${LARGEST_REPORT} bytes.`)
    const violations = violationReports(body)
    if (violations === null) return refused(400, 'This is no report of a browser.')
    return { status: 204, text: '', violations }
  }
}

const refused = (status: number, text: string): ReportAnswer => ({ status, text, violations: [] })
