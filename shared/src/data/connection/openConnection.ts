import { createLazy } from '@outcome-studio/shared/domain/base'
import { withRequestId } from '@outcome-studio/shared/domain/errors'
import type { FirebaseApp } from 'firebase/app'
import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import { readRedirect } from '../session/RedirectSignIn.ts'
import { createSessionStore } from '../session/SessionStore.ts'
import { beginSession } from '../session/stored/beginSession.ts'
import { endTransactionsOnHide } from '../session/stored/endTransactionsOnHide.ts'
import { hideSilentStorage } from '../session/stored/hideSilentStorage.ts'
import { readStoredSignIn } from '../session/stored/readStoredSignIn.ts'
import { createSnapshots } from '../snapshots/createSnapshots.ts'
import { MEMBER_SNAPSHOT } from '../snapshots/MEMBER_SNAPSHOT.ts'
import { afterPaint } from './afterPaint.ts'
import type { AuthConnection, Connection, OpenFirestore } from './Connection.ts'
import { callableUrl } from './callableUrl.ts'
import { createDocumentSource } from './createDocumentSource.ts'
import { createSdkGate } from './createSdkGate.ts'
import { documentsUrl } from './documentsUrl.ts'

export interface ConnectionOptions {
  /** Distinguishes several connections in one program. */
  readonly name: string
  /** Host of the Firestore emulator, without a port. */
  readonly firestoreEmulatorHost: string
  /** Makes an id for each call of a function, by which its lines in the log are found. */
  readonly requestId: () => string
}

/** Opens a client without loading an SDK; each SDK is lazy. An SDK that loads after the release rejects. */
export function openConnection(config: RuntimeConfig, options: ConnectionOptions): Connection {
  const { emulators, firebase, appCheck } = config
  const session = createSessionStore()
  const snapshots = createSnapshots({ session, page: globalThis, now: Date.now })
  const gate = createSdkGate()
  const stopEndingTransactions = endTransactionsOnHide()
  const shown = async () => {
    await painted()
    await gate.opened()
  }
  const restUrl = appCheck === null ? documentsUrl(config, options.firestoreEmulatorHost) : null
  let isReleased = false
  let close = async () => {}
  let letGo = () => {}

  const { load: auth } = createLazy(async (): Promise<AuthConnection> => {
    // With an assumed user, the page is painted first.
    if (session.get() !== undefined) await shown()
    const [{ openAuth }, openAppCheck, silentStorage] = await Promise.all([
      import('./openAuth.ts'),
      appCheck && lazyAppCheck(appCheck),
      hideSilentStorage(),
    ])
    if (isReleased) throw new Error('The connection was released meanwhile.')
    const opened = openAuth(config, options.name, openAppCheck)
    close = opened.release
    session.follow({ ...opened, silentStorage })
    return opened
  })
  const database = createLazy(async (): Promise<OpenFirestore> => {
    // Loading the SDK before the first content is shown would delay that.
    await shown()
    const [{ openFirestore }, opened] = await Promise.all([import('./openFirestore.ts'), auth()])
    if (isReleased) throw new Error('The connection was released meanwhile.')
    const { release, ...firestore } = openFirestore(opened, config, options.firestoreEmulatorHost)
    letGo = release
    return firestore
  })
  const firestore = database.load
  const { load: openFunctions } = createLazy(async () => {
    const [sdk, { app }] = await Promise.all([import('firebase/functions'), auth()])
    const opened = sdk.getFunctions(app, config.region)
    if (emulators) sdk.connectFunctionsEmulator(opened, 'localhost', emulators.functionsPort)
    return { sdk, functions: opened }
  })
  const functions = async () => {
    const opened = await openFunctions()
    await (await auth()).appCheck?.requireToken()
    return opened
  }
  const stopBeginning = beginSession({
    session,
    readStored: () =>
      readStoredSignIn({
        apiKey: firebase.apiKey,
        projectId: firebase.projectId,
        appName: options.name,
        now: Date.now(),
      }),
    hasSnapshot: async (uid) => (await snapshots.read(uid, MEMBER_SNAPSHOT)) !== null,
    confirm: auth,
    isSignInPending: readRedirect() !== null,
  })

  return {
    config,
    auth,
    session,
    snapshots,
    documentsUrl: restUrl,
    firestore,
    live: Promise.withResolvers(),
    delaySdks: gate.delay,
    source: createDocumentSource(
      { auth, firestore, session, documentsUrl: restUrl, delaySdks: gate.delay },
      () => database.loaded() !== null,
    ),
    functions,
    requestId: options.requestId,
    call: async (name, input, timeout) => {
      const { sdk, functions: callables } = await functions()
      const id = options.requestId()
      try {
        const url = callableUrl(config, name, id)
        return (await sdk.httpsCallableFromURL(callables, url, { timeout })(input)).data
      } catch (cause) {
        throw withRequestId(cause, id)
      }
    },
    release: async () => {
      isReleased = true
      stopBeginning()
      snapshots.release()
      session.release()
      await close()
      letGo()
      stopEndingTransactions()
    },
  }
}

const lazyAppCheck = async ({ siteKey }: NonNullable<RuntimeConfig['appCheck']>) => {
  const { openAppCheck } = await import('./openAppCheck.ts')
  return (app: FirebaseApp) => openAppCheck(app, siteKey)
}

const painted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve))
