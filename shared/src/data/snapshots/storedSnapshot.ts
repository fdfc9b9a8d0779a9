import { isRecord } from '@outcome-studio/shared/domain/base'
import { settled } from '../session/stored/settled.ts'
import { inSnapshots, type SnapshotPage } from './inSnapshots.ts'

/** One snapshot as it is stored. */
export interface StoredSnapshot {
  /** Of the member, so that no other one reads it. */
  readonly uid: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** JSON. */
  readonly text: string
}

/** Key of the index. Names of snapshots are not empty. */
export const INDEX_KEY = ''

/**
 * Reads a member's snapshot; null without one, or with a malformed one.
 * @throws whatever the browser throws
 */
export async function readSnapshot(
  page: SnapshotPage,
  uid: string,
  name: string,
): Promise<StoredSnapshot | null> {
  const stored: unknown = await inSnapshots(page, 'read', (store) => settled(store.get(name)))
  if (!isRecord(stored) || stored.uid !== uid) return null
  const { savedAt, text } = stored
  return typeof savedAt === 'number' && typeof text === 'string' ? { uid, savedAt, text } : null
}

/**
 * Erases all snapshots. Until a member claims them again, no tab stores any.
 * @param keptUid the member whose snapshots stay; null for nobody
 * @throws whatever the browser throws, also if there are none
 */
export async function eraseSnapshots(page: SnapshotPage, keptUid: string | null): Promise<void> {
  await inSnapshots(page, 'erase', async (store) => {
    const index: unknown = keptUid === null ? null : await settled(store.get(INDEX_KEY))
    if (isRecord(index) && index.uid === keptUid) return
    await settled(store.clear())
  })
}
