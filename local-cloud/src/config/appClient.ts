import type { Client } from '../identity/provider/Client.ts'
import type { LocalCloudConfig } from './LocalCloudConfig.ts'

/** Origins that the client's addresses begin with, for example "http://localhost:3000". */
export interface Origins {
  readonly app: string
  readonly auth: string
}

/** The app as the identity provider knows it: people reach it by way of the auth server. */
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
