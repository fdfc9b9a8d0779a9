import type { FirebaseApp } from 'firebase/app'
import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import { guardAuthResponses } from '../session/guardAuthResponses.ts'
import * as sdk from './authSdk.ts'
import type { AppCheckConnection, AuthConnection } from './Connection.ts'

// This module contains the SDK. Load it after the first paint where possible.

/**
 * Opens the app and its auth, which starts with the stored sign-in.
 * @param name distinguishes several apps in one program
 * @param openAppCheck turns App Check on for the app; null where it is off
 */
export function openAuth(
  { firebase, emulators }: RuntimeConfig,
  name: string,
  openAppCheck: ((app: FirebaseApp) => AppCheckConnection) | null,
): AuthConnection & { readonly release: () => Promise<void> } {
  const letGo = guardAuthResponses(globalThis)
  const app = sdk.initializeApp({ ...firebase }, name)
  const appCheck = openAppCheck?.(app) ?? null
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  })
  if (emulators) sdk.connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true })
  return {
    sdk,
    app,
    auth,
    appCheck,
    release: async () => {
      appCheck?.release()
      await sdk.deleteApp(app)
      letGo()
    },
  }
}
