import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setLogLevel,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import type { Action, Attempt, Who } from './attempts/Attempt.ts'
import { DOCUMENTS, PEOPLE } from './people.ts'

export interface Clients {
  /**
   * Performs an attempt, then restores DOCUMENTS.
   * @returns whether the rules allowed it
   * @throws an error that is not a refusal by the rules
   */
  perform(attempt: Attempt): Promise<boolean>
  /** Stores DOCUMENTS. */
  fill(): Promise<void>
  release(): Promise<void>
}

/** Clients of a local Firestore, one for each person of the table. They use the SDK without listeners. */
export function openClients(port: number, projectId: string): Clients {
  // The SDK would log a warning for each refusal.
  setLogLevel('silent')
  const apps = new Map<string, FirebaseApp>()
  const databases = new Map<string, Firestore>()

  function open(who: Who | 'server'): Firestore {
    const known = databases.get(who)
    if (known) return known
    const app = initializeApp({ projectId }, `${projectId} ${who} ${port}`)
    const db = getFirestore(app)
    connectFirestoreEmulator(db, '127.0.0.1', port, tokenOf(who))
    apps.set(who, app)
    databases.set(who, db)
    return db
  }

  async function store(documents: readonly (readonly [string, object | null | undefined])[]): Promise<void> {
    if (documents.length === 0) return
    const server = open('server')
    const batch = writeBatch(server)
    for (const [path, data] of documents) {
      if (data) batch.set(doc(server, path), data)
      else batch.delete(doc(server, path))
    }
    await batch.commit()
  }

  return {
    fill: () => store(Object.entries(DOCUMENTS)),
    perform: async ({ who, action, stored = {} }) => {
      await store(Object.entries(stored))
      const isAllowed = await isAccepted(open(who), action)
      const written = isAllowed && action.kind === 'commit' ? action.writes.map(({ path }) => path) : []
      const changed = new Set([...Object.keys(stored), ...written])
      await store([...changed].map((path) => [path, DOCUMENTS[path]]))
      return isAllowed
    },
    release: async () => {
      await Promise.all([...apps.values()].map(deleteApp))
    },
  }
}

function tokenOf(who: Who | 'server') {
  if (who === 'signedOut') return {}
  if (who === 'server') return { mockUserToken: 'owner' }
  const { uid, claims } = PEOPLE[who]
  return { mockUserToken: { ...claims, sub: uid } }
}

async function isAccepted(db: Firestore, action: Action): Promise<boolean> {
  try {
    await send(db, action)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false
    throw error
  }
}

function send(db: Firestore, action: Action): Promise<unknown> {
  switch (action.kind) {
    case 'get':
      return getDoc(doc(db, action.path))
    case 'list':
      return getDocs(query(collection(db, action.path), ...filtersOf(action.where)))
    case 'count':
      return getCount(collection(db, action.path))
    case 'listGroup':
      return getDocs(query(collectionGroup(db, action.id), ...filtersOf(action.where)))
    case 'commit': {
      const batch = writeBatch(db)
      for (const write of action.writes) {
        const reference = doc(db, write.path)
        if (write.kind === 'delete') batch.delete(reference)
        else if (write.kind === 'set') batch.set(reference, write.data)
        else batch.update(reference, write.data)
      }
      return batch.commit()
    }
  }
}

const filtersOf = (condition: Extract<Action, { kind: 'list' }>['where']) =>
  condition === undefined ? [] : [where(...condition)]
