import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import type { AccessTokens } from '../api/AccessTokens.ts'
import type { Fault, Faults } from '../api/Faults.ts'
import type { RateLimits, Weight } from '../api/RateLimits.ts'
import type { Zoom } from '../events/Zoom.ts'
import { ZoomError, ZoomValidationError } from '../events/ZoomError.ts'
import { EVENT_KINDS } from '../store/records.ts'
import type { ApiEndpoint } from './ApiCall.ts'
import { deleteEvent, getEvent, listEvents, listInstances, listParticipants, patchEvent } from './events.ts'
import { addRegistrant, listQuestions, listRegistrants, putStatus } from './registrants.ts'

export interface ApiServer {
  readonly zoom: Zoom
  readonly tokens: AccessTokens
  readonly limits: RateLimits
  readonly faults: Faults
}

interface Route {
  readonly method: string
  readonly path: RegExp
  readonly weight: Weight
  readonly endpoint: ApiEndpoint
}

const ROUTES: readonly Route[] = EVENT_KINDS.flatMap((type) => [
  get(`/v2/users/([^/]+)/${type}s`, 'medium', listEvents(type)),
  get(`/v2/${type}s/([^/]+)`, 'light', getEvent(type)),
  { ...get(`/v2/${type}s/([^/]+)`, 'light', patchEvent(type)), method: 'PATCH' },
  { ...get(`/v2/${type}s/([^/]+)`, 'light', deleteEvent(type)), method: 'DELETE' },
  get(`/v2/${type}s/([^/]+)/registrants`, 'medium', listRegistrants(type)),
  get(`/v2/${type}s/([^/]+)/registrants/questions`, 'light', listQuestions(type)),
  { ...get(`/v2/${type}s/([^/]+)/registrants`, 'light', addRegistrant(type)), method: 'POST' },
  { ...get(`/v2/${type}s/([^/]+)/registrants/status`, 'medium', putStatus(type)), method: 'PUT' },
  get(`/v2/past_${type}s/([^/]+)/instances`, 'medium', listInstances(type)),
  get(`/v2/report/${type}s/([^/]+)/participants`, 'heavy', listParticipants(type)),
])

function get(path: string, weight: Weight, endpoint: ApiEndpoint): Route {
  return { method: 'GET', path: new RegExp(`^${path}$`), weight, endpoint }
}

/** Answers a request of Zoom's API or for a token, its own errors and the wanted faults included. */
export async function respondToApi(server: ApiServer, visit: Visit): Promise<Reply> {
  const fault = server.faults.take(visit.path)
  if (!fault) return answer(server, visit)
  if (fault.delayMilliseconds !== undefined) await server.faults.delay(fault.delayMilliseconds)
  const isDelayed = fault.delayMilliseconds !== undefined && fault.status === undefined
  if (!fault.loseAnswer && !fault.halfPage) return isDelayed ? answer(server, visit) : failure(fault)
  const reply = answer(server, visit)
  if (fault.loseAnswer || reply.kind !== 'json') return { kind: 'cut', status: 500 }
  return { ...reply, kind: 'half' }
}

function failure({ status = 500, retryAfterSeconds, answer }: Fault): Reply {
  return {
    kind: 'json',
    status,
    body: answer ?? { code: status === 401 ? 124 : status, message: MESSAGES[status] ?? 'Internal error.' },
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  }
}

const MESSAGES: Readonly<Record<number, string>> = {
  401: 'Invalid access token.',
  404: 'Not found.',
  429: 'You have reached the maximum per-second rate limit for this API. Try again later.',
}

function answer(server: ApiServer, visit: Visit): Reply {
  const { zoom, tokens, limits } = server
  if (visit.path === '/oauth/token') {
    if (visit.method === 'POST') return tokens.grant(visit)
    return { kind: 'json', status: 405, body: { reason: 'Method not allowed', error: 'invalid_request' } }
  }
  try {
    tokens.check(visit)
    const route = ROUTES.find(({ method, path }) => method === visit.method && path.test(visit.path))
    if (!route) throw new ZoomError(404, 404, 'This API endpoint is not recognized.')
    const headers = limits.take(route.weight, zoom.now())
    const ids = (route.path.exec(visit.path) ?? []).slice(1).map(decodeURIComponent)
    const body: unknown = visit.body === '' ? {} : JSON.parse(visit.body)
    const call = { zoom, ids, query: visit.query, body }
    const { status, body: content } = zoom.store.transaction(() => route.endpoint(call))
    if (content === undefined) return { kind: 'nothing', status: 204, headers }
    return { kind: 'json', status, body: content, headers }
  } catch (error) {
    if (!(error instanceof ZoomError)) throw error
    const { status, code, message, headers } = error
    const errors = error instanceof ZoomValidationError ? { errors: error.errors } : {}
    return { kind: 'json', status, body: { code, message, ...errors }, headers }
  }
}
