import { randomUUID } from 'node:crypto'
import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import type { SharedCloud } from '../../../tools/build/jest/localCloud.ts'

/** A browser client: calls the functions through the client SDK. */
export interface Client {
  call(name: string, data: unknown): Promise<unknown>
  /** Empty without a signed-in member. */
  idToken(): Promise<string>
  release(): Promise<void>
}

/**
 * Opens a client of the local cloud.
 * @param email of a seeded person to sign in; null for none
 */
export async function openClient(cloud: SharedCloud, email: string | null): Promise<Client> {
  const app = initializeApp({ apiKey: 'local', projectId: 'demo-outcome-studio' }, randomUUID())
  const auth = getAuth(app)
  connectAuthEmulator(auth, cloud.authUrl, { disableWarnings: true })
  if (email !== null) await signInWithCustomToken(auth, await cloud.customToken(email))
  const functions = getFunctions(app, FUNCTIONS_REGION)
  connectFunctionsEmulator(functions, 'localhost', cloud.functionsPort)
  return {
    call: async (name, data) => (await httpsCallable(functions, name)(data)).data,
    idToken: async () => (await auth.currentUser?.getIdToken()) ?? '',
    release: () => deleteApp(app),
  }
}
