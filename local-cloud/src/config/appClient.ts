import { redirectUriAt } from '../auth/redirect/RedirectContext.ts'
import type { Client } from '../identity/provider/Client.ts'
import type { LocalCloudConfig } from './LocalCloudConfig.ts'

/**
 * The app as a client of the identity provider.
 * @param origin of the app, for example "http://localhost:3000"
 */
export function appClient({ app, branding, identity }: LocalCloudConfig, origin: string): Client {
  return {
    id: identity.clientId,
    name: branding.name,
    connection: identity.connection,
    home: `${origin}/`,
    redirectUris: [redirectUriAt(origin)],
    logoutUrls: app.logoutPaths.map((path) => `${origin}${path}`),
    webOrigins: [origin],
  }
}
