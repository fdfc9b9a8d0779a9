import { createInstance } from '@module-federation/runtime-tools/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import type { RemoteFiles } from './createRemoteFiles.ts'
import type { ShareScope } from './createShareScope.ts'

/** Global name of the runtime that features use whose builds do not contain one. */
const PROVIDED_RUNTIME = '_FEDERATION_RUNTIME_CORE'

/** The federation library's runtime, for features of earlier builds and of others. */
export interface Runtime {
  /** @param text the verified manifest at that address */
  loadRemote(name: string, entry: string, text: string, expose: string): Promise<unknown>
}

/** Starts the runtime with the shell's modules. Call it once. */
export function startRuntime(files: RemoteFiles, scope: ShareScope): Runtime {
  Reflect.set(globalThis, PROVIDED_RUNTIME, runtimeCore)
  const manifests = new Map<string, string>()
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    // With the default strategy the first shared module waits for every registered remote.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'remote-files',
        fetch: async (url) => new Response(manifests.get(url) ?? ''),
        createScript: ({ url }) => files.createScript(url),
      },
    ],
    shared: Object.fromEntries(
      Object.entries(scope).flatMap(([request, versions]) =>
        Object.entries(versions).map(([version, { get }]) => [
          request,
          {
            version,
            scope: 'default',
            shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
            get,
          },
        ]),
      ),
    ),
  })
  return {
    loadRemote: (name, entry, text, expose) => {
      manifests.set(entry, text)
      federation.registerRemotes([{ name, entry }], { force: true })
      return federation.loadRemote(`${name}/${expose}`)
    },
  }
}
