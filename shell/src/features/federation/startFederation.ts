import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { FederationRuntime } from './FederationRuntime.ts'
import { httpPlugin } from './httpPlugin.ts'

/** The runtime that the build put into the page. No remote is known to it until one is registered. */
export function startFederation(fetchFile: typeof fetch): FederationRuntime {
  registerPlugins([httpPlugin(fetchFile)])
  return {
    registerRemotes: (remotes, options) => registerRemotes(remotes, options),
    loadRemote: (id) => loadRemote(id),
  }
}
