import { timingSafeEqual } from 'node:crypto'
import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { expand } from '../api/expand.ts'
import type { Fault, Faults } from '../api/Faults.ts'
import { findEndpoint } from '../api/findEndpoint.ts'
import { type Parameter, parseForm } from '../api/parseForm.ts'
import { PaymentRefused, StripeError, type StripeErrorBody } from '../api/StripeError.ts'
import { API_VERSION } from '../render/renderPages.ts'
import type { IdempotencyKeys } from '../store/IdempotencyKeys.ts'
import type { Payments } from '../store/Payments.ts'
import { API_ENDPOINTS } from './API_ENDPOINTS.ts'

export interface ApiServer {
  readonly payments: Payments
  readonly apiKey: string
  readonly keys: IdempotencyKeys
  readonly faults: Faults
  /** Idempotency keys of requests that are not answered yet. */
  readonly running: Set<string>
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly replayed?: boolean
}

/** Answers a request of Stripe's API, its own errors included. */
export async function respondToApi(server: ApiServer, visit: Visit): Promise<Reply> {
  const { payments, faults, running } = server
  const headers = {
    'request-id': payments.newId('req'),
    'stripe-version': API_VERSION,
    ...(visit.headers['idempotency-key'] === undefined
      ? {}
      : { 'idempotency-key': String(visit.headers['idempotency-key']) }),
  }
  const key = visit.method === 'POST' ? String(visit.headers['idempotency-key'] ?? '') : ''
  try {
    authorize(server, visit)
    if (key !== '' && running.has(key)) throw keyInUse(key)
    const fault = faults.take(visit.method, visit.path)
    if (fault) {
      running.add(key)
      const failed = await fail(fault, server, visit, key)
      if (failed === 'cut') return { kind: 'cut', status: 500 }
      return toReply(failed, headers)
    }
    return toReply(answerOnce(server, visit, key), headers)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return toReply(failure(error.status, error.body), headers)
  } finally {
    running.delete(key)
  }
}

function toReply({ status, body, replayed }: Answer, headers: Readonly<Record<string, string>>): Reply {
  return {
    kind: 'json',
    status,
    body: JSON.parse(body),
    headers: { ...headers, ...(replayed ? { 'idempotent-replayed': 'true' } : {}) },
  }
}

function authorize({ apiKey }: ApiServer, { headers }: Visit): void {
  const { authorization = '' } = headers
  const presented = authorization.startsWith('Basic ')
    ? (Buffer.from(authorization.slice(6), 'base64').toString().split(':')[0] ?? '')
    : authorization.replace(/^Bearer /, '')
  if (presented === '') {
    throw new StripeError(401, {
      type: 'invalid_request_error',
      message: 'You did not provide an API key. Provide it by HTTP basic or bearer authorization.',
    })
  }
  const [given, expected] = [Buffer.from(presented), Buffer.from(apiKey)]
  if (given.length === expected.length && timingSafeEqual(given, expected)) return
  throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}

/** Carries out a request, or repeats the answer to the first one with its key. */
function answerOnce(server: ApiServer, visit: Visit, key: string): Answer {
  const { keys, payments } = server
  if (key === '') return carryOut(payments, visit)
  const fingerprint = `${visit.method} ${visit.path} ${visit.body}`
  const first = keys.find(key)
  if (first && first.fingerprint !== fingerprint) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  if (first) return { ...first, replayed: true }
  return payments.store.transaction(() => {
    const answer = carryOut(payments, visit)
    keys.add(key, fingerprint, answer.status, answer.body)
    return answer
  })
}

function carryOut(payments: Payments, visit: Visit): Answer {
  const { method, path, query, form } = visit
  const { endpoint, ids } = findEndpoint(API_ENDPOINTS, method, path)
  // A client may send the parameters of GET and DELETE in the address.
  const fields = method === 'POST' ? form : new URLSearchParams([...query, ...form])
  const { expand: paths, ...parameters } = parseForm(fields)
  return payments.store.transaction(() => {
    try {
      const body = expand(payments, endpoint({ payments, ids, path, parameters }), pathsOf(paths))
      return { status: 200, body: JSON.stringify(body) }
    } catch (error) {
      if (error instanceof PaymentRefused) return failure(error.status, error.body)
      throw error
    }
  })
}

function pathsOf(value: Parameter | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}

function failure(status: number, error: StripeErrorBody): Answer {
  return { status, body: JSON.stringify({ error }) }
}

function keyInUse(key: string): StripeError {
  return new StripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this idempotency key (${key}).`,
  })
}

async function fail(fault: Fault, server: ApiServer, visit: Visit, key: string): Promise<Answer | 'cut'> {
  if (fault.applied && fault.kind !== 'wait') answerOnce(server, visit, key)
  switch (fault.kind) {
    case '402':
      return failure(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
    case '409':
      return failure(409, keyInUse(key).body)
    case '429':
      return failure(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Request rate limit exceeded.',
      })
    case '500':
      return failure(500, { type: 'api_error', message: 'An unknown error occurred.' })
    case 'wait':
      await server.faults.hang()
      return answerOnce(server, visit, key)
    case 'hang':
      await server.faults.hang()
      return 'cut'
    case 'cut':
      return 'cut'
  }
}
