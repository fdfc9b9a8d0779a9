import { deleteApp, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import { keepSignIn } from '../session/keepSignIn.ts'
import { createSessionStore } from '../session/SessionStore.ts'
import { afterPaint } from './afterPaint.ts'
import type { Connection, FirestoreConnection } from './Connection.ts'
import { documentsUrl } from './documentsUrl.ts'
import { loadOnce } from './loadOnce.ts'

export interface ConnectionOptions {
  /** Tells apart several connections in one program. */
  readonly name: string
  /** Host of the Firestore emulator, without a port. */
  readonly firestoreEmulatorHost: string
}

/** Opens a client with the small SDKs only (app and auth); Firestore and Functions load when first asked for. */
export function openConnection(config: RuntimeConfig, options: ConnectionOptions): Connection {
  const letGo = keepSignIn(globalThis)
  const app = initializeApp({ ...config.firebase }, options.name)
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  const { emulators } = config
  if (emulators) connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true })
  const session = createSessionStore(auth)
  const firestore = loadOnce(async (): Promise<FirestoreConnection> => {
    // Whoever asks while a page is being drawn would have the SDK come before what it is to show.
    await new Promise<void>((resolve) => void afterPaint(resolve))
    const sdk = await import('./firestoreSdk.ts')
    const db = sdk.getFirestore(app)
    if (emulators) sdk.connectFirestoreEmulator(db, options.firestoreEmulatorHost, emulators.firestorePort)
    return { sdk, db }
  })

  return {
    config,
    app,
    auth,
    session,
    documentsUrl: documentsUrl(config, options.firestoreEmulatorHost),
    firestore,
    live: Promise.withResolvers(),
    functions: loadOnce(async () => {
      const sdk = await import('firebase/functions')
      const functions = sdk.getFunctions(app, config.region)
      if (emulators) sdk.connectFunctionsEmulator(functions, 'localhost', emulators.functionsPort)
      return { sdk, functions }
    }),
    release: async () => {
      session.release()
      await deleteApp(app)
      letGo()
    },
  }
}
