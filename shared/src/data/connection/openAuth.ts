import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import { guardAuthResponses } from '../session/guardAuthResponses.ts'
import * as sdk from './authSdk.ts'
import type { AuthConnection } from './Connection.ts'

// This module brings the SDK: it is loaded after the first paint wherever that is possible.

/**
 * Opens the app and its auth, which begins with the stored sign-in.
 * @param name tells apart several apps in one program
 */
export function openAuth(
  { firebase, emulators }: RuntimeConfig,
  name: string,
): AuthConnection & { readonly release: () => Promise<void> } {
  const letGo = guardAuthResponses(globalThis)
  const app = sdk.initializeApp({ ...firebase }, name)
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  })
  if (emulators) sdk.connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true })
  return {
    sdk,
    app,
    auth,
    release: async () => {
      await sdk.deleteApp(app)
      letGo()
    },
  }
}
