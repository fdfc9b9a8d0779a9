import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'

const PRODUCTION = 'https://firestore.googleapis.com'

/**
 * Address below which Firestore's REST interface serves the documents of a project.
 * @param emulatorHost host of the Firestore emulator, without a port; ignored in production
 */
export function documentsUrl({ firebase, emulators }: RuntimeConfig, emulatorHost: string): string {
  const origin = emulators ? `http://${emulatorHost}:${emulators.firestorePort}` : PRODUCTION
  return `${origin}/v1/projects/${firebase.projectId}/databases/(default)/documents`
}
