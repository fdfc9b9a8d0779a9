import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'
import type { AuthConnection, OpenFirestore } from './Connection.ts'
import { firestoreDocuments } from './firestoreDocuments.ts'
import * as sdk from './firestoreSdk.ts'
import { guardFirestoreResponses } from './guardFirestoreResponses.ts'

// This module contains the SDK. Load it after the first paint where possible.

/**
 * Opens the database of an app.
 * @param emulatorHost host of the Firestore emulator, without a port
 */
export function openFirestore(
  { app }: Pick<AuthConnection, 'app'>,
  { emulators }: Pick<RuntimeConfig, 'emulators'>,
  emulatorHost: string,
): OpenFirestore & { readonly release: () => void } {
  const release = guardFirestoreResponses(globalThis)
  const db = sdk.getFirestore(app)
  if (emulators) sdk.connectFirestoreEmulator(db, emulatorHost, emulators.firestorePort)
  return { sdk, db, documents: firestoreDocuments({ sdk, db }), release }
}
