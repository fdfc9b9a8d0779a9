import type { IncomingMessage } from 'node:http'
import { AuthError } from './accounts/AuthError.ts'
import type { Operation } from './operations/Operation.ts'
import { ROUTES } from './routes.ts'

const routes = ROUTES.map((route) => ({ route, pattern: toPattern(route.path) }))

export interface Match {
  readonly operation: Operation
  readonly byOwner: boolean
  readonly projectId: string
}

/**
 * Finds the endpoint and the project of a request.
 *
 * @param defaultProject project of a caller that names none
 * @throws AuthError when no endpoint matches, or the caller lacks permission
 */
export function matchRoute(request: IncomingMessage, url: URL, defaultProject: string): Match {
  for (const { route, pattern } of routes) {
    const match = route.method === request.method ? pattern.exec(url.pathname) : null
    if (!match) continue
    const byOwner = isOwner(request)
    const key = apiKeyOf(request, url)
    if (route.caller === 'admin' && !byOwner) throw unauthenticated()
    if (route.caller === 'client' && !byOwner && !key) throw keyMissing()
    return {
      byOwner,
      operation: (byOwner ? route.ownerOperation : undefined) ?? route.operation,
      projectId:
        match[1] === undefined ? namedProject(url, key, defaultProject) : decodeURIComponent(match[1]),
    }
  }
  throw unsupported(`The local cloud has no ${request.method} ${url.pathname}.`, url)
}

/** Endpoints of Firebase fail with a code of Firebase, as if the project had not enabled them. */
function unsupported(reason: string, { pathname }: URL): AuthError {
  return /^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(pathname)
    ? new AuthError(`OPERATION_NOT_ALLOWED : ${reason}`)
    : new AuthError(reason, 501, 'UNIMPLEMENTED')
}

/** Local API keys name no project, unless they have the form of a demo project's id. */
function namedProject(url: URL, key: string, defaultProject: string): string {
  return url.searchParams.get('project') ?? (/^demo-[a-z0-9-]+$/.test(key) ? key : defaultProject)
}

/** Google's APIs accept the key in either place. */
function apiKeyOf({ headers }: IncomingMessage, url: URL): string {
  return url.searchParams.get('key') ?? headers['x-goog-api-key']?.toString() ?? ''
}

function isOwner(request: IncomingMessage): boolean {
  return request.headers.authorization?.toLowerCase() === 'bearer owner'
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace('{project}', '([^/:]+)')}$`)
}

function unauthenticated(): AuthError {
  return new AuthError(
    'Request is missing required authentication credential. The local cloud expects "Authorization: Bearer owner".',
    401,
    'UNAUTHENTICATED',
  )
}

function keyMissing(): AuthError {
  return new AuthError('The request is missing a valid API key.', 403, 'PERMISSION_DENIED')
}
