import { TIDIED_VERSIONS_PATH } from '@outcome-studio/shared/domain/paths'
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'

/** Versions per page, whose work runs at the same time. Each may have 1 MiB. */
const PAGE = 25

/** A version without its content. */
export interface OldVersion {
  readonly ref: DocumentReference
  /** As the client has stored it: ISO 8601 in UTC, if its owner did not forge it. */
  readonly savedAt: string
}

const positionSchema = z.object({ savedAt: z.string(), path: z.string() }).nullable().catch(null)
const savedAtSchema = z.string().catch('')

/**
 * Calls `work` with the versions of all members in the order in which they were saved, page by page. A call continues
 * after the last page of the one before, so each version is visited once. A version whose time is earlier than that
 * page's, because of a wrong clock, is not visited.
 * @param pass the field of TIDIED_VERSIONS_PATH that has the position
 * @param before ISO 8601 in UTC; later versions are visited by a later call
 * @param hasTime whether another page may be begun
 */
export async function forOldVersions(
  firestore: Firestore,
  pass: 'thinned' | 'packed',
  before: string,
  hasTime: () => boolean,
  work: (page: readonly OldVersion[]) => Promise<void>,
): Promise<void> {
  const progress = firestore.doc(TIDIED_VERSIONS_PATH)
  let position = positionSchema.parse((await progress.get()).get(pass))
  const all = firestore
    .collectionGroup('saves')
    .where('savedAt', '<', before)
    .orderBy('savedAt')
    .orderBy(FieldPath.documentId())
    .select('savedAt')
    .limit(PAGE)
  while (hasTime()) {
    const query = position === null ? all : all.startAfter(position.savedAt, firestore.doc(position.path))
    const { docs } = await query.get()
    const page = docs.map((each) => ({ ref: each.ref, savedAt: savedAtSchema.parse(each.get('savedAt')) }))
    const last = page.at(-1)
    if (last === undefined) return
    await work(page)
    position = { savedAt: last.savedAt, path: last.ref.path }
    await progress.set({ [pass]: position }, { merge: true })
  }
}
