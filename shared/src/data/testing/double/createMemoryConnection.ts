import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { Connection } from '../../connection/Connection.ts'
import type { Session } from '../../session/Session.ts'
import type { DataClient } from './DataClient.ts'

const noSdk = () => Promise.reject(new Error('The double has no SDK.'))

/** A connection without a server, for a person who stays the same. */
export function createMemoryConnection(client: DataClient, session: Session): Connection {
  return {
    ...client,
    config: {
      firebase: { apiKey: 'double', projectId: 'demo-double', authDomain: 'localhost', appId: 'double' },
      region: 'us-west3',
      emulators: null,
      identity: {
        providerId: 'double',
        origin: 'http://localhost',
        clientId: 'double',
        connection: 'double',
      },
      video: { origin: 'http://localhost' },
      links: SITE_LINKS,
      support: 'support@studio.test',
      registry: null,
      overrideOrigins: [],
      sessionReplay: null,
      appCheck: null,
    },
    auth: noSdk,
    firestore: noSdk,
    functions: noSdk,
    documentsUrl: '',
    requestId: () => 'request-of-double',
    live: Promise.withResolvers(),
    delaySdks: () => () => {},
    session: {
      get: () => session,
      subscribe: () => () => {},
      assume: () => {},
      remember: () => {},
      storedToken: () => null,
      follow: () => {},
      expectSignOut: () => () => {},
      release: () => {},
    },
    release: async () => {},
  }
}
