import { getApps, initializeApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'

/** The project's database with the rights of the server. Lazy, because loading it is half of a cold start. */
export async function database(): Promise<Firestore> {
  const { getFirestore } = await import('firebase-admin/firestore')
  const [app = initializeApp()] = getApps()
  return getFirestore(app)
}
