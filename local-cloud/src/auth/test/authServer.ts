import { temporaryFolder } from '../../test/temporaryFolder.ts'
import type { ClientRight } from '../operations/Operation.ts'
import { type AuthOptions, startAuth } from '../startAuth.ts'

export interface AuthServer {
  readonly port: number
  readonly url: string
  readonly errors: readonly unknown[]
  /** Advances the server's clock. @param seconds how far */
  advance(seconds: number): void
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>
  /** Restarts with the same data on another port. */
  restarted(): Promise<AuthServer>
  close(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export const OWNER = { authorization: 'Bearer owner' }
export const TOOLKIT = '/identitytoolkit.googleapis.com/v1'

/** Origin of the app. */
export const SHELL_ORIGIN = 'http://localhost:3000'

/** The app that signs people in. Its clients have all rights. */
export const APP: Omit<AuthOptions, 'folder' | 'port' | 'identity' | 'now' | 'onError'> = {
  shellOrigin: SHELL_ORIGIN,
  signInUrl: `${SHELL_ORIGIN}/auth/signin`,
  defaultProject: 'demo-project',
  branding: { siteName: 'Shop', heading: 'Shop', mark: { path: 'M9 17l5 5 9-12', color: '#2456c4' } },
  remoteConfig: {},
  clientRights: ['passwords', 'anonymousSignUp', 'deletion', 'emailChange', 'emailLookup'],
}

/**
 * Starts an auth server on a free port, with a clock that the test advances.
 *
 * @param issuer of the identity provider; by default no provider listens there
 * @param clientRights default: all
 */
export async function startAuthServer(
  folder = temporaryFolder(),
  issuer = 'http://localhost:1',
  clientRights: readonly ClientRight[] = APP.clientRights ?? [],
): Promise<AuthServer> {
  let ahead = 0
  const errors: unknown[] = []
  const listener = await startAuth({
    folder: folder.path,
    port: 0,
    identity: { providerId: 'oidc.example', issuer, clientId: 'example-web' },
    ...APP,
    clientRights,
    now: () => Date.now() + ahead,
    onError: (error) => errors.push(error),
  })
  const url = `http://localhost:${listener.port}`
  return {
    port: listener.port,
    url,
    errors,
    advance: (seconds) => {
      ahead += seconds * 1000
    },
    post: async (path, body, headers = {}) => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    },
    restarted: async () => {
      await listener.close()
      return startAuthServer(folder, issuer, clientRights)
    },
    close: async () => {
      await listener.close()
      folder.remove()
    },
  }
}
