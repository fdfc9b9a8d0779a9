import { settled } from '../session/stored/settled.ts'
import { inSnapshots, type SnapshotPage } from './inSnapshots.ts'
import { addToIndex, type NewSnapshot, parseIndex, type SnapshotIndex } from './SnapshotIndex.ts'
import { INDEX_KEY, type StoredSnapshot } from './storedSnapshot.ts'

interface SnapshotWrite {
  readonly uid: string
  readonly snapshots: readonly NewSnapshot[]
  /**
   * Whether the snapshots become this member's. Otherwise they are stored only if they are still: after a sign-out, a
   * tab that does not know of it must not store any.
   */
  readonly claims: boolean
  /** Asked once the transaction has begun. A later erasure waits for it. */
  readonly isWanted: () => boolean
}

/**
 * Stores snapshots in one transaction with the index.
 * @throws whatever the browser throws, for example QuotaExceededError
 */
export async function writeSnapshots(page: SnapshotPage, write: SnapshotWrite): Promise<void> {
  await inSnapshots(page, 'write', async (store) => {
    if (!write.isWanted()) return
    const stored = parseIndex(await settled(store.get(INDEX_KEY)))
    const isOwn = stored?.uid === write.uid
    if (!isOwn) {
      if (!write.claims) return
      store.clear()
    }
    put(store, write, isOwn ? stored : { uid: write.uid, entries: [] })
  })
}

function put(store: IDBObjectStore, { uid, snapshots }: SnapshotWrite, before: SnapshotIndex): void {
  const { index, dropped } = addToIndex(before, snapshots)
  const isKept = new Set(index.entries.map(({ name }) => name))
  for (const { name, savedAt, text } of snapshots) {
    if (text !== null && isKept.has(name)) store.put({ uid, savedAt, text } satisfies StoredSnapshot, name)
  }
  for (const name of dropped) store.delete(name)
  store.put(index, INDEX_KEY)
}
