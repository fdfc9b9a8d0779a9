import {
  parseDocumentLife,
  STUDY_PLACE,
  VERSIONS_KEPT,
  versionPaths,
  versionsPath,
} from '@outcome-studio/shared/domain'
import { transact } from '../../connection/transact.ts'
import type { StudyStore } from '../StudyStore.ts'

/** Milliseconds that the versions of a deleted study stay, so that its deletion can be undone. */
const UNDO_TIME = 86_400_000

/** Most studies per call; the next call continues. */
const AT_ONCE = 10

/** Deletes the versions of studies that were deleted more than a day ago. Safe to repeat and to interrupt. */
export async function forgetRemoved(store: StudyStore): Promise<void> {
  const { sdk, db } = store.firestore
  const since = new Date(store.now().getTime() - UNDO_TIME).toISOString()
  const removed = sdk.query(
    sdk.collection(db, versionsPath(STUDY_PLACE, store.member)),
    sdk.where('removedAt', '<', since),
    sdk.limit(AT_ONCE),
  )
  for (const study of (await sdk.getDocsFromServer(removed)).docs) await forget(store, study.id)
}

async function forget({ firestore, member }: StudyStore, uuid: string): Promise<void> {
  const paths = versionPaths(STUDY_PLACE, member, uuid)
  if (paths === null) return
  const { sdk, db } = firestore
  await transact(firestore, async (transaction) => {
    const stored = await transaction.get(sdk.doc(db, paths.life))
    const life = parseDocumentLife(stored.data())
    // The deletion was undone in the meantime.
    if (!life?.removedAt) return
    const oldest = Math.max(1, life.revision - VERSIONS_KEPT + 1)
    for (let revision = oldest; revision <= life.revision; revision += 1) {
      transaction.delete(sdk.doc(db, paths.save(revision)))
    }
    transaction.delete(sdk.doc(db, paths.life))
  })
}
