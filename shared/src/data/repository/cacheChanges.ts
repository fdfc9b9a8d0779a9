import type { QueryClient } from '@tanstack/react-query'
import { currentConnection } from '../connection/currentConnection.ts'

/** The changes after which the query cache is updated. */
interface Changes<Command, Uuid, Header, Removed> {
  save(command: Command): Promise<Header>
  rename(from: string, to: string, uuid: Uuid): Promise<Header>
  remove(docName: string, uuid: Uuid): Promise<Removed>
}

/** How documents of one kind are cached. */
interface Cached<Command, Header, Stored> {
  /** @param uid of the member; null when signed out, undefined until that is known */
  readonly keyOf: (uid: string | null | undefined, docName: string) => readonly unknown[]
  readonly storedOf: (header: Header, command: Command) => Stored
}

/** Lets every save, rename and deletion also update the query cache. */
export function cacheChanges<
  Command extends { readonly docName: string },
  Uuid,
  Header extends { readonly revision: number },
  Removed,
  Stored extends { readonly header: Header },
>(
  client: QueryClient,
  documents: Changes<Command, Uuid, Header, Removed>,
  { keyOf, storedOf }: Cached<Command, Header, Stored>,
): Changes<Command, Uuid, Header, Removed> {
  const keyFor = (docName: string) => keyOf(currentUid(), docName)
  return {
    save: async (command) => {
      const key = keyFor(command.docName)
      const header = await documents.save(command)
      client.setQueryData(key, storedOf(header, command))
      return header
    },
    rename: async (from, to, uuid) => {
      const [oldKey, newKey] = [keyFor(from), keyFor(to)]
      const header = await documents.rename(from, to, uuid)
      const before = client.getQueryData<Stored>(oldKey)
      // The content in the cache may be older than the one that was renamed.
      if (before?.header.revision === header.revision) client.setQueryData(newKey, { ...before, header })
      client.removeQueries({ queryKey: oldKey, type: 'inactive' })
      return header
    },
    remove: async (docName, uuid) => {
      const queryKey = keyFor(docName)
      const removed = await documents.remove(docName, uuid)
      client.removeQueries({ queryKey, type: 'inactive' })
      return removed
    },
  }
}

function currentUid(): string | null | undefined {
  const session = currentConnection().session.get()
  if (!session) return undefined
  return session.state === 'signedIn' ? session.uid : null
}
