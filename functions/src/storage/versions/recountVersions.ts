import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { recount } from '../recount.ts'

/** Counts versions that the server has changed or deleted. Changes of versions start no count of their own. */
export async function recountVersions(
  refs: readonly DocumentReference[],
  firestore: Firestore,
): Promise<void> {
  const byDocument = Map.groupBy(refs, (ref) => ref.parent.parent?.path ?? '')
  const counts = [...byDocument].map(async ([path, versions]) => {
    const [, domain, , uid] = path.split('/')
    if (domain === undefined || uid === undefined) return
    const saves = versions.map((each) => ({ path: each.path, revision: Number(each.id) }))
    await recount({ domain, uid }, [{ parts: [path], documents: 0, saves, holdsSaves: false }], firestore)
  })
  await Promise.all(counts)
}
