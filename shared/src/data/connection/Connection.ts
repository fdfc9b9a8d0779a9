import type { FirebaseApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import type { Functions } from 'firebase/functions'
import type { DocumentSource } from '../documents/DocumentSource.ts'
import type { Documents } from '../documents/Documents.ts'
import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { Snapshots } from '../snapshots/Snapshots.ts'

/** The loaded sign-in SDK, with the app that all other SDKs use. */
export interface AuthConnection {
  readonly sdk: typeof import('./authSdk.ts')
  readonly app: FirebaseApp
  readonly auth: Auth
  /** Null where App Check is off. */
  readonly appCheck: AppCheckConnection | null
}

/** App Check, which verifies the page. */
export interface AppCheckConnection {
  /**
   * Resolves once there is a token, which the SDKs then send with each request. After a failure the next call tries
   * again.
   * @throws StudioError cen/app-not-verified, cen/offline
   */
  readonly requireToken: () => Promise<void>
  readonly release: () => void
}

/** The loaded Firestore SDK with its database. */
export interface FirestoreConnection {
  readonly sdk: typeof import('./firestoreSdk.ts')
  readonly db: Firestore
}

/** The Firestore SDK, loaded, and the documents it reads and writes. */
export interface OpenFirestore extends FirestoreConnection {
  readonly documents: Documents
}

/** The loaded Functions SDK with the functions of the configured region. */
export interface FunctionsConnection {
  readonly sdk: typeof import('firebase/functions')
  readonly functions: Functions
}

/** One signed-in (or signed-out) client of one Firebase project. */
export interface Connection {
  readonly config: RuntimeConfig
  /** Loads the SDK on the first call. The SDK then confirms or ends the assumed sign-in. */
  readonly auth: () => Promise<AuthConnection>
  readonly session: SessionStore
  readonly snapshots: Snapshots
  /**
   * Base URL of the database's REST interface, without a trailing slash. Null where App Check is on: only its SDK has
   * the token that a request then needs.
   */
  readonly documentsUrl: string | null
  /** Loads the SDK on the first call. */
  readonly firestore: () => Promise<OpenFirestore>
  readonly source: DocumentSource
  /** Resolved with the first value of a listener; work that is not urgent waits for it. */
  readonly live: PromiseWithResolvers<void>
  /** Lets SDKs that are not loaded yet wait for content that is shown without them. Returns the release. */
  readonly delaySdks: () => () => void
  /** Loads the SDK on the first call. Where App Check is on, each call waits for a token and fails without one. */
  readonly functions: () => Promise<FunctionsConnection>
  /** Makes the id of a call. */
  readonly requestId: () => string
  /**
   * Calls a function of the server; resolves with the data of its answer.
   * @param timeout milliseconds
   * @throws an error whose id requestIdOf returns
   */
  readonly call: (name: string, input: unknown, timeout: number) => Promise<unknown>
  /** Ends listeners and network use; the connection cannot be used afterwards. */
  readonly release: () => Promise<void>
}
