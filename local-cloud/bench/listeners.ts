import { initializeApp } from 'firebase/app'
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot } from 'firebase/firestore'

const [port, count] = process.argv.slice(2).map(Number)

/**
 * Runs clients that each listen to a collection of 1,000 documents, in a separate process: node listeners.ts
 * PORT COUNT. Notifies the parent when all have received their documents.
 */
await Promise.all(
  Array.from({ length: count ?? 0 }, (_, number) => {
    const firestore = getFirestore(
      initializeApp({ projectId: 'bench', apiKey: 'none' }, `listener-${number}`),
    )
    connectFirestoreEmulator(firestore, '127.0.0.1', port ?? 0)
    return new Promise<void>((resolve) => {
      onSnapshot(collection(firestore, `groups/g${number % 10}/people`), () => resolve())
    })
  }),
)
process.on('disconnect', () => process.exit(0))
process.send?.('listening')
