import type { Client } from '../identity/provider/Client.ts'
import type { LocalCloudConfig } from './LocalCloudConfig.ts'

/** Origins of the client's URLs, for example "http://localhost:3000". */
export interface Origins {
  readonly app: string
  readonly auth: string
}

/** The app as a client of the identity provider. The auth server receives its redirects. */
export function appClient({ app, branding, identity }: LocalCloudConfig, origins: Origins): Client {
  return {
    id: identity.clientId,
    name: branding.name,
    connection: identity.connection,
    home: `${origins.app}/`,
    redirectUris: [`${origins.auth}/emulator/auth/callback`],
    logoutUrls: app.logoutPaths.map((path) => `${origins.app}${path}`),
    webOrigins: [origins.app],
  }
}
