import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import { provideConnection } from './currentConnection.ts'
import { openConnection } from './openConnection.ts'
import { perTabHost } from './perTabHost.ts'

/** The page's connection, owned by the host. */
export interface DataConnection {
  readonly release: () => Promise<void>
}

const PAGE_APP = 'outcome-studio'

/**
 * Connects the page to its project. Everything else in this package uses that connection. The host calls it
 * once.
 * @param firestoreEmulatorHost only if names below "localhost" do not resolve
 * @throws Error when called again before the release
 */
export function initializeData(
  config: RuntimeConfig,
  firestoreEmulatorHost: string = perTabHost(Math.random()),
): DataConnection {
  const connection = openConnection(config, {
    name: PAGE_APP,
    firestoreEmulatorHost,
    requestId: () => crypto.randomUUID(),
  })
  const withdraw = provideConnection(connection)
  return {
    release: async () => {
      withdraw()
      await connection.release()
    },
  }
}
