import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import { keepSignIn } from '../session/keepSignIn.ts'
import { readTrip } from '../session/redirect/SignInTrip.ts'
import { createSessionStore } from '../session/SessionStore.ts'
import { beginSession } from '../session/stored/beginSession.ts'
import { readStoredSignIn } from '../session/stored/readStoredSignIn.ts'
import { afterPaint } from './afterPaint.ts'
import type { AuthConnection, Connection, FirestoreConnection } from './Connection.ts'
import { documentsUrl } from './documentsUrl.ts'
import { loadOnce } from './loadOnce.ts'

export interface ConnectionOptions {
  /** Tells apart several connections in one program. */
  readonly name: string
  /** Host of the Firestore emulator, without a port. */
  readonly firestoreEmulatorHost: string
}

/** Opens a client without any SDK; each loads when it is first asked for. */
export function openConnection(config: RuntimeConfig, options: ConnectionOptions): Connection {
  const letGo = keepSignIn(globalThis)
  const { emulators, firebase } = config
  const session = createSessionStore()
  let isReleased = false
  let close = async () => {}

  const auth = loadOnce(async (): Promise<AuthConnection> => {
    const sdk = await import('./authSdk.ts')
    if (isReleased) throw new Error('The connection was released meanwhile.')
    const app = sdk.initializeApp({ ...firebase }, options.name)
    const auth = sdk.initializeAuth(app, {
      persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
    })
    if (emulators) sdk.connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true })
    close = () => sdk.deleteApp(app)
    session.follow({ sdk, auth })
    return { sdk, app, auth }
  })
  const firestore = loadOnce(async (): Promise<FirestoreConnection> => {
    // Whoever asks while a page is being drawn would have the SDK come before what it is to show.
    await new Promise<void>((resolve) => void afterPaint(resolve))
    const [sdk, { app }] = await Promise.all([import('./firestoreSdk.ts'), auth()])
    const db = sdk.getFirestore(app)
    if (emulators) sdk.connectFirestoreEmulator(db, options.firestoreEmulatorHost, emulators.firestorePort)
    return { sdk, db }
  })
  const stopBeginning = beginSession({
    session,
    readStored: () =>
      readStoredSignIn({
        apiKey: firebase.apiKey,
        projectId: firebase.projectId,
        appName: options.name,
        now: Date.now(),
      }),
    confirm: auth,
    isSignInPending: readTrip() !== null,
  })

  return {
    config,
    auth,
    session,
    documentsUrl: documentsUrl(config, options.firestoreEmulatorHost),
    firestore,
    live: Promise.withResolvers(),
    functions: loadOnce(async () => {
      const [sdk, { app }] = await Promise.all([import('firebase/functions'), auth()])
      const functions = sdk.getFunctions(app, config.region)
      if (emulators) sdk.connectFunctionsEmulator(functions, 'localhost', emulators.functionsPort)
      return { sdk, functions }
    }),
    release: async () => {
      isReleased = true
      stopBeginning()
      session.release()
      await close()
      letGo()
    },
  }
}
