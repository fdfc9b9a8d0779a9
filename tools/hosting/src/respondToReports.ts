import { createReportReceiver, LARGEST_REPORT, senderOf } from '@outcome-studio/shared/reports'
import { BodyTooLargeError, readBody } from '../../../local-cloud/src/network/readBody.ts'
import { sendText } from './files/sendText.ts'
import type { Respond } from './Site.ts'

/**
 * Receives violations of the page's policy and reports each one without personal data. A request that breaks off is
 * dropped.
 *
 * @param now returns milliseconds
 */
export function respondToReports(report: (error: unknown) => void, now: () => number): Respond {
  const receive = createReportReceiver(now)
  return async (request, response) => {
    // A body that is too large ends the connection.
    const contentType = request.headers['content-type']
    const sender = senderOf(request.socket.remoteAddress)
    const body = await readBody(request, LARGEST_REPORT).catch((error: unknown) => {
      if (error instanceof BodyTooLargeError) return null
      throw error
    })
    const { status, text, violations } = receive({ contentType, sender, body })
    for (const violation of violations) report(violation)
    if (status === 204) response.writeHead(204).end()
    else sendText(request, response, status, text)
  }
}
