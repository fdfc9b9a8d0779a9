import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AllowedOrigins, contentSecurityPolicy, REPORTS_GROUP } from './contentSecurityPolicy.ts'
import { REPORTS_PATH } from './reports/REPORTS_PATH.ts'

/** The build's placeholder for the nonce. */
const NONCE_PLACE = '__CSP_NONCE__'

/**
 * Sends the shell's page with a new nonce. It has no ETag, because a 304 would combine the cached nonce with the policy
 * of a new one.
 *
 * @param file absolute path of the built page
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  allowed: AllowedOrigins,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  const body = Buffer.from((await readFile(file, 'utf8')).replaceAll(NONCE_PLACE, nonce))
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce, allowed))
  response.setHeader('reporting-endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
