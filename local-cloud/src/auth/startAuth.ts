import type { IncomingMessage, ServerResponse } from 'node:http'
import { ZodError } from 'zod'
import { sqliteFailure } from '../base/sqliteFailure.ts'
import { allowLocalOrigins } from '../network/allowLocalOrigins.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { BodyTooLargeError, readBody } from '../network/readBody.ts'
import { serveHttp } from '../network/serveHttp.ts'
import type { Branding } from '../pages/Branding.ts'
import { sendPageAsset } from '../pages/pageAssets.ts'
import { respondToRemoteConfig } from '../remote-config/respondToRemoteConfig.ts'
import { type Entries, Template } from '../remote-config/Template.ts'
import type { SnapshotSource } from '../snapshots/SnapshotSource.ts'
import { snapshotTables } from '../snapshots/snapshotTables.ts'
import { AccountStore } from './accounts/AccountStore.ts'
import { ActionCodeStore } from './accounts/ActionCodeStore.ts'
import { AttemptLimit } from './accounts/AttemptLimit.ts'
import { AuthError } from './accounts/AuthError.ts'
import { openAuthDatabase } from './accounts/openAuthDatabase.ts'
import { IdentityProvider, type IdentityProviderOptions } from './oidc/IdentityProvider.ts'
import { ACTION_PATH } from './operations/actionCodes.ts'
import type { Call, ClientRight } from './operations/Operation.ts'
import { openActionLink } from './operations/openActionLink.ts'
import { refuseUnsupported } from './operations/refuseUnsupported.ts'
import { targetProject } from './operations/targetProject.ts'
import { FlowStore } from './redirect/FlowStore.ts'
import { PAGES_PATH, type RedirectContext } from './redirect/RedirectContext.ts'
import { respondToRedirect } from './redirect/respondToRedirect.ts'
import { matchRoute } from './router.ts'
import { sendActionAnswer } from './sendActionAnswer.ts'

const MAX_BODY_BYTES = 1_000_000
const MAX_WRONG_PASSWORDS = 5

export interface AuthOptions {
  /** Absolute path of the data folder. */
  readonly folder: string
  /** 0 picks a free port. */
  readonly port: number
  /** The provider of redirect sign-ins. */
  readonly identity: IdentityProviderOptions
  /** Origin of the app, where redirect sign-ins start and end. */
  readonly shellOrigin: string
  /** Page of the app that starts a sign-in. */
  readonly signInUrl: string
  /** Project for requests that do not name one. */
  readonly defaultProject: string
  readonly branding: Branding
  /** Default: none. */
  readonly clientRights?: readonly ClientRight[]
  /** Remote Config's initial values. */
  readonly remoteConfig: Entries
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with internal errors, for example a full disk. */
  readonly onError: (error: unknown) => void
}

/**
 * Serves the Identity Toolkit and secure token endpoints for the unmodified client and admin SDKs.
 *
 * @throws PortInUseError, or the errors of openSqlite
 */
export async function startAuth(options: AuthOptions): Promise<LoopbackListener & SnapshotSource> {
  const database = openAuthDatabase(options.folder)
  const accounts = new AccountStore(database)
  const codes = new ActionCodeStore(database)
  const identity = new IdentityProvider(options.identity)
  const flows = new FlowStore()
  const template = new Template(options.remoteConfig)
  const clientRights = new Set(options.clientRights)
  const attempts = new AttemptLimit(MAX_WRONG_PASSWORDS)
  // The pages have the app's origin, where /assets may be the app's own.
  const branding = { ...options.branding, assetsPath: `${PAGES_PATH}/assets` }
  try {
    const listener = await serveHttp(options.port, (request, response) => {
      void respond(request, response).catch((error: unknown) => {
        // The caller has disconnected, or received a part of the response.
        if (response.destroyed || response.headersSent) return
        const refusal = toAuthError(error, options.onError)
        send(response, refusal.httpStatus, refusal.toWire())
      })
    })
    return {
      port: listener.port,
      snapshot: () => {
        const restores = [
          snapshotTables(database),
          flows.snapshot(),
          template.snapshot(),
          attempts.snapshot(),
        ]
        return () => {
          for (const restore of restores) restore()
        }
      },
      close: async () => {
        await listener.close()
        database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = addressOf(request)
    if (sendPageAsset(request, response, url.pathname, branding)) return
    const page = respondToRedirect(redirectContext(), url, request, response)
    if (page) return page
    if (allowLocalOrigins(request, response) || respondToRemoteConfig(template, request, response)) return
    if (request.method === 'GET' && url.pathname === ACTION_PATH) {
      const project = url.searchParams.get('apiKey') ?? options.defaultProject
      sendActionAnswer(response, openActionLink(callFor(project, url), url))
      return
    }
    send(response, 200, await answer(request, url))
  }

  async function answer(request: IncomingMessage, url: URL): Promise<object> {
    const body = await parseBody(request, url)
    const { operation, byOwner, projectId } = matchRoute(request, url, options.defaultProject)
    refuseUnsupported(body)
    return operation(callFor(targetProject(body, byOwner) ?? projectId, url), body)
  }

  function callFor(projectId: string, { origin }: URL): Call {
    const authorizedDomains = [new URL(options.shellOrigin).hostname]
    const context = { accounts, codes, clientRights, attempts, identity, authorizedDomains }
    return { ...context, projectId, now: options.now(), origin }
  }

  function redirectContext(): RedirectContext {
    const { shellOrigin, signInUrl } = options
    return { identity, flows, shellOrigin, signInUrl, branding, now: options.now() }
  }
}

function addressOf({ url, headers }: IncomingMessage): URL {
  return new URL(url ?? '/', `http://${headers.host ?? 'localhost'}`)
}

async function parseBody(request: IncomingMessage, url: URL): Promise<unknown> {
  const text = await readBody(request, MAX_BODY_BYTES)
  if (text === '') return Object.fromEntries(url.searchParams)
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  return JSON.parse(text)
}

function toAuthError(error: unknown, onError: (error: unknown) => void): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof SyntaxError) {
    return new AuthError('Invalid JSON payload received.', 400, 'INVALID_ARGUMENT', { cause: error })
  }
  if (error instanceof ZodError) {
    const [issue] = error.issues
    const where = issue?.path.join('.') ?? ''
    return new AuthError(`Invalid value at '${where}': ${issue?.message}`, 400, 'INVALID_ARGUMENT', {
      cause: error,
    })
  }
  if (error instanceof BodyTooLargeError) {
    return new AuthError('Request payload size exceeds the limit.', 413, 'INVALID_ARGUMENT', { cause: error })
  }
  onError(error)
  const failure = sqliteFailure(error)
  if (failure === 'full' || failure === 'unwritable') {
    return new AuthError(
      'RESOURCE_EXHAUSTED : Nothing was stored: the disk is full or cannot be written.',
      429,
      'RESOURCE_EXHAUSTED',
      { cause: error },
    )
  }
  return new AuthError('INTERNAL_ERROR', 500, 'INTERNAL', { cause: error })
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
