import type { Mail } from '../../mail/Mail.ts'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import { until } from '../../test/until.ts'
import type { Client } from '../provider/Client.ts'
import { startIdentity } from '../startIdentity.ts'

export const CLIENT: Client = {
  id: 'studio',
  name: 'The Studio',
  connection: 'studio-people',
  home: 'http://localhost:3000/',
  redirectUris: ['http://localhost:9099/callback'],
  logoutUrls: ['http://localhost:3000/', 'http://localhost:3000/auth/signin'],
  webOrigins: ['http://localhost:3000'],
}
export const OTHER_CLIENT: Client = {
  ...CLIENT,
  id: 'other',
  redirectUris: ['http://localhost:9099/callback', 'http://localhost:9099/other'],
}

/** The person that tests add first. */
export const ANN = { sub: 'seed|ann', email: 'ann@acme.test', password: 'long enough', name: 'Ann Lee' }

export interface IdentityServer {
  readonly url: string
  readonly mails: readonly Mail[]
  readonly errors: readonly unknown[]
  /** Advances the server's clock. @param seconds how far */
  advance(seconds: number): void
  /** Restarts with the same data on the same port. */
  restart(): Promise<void>
  /** Adds a person with a verified address. */
  add(person: { sub: string; email: string; password: string; name?: string }): Promise<Response>
  close(): Promise<void>
}

/** A provider on a free port, with a clock that the test advances. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const folder = temporaryFolder()
  const mails: Mail[] = []
  const errors: unknown[] = []
  let ahead = 0
  const start = (port: number) =>
    startIdentity({
      folder: folder.path,
      port,
      clients: [CLIENT, OTHER_CLIENT],
      branding: {
        siteName: 'Studio accounts',
        heading: 'Studio accounts',
        mark: { path: '', color: '#000000' },
      },
      cookiePrefix: 'studio_',
      sendMail: (mail) => mails.push(mail),
      now: () => Date.now() + ahead,
      onError: (error) => errors.push(error),
    })
  let listener = await start(0)
  const { port } = listener
  const url = `http://localhost:${port}`
  return {
    url,
    mails,
    errors,
    advance: (seconds) => {
      ahead += seconds * 1000
    },
    restart: async () => {
      await listener.close()
      listener = await start(port)
      // fetch still pools connections to the stopped server.
      await until(() => fetch(url).then(Boolean, () => false))
    },
    add: (person) =>
      fetch(`${url}/local-cloud/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify(person),
      }),
    close: async () => {
      await listener.close()
      folder.remove()
    },
  }
}
