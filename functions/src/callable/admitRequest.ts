import type { Request } from 'firebase-functions/v2/https'
import { allowedOrigins } from '../guards/allowedOrigins.ts'
import { logSecurity } from '../log/securityLog.ts'
import { exceedsDepth } from './exceedsDepth.ts'

/** Deepest nesting of a request. A study's own is seven levels. */
const MAX_DEPTH = 32

/** The part of an Express response that a refusal needs. */
interface Answer {
  setHeader(name: string, value: string): unknown
  statusCode: number
  end(body: string): unknown
}

interface Refusal {
  readonly reason: 'foreign-origin' | 'body-too-large' | 'body-too-deep'
  readonly httpStatus: number
  readonly status: 'PERMISSION_DENIED' | 'INVALID_ARGUMENT'
  readonly message: string
}

const FOREIGN: Refusal = {
  reason: 'foreign-origin',
  httpStatus: 403,
  status: 'PERMISSION_DENIED',
  message: 'This page may not call the functions.',
}
const TOO_LARGE: Refusal = {
  reason: 'body-too-large',
  httpStatus: 413,
  status: 'INVALID_ARGUMENT',
  message: 'This request is too large.',
}
const TOO_DEEP: Refusal = {
  reason: 'body-too-deep',
  httpStatus: 400,
  status: 'INVALID_ARGUMENT',
  message: 'This request is nested too deeply.',
}

/**
 * Refuses a request for reasons that need no token: a page of another site, a body above the limit or nested too
 * deeply. The platform has already read and parsed the body; nothing else has happened.
 * @returns true if the request is admitted; false if it has been answered
 */
export function admitRequest(
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
  request: Pick<Request, 'headers' | 'rawBody'>,
  response: Answer,
): boolean {
  const refusal = findRefusal(request, maxBytes)
  if (refusal === null) return true
  const { reason, httpStatus, status, message } = refusal
  logSecurity({ event: 'request-refused', callable: name, reason })
  response.setHeader('vary', 'origin')
  // A page of the product reads why; a page of another site learns nothing.
  if (refusal !== FOREIGN && request.headers.origin !== undefined) {
    response.setHeader('access-control-allow-origin', request.headers.origin)
  }
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.statusCode = httpStatus
  // The format of callables: https://firebase.google.com/docs/functions/callable-reference
  response.end(JSON.stringify({ error: { status, message } }))
  return false
}

function findRefusal(
  { headers: { origin }, rawBody }: Pick<Request, 'headers' | 'rawBody'>,
  maxBytes: number,
): Refusal | null {
  if (origin !== undefined && !allowedOrigins().includes(origin)) return FOREIGN
  // A preflight has no body.
  if (!Buffer.isBuffer(rawBody)) return null
  if (rawBody.length > maxBytes) return TOO_LARGE
  return exceedsDepth(rawBody, MAX_DEPTH) ? TOO_DEEP : null
}
