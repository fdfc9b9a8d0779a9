import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { Connection } from '../../connection/Connection.ts'
import type { Session } from '../../session/Session.ts'
import type { DataClient } from './DataClient.ts'

const noSdk = () => Promise.reject(new Error('The double has no SDK.'))

/** A snapshot that a test has put on the device. */
export interface DeviceSnapshot {
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/**
 * A connection without a server, for a person who stays the same.
 * @param device snapshots by their names; answers are not added
 */
export function createMemoryConnection(
  client: DataClient,
  session: Session,
  device: ReadonlyMap<string, DeviceSnapshot> = new Map(),
): Connection {
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
    snapshots: {
      read: async (_uid, { name, parse }) => {
        const stored = device.get(name)
        const value = stored ? parse(stored.value) : null
        return stored && value !== null ? { value, savedAt: stored.savedAt } : null
      },
      write: () => {},
      erase: () => Promise.resolve(),
      release: () => {},
    },
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
