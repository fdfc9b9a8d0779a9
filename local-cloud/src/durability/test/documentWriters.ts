import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocs,
  getFirestore,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite'
import { checked, isWhole } from './Checked.ts'
import type { History } from './History.ts'

const COLLECTIONS = ['single', 'counter', 'parts', 'ledger'] as const
const LEDGER = ['ledger/debit', 'ledger/credit'] as const
const PART = /^(\d+) of (\d+) in batch (\w+)$/

export interface Connection {
  readonly firestore: Firestore
  end(): Promise<void>
}

/**
 * The unmodified client SDK as the owner. Unlike the admin SDK it does not resend commits. So no write of an ended run
 * arrives in the next one.
 *
 * @param run distinguishes the apps of one test
 */
export function connect(port: number, run: number): Connection {
  // Each closed connection logs a warning otherwise, and these tests close connections.
  setLogLevel('silent')
  const app = initializeApp({ projectId: 'demo-shop', apiKey: 'any' }, `run-${port}-${run}`)
  const firestore = getFirestore(app)
  connectFirestoreEmulator(firestore, '127.0.0.1', port, { mockUserToken: 'owner' })
  return { firestore, end: () => deleteApp(app) }
}

/**
 * Writes of several kinds: new documents, one document repeatedly, batches of new documents, batches on the same two.
 */
export const DOCUMENT_WRITES: readonly ((id: string, n: number) => Readonly<Record<string, string>>)[] = [
  (id) => ({ [`single/${id}`]: `text of ${id} `.repeat(40) }),
  (id) => ({ 'counter/only': id }),
  (id, n) => {
    const size = 2 + (n % 9)
    return Object.fromEntries(
      Array.from({ length: size }, (_, part) => [`parts/${id}-${part}`, `${part} of ${size} in batch ${id}`]),
    )
  },
  (id) => Object.fromEntries(LEDGER.map((name) => [name, id])),
]

/** Writes one commit. */
export async function writeDocuments(
  firestore: Firestore,
  history: History,
  contents: Readonly<Record<string, string>>,
): Promise<void> {
  await history.record(contents, () => {
    const [only, ...others] = Object.entries(contents)
    if (only && others.length === 0) return setDoc(doc(firestore, only[0]), checked(only[1]))
    const batch = writeBatch(firestore)
    for (const [path, text] of Object.entries(contents)) batch.set(doc(firestore, path), checked(text))
    return batch.commit()
  })
}

/** All stored documents: path to text. A partial document has the text "broken". */
export async function readDocuments(firestore: Firestore): Promise<ReadonlyMap<string, string>> {
  const snapshots = await Promise.all(COLLECTIONS.map((name) => getDocs(collection(firestore, name))))
  return new Map(
    snapshots.flatMap(({ docs }) =>
      docs.map((each) => [each.ref.path, isWhole(each.data()) ? String(each.get('text')) : 'broken']),
    ),
  )
}

/** @returns batches that are stored partially */
export function halfBatches(stored: ReadonlyMap<string, string>): readonly string[] {
  const found = new Map<string, { size: number; parts: number }>()
  for (const text of stored.values()) {
    const [, , size, id] = PART.exec(text) ?? []
    if (id !== undefined) found.set(id, { size: Number(size), parts: (found.get(id)?.parts ?? 0) + 1 })
  }
  const cut = [...found].filter(([, { size, parts }]) => size !== parts).map(([id]) => `batch ${id}`)
  const [debit, credit] = LEDGER.map((name) => stored.get(name))
  return debit === credit ? cut : [...cut, 'the ledger']
}
