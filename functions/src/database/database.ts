import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

/** The project's database with the rights of the server. */
export function database(): Firestore {
  const [app = initializeApp()] = getApps()
  return getFirestore(app)
}
