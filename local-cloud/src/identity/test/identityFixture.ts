import { Browser } from './Browser.ts'
import { ANN, type IdentityServer, startIdentityServer } from './identityServer.ts'

interface IdentityFixture {
  readonly server: IdentityServer
  readonly browser: Browser
}

/** Gives each test of a file a provider of its own with the person Ann, and a new browser. */
export function identityFixture(): IdentityFixture {
  let present: IdentityFixture | undefined
  beforeEach(async () => {
    const server = await startIdentityServer()
    present = { server, browser: new Browser(server.url) }
    await server.add(ANN)
  })
  afterEach(() => present?.server.close())

  const current = (): IdentityFixture => {
    if (present === undefined) throw new Error('There is a provider while a test runs alone.')
    return present
  }
  return {
    get server() {
      return current().server
    },
    get browser() {
      return current().browser
    },
  }
}
