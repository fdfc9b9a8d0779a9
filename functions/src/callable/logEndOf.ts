import type { ServerResponse } from 'node:http'
import type { Invocation } from '../log/invocation.ts'
import { type InvocationEnd, logEnd } from '../log/logInvocations.ts'
import { failureOf } from './noteFailure.ts'

/** Refusals before the work of a callable, by HTTP status. */
const CODES: ReadonlyMap<number, string> = new Map([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [413, 'invalid-argument'],
])

/** Logs how a call ends, once it has been answered or its client has left. */
export function logEndOf(
  request: object,
  response: Pick<ServerResponse, 'once' | 'statusCode' | 'writableFinished'>,
  invocation: Invocation,
): void {
  const startedAt = performance.now()
  response.once('close', () => {
    logEnd(invocation, performance.now() - startedAt, endOf(request, response))
  })
}

function endOf(
  request: object,
  { statusCode, writableFinished }: Pick<ServerResponse, 'statusCode' | 'writableFinished'>,
): InvocationEnd {
  const failure = failureOf(request)
  if (failure !== null) return failure
  if (!writableFinished) return { outcome: 'left' }
  const code = CODES.get(statusCode)
  if (code !== undefined) return { outcome: 'refused', code }
  if (statusCode < 400) return { outcome: 'ok' }
  return { outcome: 'failed', cause: { names: [`HTTP ${statusCode}`], places: [] } }
}
