import type { DocumentRepository, StoredDocument, StoredTypes } from '@outcome-studio/shared/domain/saving'
import type { QueryClient } from '@tanstack/react-query'
import { currentConnection } from '../connection/currentConnection.ts'
import { documentKeys } from './documentKeys.ts'
import { documentSnapshot } from './documentSnapshots.ts'
import type { StoredKind } from './StoredKind.ts'

/** Lets every save, rename and deletion also update the query cache and the snapshots on this device. */
export function cacheChanges<T extends StoredTypes>(
  client: QueryClient,
  kind: StoredKind<T>,
  documents: DocumentRepository<T>,
): DocumentRepository<T> {
  const keys = documentKeys(kind.queryKey)
  const keyFor = (docName: string) => keys.document(currentUid(), docName)
  const store = (docName: string, stored: StoredDocument<T> | null) => {
    const uid = currentUid()
    if (uid) currentConnection().snapshots.write(uid, documentSnapshot(kind, docName).name, stored)
  }
  return {
    ...documents,
    save: async (command) => {
      const counts = await kind.countOnSave?.(client, command)
      const key = keyFor(command.docName)
      const header = await documents.save({ ...command, ...(counts && { counts }) })
      const stored = { header, content: command.content }
      client.setQueryData<StoredDocument<T>>(key, stored)
      store(command.docName, stored)
      return header
    },
    rename: async (from, to, uuid) => {
      const [oldKey, newKey] = [keyFor(from), keyFor(to)]
      const header = await documents.rename(from, to, uuid)
      const before = client.getQueryData<StoredDocument<T>>(oldKey)
      // The content in the cache may be older than the one that was renamed.
      if (before?.header.revision === header.revision) client.setQueryData(newKey, { ...before, header })
      client.removeQueries({ queryKey: oldKey, type: 'inactive' })
      store(from, null)
      return header
    },
    remove: async (docName, uuid) => {
      const queryKey = keyFor(docName)
      const removed = await documents.remove(docName, uuid)
      client.removeQueries({ queryKey, type: 'inactive' })
      store(docName, null)
      return removed
    },
  }
}

function currentUid(): string | null | undefined {
  const session = currentConnection().session.get()
  if (!session) return undefined
  return session.state === 'signedIn' ? session.uid : null
}
