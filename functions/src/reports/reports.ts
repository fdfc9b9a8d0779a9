import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { createReportReceiver, LARGEST_REPORT, senderOf } from '@outcome-studio/shared/reports'
import { onRequest } from 'firebase-functions/v2/https'
import { log } from '../log/log.ts'
import { runsAs } from '../serviceAccounts/runsAs.ts'
import { logBrowserError } from './browserErrorLog.ts'

const receive = createReportReceiver(Date.now)

/**
 * Receives browsers' reports of violations of the page's policy, and errors of pages, and logs each one without personal
 * data. The shell's host passes /reports on to it.
 */
export const reports = onRequest(
  {
    ...runsAs('reports'),
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 2,
    timeoutSeconds: 15,
  },
  (request, response) => {
    if (request.method !== 'POST') {
      response.status(405).set('allow', 'POST').send('Only POST.')
      return
    }
    const { rawBody } = request
    const isReadable = Buffer.isBuffer(rawBody) && rawBody.length <= LARGEST_REPORT
    const { status, text, violations, errors } = receive({
      contentType: request.get('content-type'),
      sender: senderOf(request.ip),
      body: isReadable ? rawBody.toString() : null,
    })
    for (const { message } of violations) log.warn(`policy-violation: ${message}`)
    for (const error of errors) logBrowserError(error)
    response.status(status).type('text/plain').send(text)
  },
)
