import { studyUuid, VERSIONS_KEPT } from '@outcome-studio/shared/domain'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { transact } from '../../connection/transact.ts'
import type { StudyStore } from '../StudyStore.ts'
import { readLife } from './StudyLife.ts'
import { studyVersionsPath, versionReferences } from './versionReferences.ts'

/** How long a deleted study's versions stay, in milliseconds: its deletion can be undone until the list is left. */
const UNDO_TIME = 86_400_000

/** Studies looked after at one time; the others follow the next time. */
const AT_ONCE = 10

/** An upgrade by the server counts a revision without a version: a few more than those kept may be there. */
const PERHAPS_MORE = 100

/** Deletes the versions of studies that were deleted more than a day ago. Safe to repeat, and to break off. */
export async function forgetRemoved(store: StudyStore): Promise<void> {
  const { sdk, db } = store.firestore
  const since = new Date(store.now().getTime() - UNDO_TIME).toISOString()
  const removed = sdk.query(
    sdk.collection(db, studyVersionsPath(store.member)),
    sdk.where('removedAt', '<', since),
    sdk.limit(AT_ONCE),
  )
  for (const study of (await sdk.getDocsFromServer(removed)).docs) await forget(store, study)
}

async function forget({ firestore, member }: StudyStore, study: QueryDocumentSnapshot): Promise<void> {
  const versions = versionReferences(firestore, member, studyUuid(study.id))
  if (!versions) return
  await transact(firestore, async (transaction) => {
    const life = readLife(await transaction.get(versions.life))
    // Brought back meanwhile.
    if (!life?.removedAt) return
    const oldest = Math.max(1, life.revision - VERSIONS_KEPT - PERHAPS_MORE)
    for (let revision = oldest; revision <= life.revision; revision += 1) {
      transaction.delete(versions.save(revision))
    }
    transaction.delete(versions.life)
  })
}
