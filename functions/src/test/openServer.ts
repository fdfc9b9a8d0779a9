import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'

/** The shared local cloud, used as functions do. */
export interface TestServer {
  readonly firestore: Firestore
  release(): Promise<void>
}

/** Connects to the shared local cloud with the rights of functions. */
export async function openServer(): Promise<TestServer> {
  const cloud = await sharedLocalCloud()
  process.env.FIRESTORE_EMULATOR_HOST = `localhost:${cloud.firestorePort}`
  process.env.METADATA_SERVER_DETECTION = 'none'
  const app = initializeApp({ projectId: 'demo-outcome-studio' }, 'server')
  return {
    firestore: getFirestore(app),
    release: async () => {
      await deleteApp(app)
      await cloud.release()
    },
  }
}
