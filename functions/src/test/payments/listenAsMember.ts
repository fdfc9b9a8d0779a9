import { randomUUID } from 'node:crypto'
import { subscriptionsPath } from '@outcome-studio/shared/domain/paths'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth'
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot } from 'firebase/firestore'
import type { PaymentsCloud } from './openPayments.ts'

/**
 * Listens to a member's subscriptions as their page does, by the client SDK and the security rules.
 * @param onChange called with the fields of each subscription, now and after every change
 * @returns ends the listening
 */
export async function listenAsMember(
  uid: string,
  { cloud, auth }: PaymentsCloud,
  onChange: (subscriptions: readonly Readonly<Record<string, unknown>>[]) => void,
): Promise<() => Promise<void>> {
  const app = initializeApp({ apiKey: 'local', projectId: 'demo-outcome-studio' }, randomUUID())
  const clientAuth = getAuth(app)
  connectAuthEmulator(clientAuth, cloud.authUrl, { disableWarnings: true })
  await signInWithCustomToken(clientAuth, await auth.createCustomToken(uid))
  const firestore = getFirestore(app)
  connectFirestoreEmulator(firestore, 'localhost', cloud.firestorePort)
  const stop = onSnapshot(collection(firestore, subscriptionsPath(uid)), ({ docs }) =>
    onChange(docs.map((each) => each.data())),
  )
  return () => {
    stop()
    return deleteApp(app)
  }
}
