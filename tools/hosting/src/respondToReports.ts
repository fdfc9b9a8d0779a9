import { BodyTooLargeError, readBody } from '../../../local-cloud/src/network/readBody.ts'
import { sendText } from './files/sendText.ts'
import { createRateLimit, senderOf } from './reports/createRateLimit.ts'
import { LARGEST_REPORT, violationReports } from './reports/violationReports.ts'
import type { Respond } from './Site.ts'

/** Requests per minute. More requests of one browser would only repeat entries of the log. */
const LIMITS = { perSender: 60, total: 1_200, window: 60_000 }

/**
 * Receives violations of the page's policy and reports each one without personal data. A request that breaks off is
 * dropped.
 *
 * @param now returns milliseconds
 */
export function respondToReports(report: (error: unknown) => void, now: () => number): Respond {
  const isAllowed = createRateLimit(LIMITS, now)
  return async (request, response) => {
    // Another site cannot send this type without asking first, which the server does not answer.
    if (request.headers['content-type'] !== 'application/reports+json') {
      return sendText(request, response, 415, 'Send application/reports+json.')
    }
    if (!isAllowed(senderOf(request.socket.remoteAddress)))
      return sendText(request, response, 429, 'There are too many reports. Try again later.')
    const text = await readBody(request, LARGEST_REPORT).catch((error: unknown) => {
      if (error instanceof BodyTooLargeError) return null
      throw error
    })
    if (text === null)
      return sendText(request, response, 413, `A report has at most ${LARGEST_REPORT} bytes.`)
    const violations = violationReports(text)
    if (violations === null) return sendText(request, response, 400, 'This is no report of a browser.')
    for (const violation of violations) report(violation)
    response.writeHead(204).end()
  }
}
