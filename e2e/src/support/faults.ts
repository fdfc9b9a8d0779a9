import type { BrowserContext, Page, Route } from '@playwright/test'
import { answerRequests, type Fault } from './answerRequests.ts'
import { PORTS } from './sharedStack.ts'

/** Determines the format of an error response. */
export type Service =
  | 'shell'
  | 'feature'
  | 'firestore'
  | 'auth'
  | 'functions'
  | 'identity'
  | 'console'
  | 'elsewhere'

/** One call of the product: the server, and a pattern of its paths. */
export interface CallAddress {
  readonly service: Service
  readonly path: RegExp
}

/**
 * How a server fails a call. `busy` is a 429 with Retry-After, `nonsense` JSON of another shape, `page` a captive
 * portal. `expired` is a 401 and `refused` a 403 in the service's own format.
 */
export type FaultName = 'slow' | (typeof FAULTS)[number]

/** Every fault but slowness. */
export const FAULTS = ['offline', 'failing', 'busy', 'nonsense', 'page', 'expired', 'refused'] as const

const BY_PORT: ReadonlyMap<string, Service> = new Map<string, Service>([
  [String(PORTS.shell), 'shell'],
  [String(PORTS.firestore), 'firestore'],
  [String(PORTS.auth), 'auth'],
  [String(PORTS.functions), 'functions'],
  [String(PORTS.identity), 'identity'],
  [String(PORTS.console), 'console'],
  ...Object.values(PORTS.features).map((port) => [String(port), 'feature'] as const),
])

/** The server of the stack that a URL belongs to. */
export const serviceOf = (url: URL): Service => BY_PORT.get(url.port) ?? 'elsewhere'

export const isCall = ({ service, path }: CallAddress, url: URL): boolean =>
  serviceOf(url) === service && path.test(url.pathname)

/** Makes calls fail on one page or all pages of a context until the fault ends. */
export async function breakCalls(
  context: BrowserContext | Page,
  fault: FaultName,
  ...calls: readonly CallAddress[]
): Promise<Fault> {
  const restored = Promise.withResolvers<void>()
  const met = await answerRequests(
    context,
    (url) => calls.some((call) => isCall(call, url)),
    async (route) => {
      if (fault === 'offline') return route.abort('internetdisconnected')
      if (fault !== 'slow') return respondWithNonsense(route, fault)
      await restored.promise
      // The browser may still send a request that its page has cancelled.
      const isCancelled = route.request().failure() !== null
      await (isCancelled ? route.abort() : route.fallback()).catch(() => {})
    },
  )
  return {
    ...met,
    end: () => {
      restored.resolve()
      return met.end()
    },
  }
}

/** Rejects a call with an error of its service. @param error in the service's format */
export async function refuseCalls(
  context: BrowserContext,
  call: CallAddress,
  error: { readonly message: string; readonly status: string; readonly [detail: string]: unknown },
): Promise<Fault> {
  return answerRequests(
    context,
    (url) => isCall(call, url),
    (route) => fulfill(route, 400, JSON.stringify({ error })),
  )
}

/** Forwards calls to their server, which executes them, and drops the responses. */
export async function loseAnswers(context: BrowserContext, call: CallAddress): Promise<Fault> {
  return answerRequests(
    context,
    (url) => isCall(call, url),
    async (route) => {
      // Only browsers resolve subdomains of localhost.
      const url = new URL(route.request().url())
      url.hostname = 'localhost'
      await route.fetch({ url: url.href })
      await route.abort('connectionreset')
    },
  )
}

const GOOGLE_STATUS = {
  failing: 'INTERNAL',
  busy: 'RESOURCE_EXHAUSTED',
  expired: 'UNAUTHENTICATED',
  refused: 'PERMISSION_DENIED',
} as const
const STATUS = { failing: 500, busy: 429, expired: 401, refused: 403, nonsense: 200, page: 200 } as const

type Answered = Exclude<FaultName, 'offline' | 'slow'>

async function respondWithNonsense(route: Route, fault: Answered): Promise<void> {
  await fulfill(route, STATUS[fault], bodyOf(fault, serviceOf(new URL(route.request().url()))), {
    ...(fault === 'page' ? { 'content-type': 'text/html' } : {}),
    ...(fault === 'busy' ? { 'retry-after': '30' } : {}),
  })
}

/** Responds in place of a server, with CORS headers for scripts of any origin. */
async function fulfill(
  route: Route,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const origin = (await route.request().headerValue('origin')) ?? '*'
  await route.fulfill({
    status,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
      'content-type': 'application/json',
      ...headers,
    },
    body,
  })
}

function bodyOf(fault: Answered, service: Service): string {
  if (fault === 'nonsense') return '{"neither":"this"}'
  if (fault === 'page') return '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1>'
  const status = STATUS[fault]
  if (service === 'identity') return JSON.stringify({ error: 'request_failed', statusCode: status })
  const googleStatus = GOOGLE_STATUS[fault]
  const message = service === 'auth' ? googleStatus : 'This is refused by the test.'
  return JSON.stringify({ error: { code: status, message, status: googleStatus } })
}
