import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, mock } from 'node:test'
import { startAuth } from '../../../local-cloud/src/auth/startAuth.ts'
import { temporaryFolder } from '../../../local-cloud/src/test/temporaryFolder.ts'

/** Replaces the emulator's `testing/setup`: the specs send their requests to the local cloud's Auth. */

/** Project of the specs. */
export const PROJECT_ID = 'example'

interface Utilities {
  /** An agent of supertest for the server of the current test. */
  readonly authApi: () => unknown
  /** The clock of the server and of the spec. It starts at zero. */
  readonly getClock: () => { tick(milliseconds: number): void }
}

const requirePackage = createRequire(join(process.env.AUTH_SPECS_PACKAGES ?? '', 'package.json'))
const agentOf: (url: string) => unknown = requirePackage('supertest')

/** Describes a suite. Each of its tests has a server without accounts, whose clients have all rights. */
export function describeAuthEmulator(title: string, define: (utilities: Utilities) => void) {
  void describe(title, () => {
    let server: Awaited<ReturnType<typeof startServer>> | undefined
    const stop = async () => {
      mock.timers.reset()
      await server?.close()
      server = undefined
    }
    beforeEach(async () => {
      // The runner skips the next hook when an inner one fails.
      await stop()
      mock.timers.enable({ apis: ['Date'], now: 0 })
      server = await startServer()
    })
    afterEach(stop)
    define({ authApi: () => agentOf(server?.url ?? ''), getClock: () => mock.timers })
  })
  return { timeout: () => undefined }
}

async function startServer() {
  const folder = temporaryFolder()
  const listener = await startAuth({
    folder: folder.path,
    port: 0,
    // No provider listens there: the specs have unsigned tokens of well-known providers.
    identity: { providerId: 'oidc.local', issuer: 'http://localhost:1', clientId: 'local-app' },
    shellOrigin: 'http://localhost:3000',
    signInUrl: 'http://localhost:3000/',
    defaultProject: PROJECT_ID,
    branding: { siteName: 'Specs', heading: 'Specs', mark: { path: '', color: '#000000' } },
    clientRights: ['passwords', 'anonymousSignUp', 'deletion', 'emailChange', 'emailLookup'],
    remoteConfig: {},
    now: Date.now,
    onError: (error) => console.error(error),
  })
  return {
    url: `http://localhost:${listener.port}`,
    close: async () => {
      await listener.close()
      folder.remove()
    },
  }
}
