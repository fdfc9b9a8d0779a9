import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { forOldVersions } from './forOldVersions.ts'
import { recountVersions } from './recountVersions.ts'

const WEEK = 7 * 86_400_000

const versionSchema = z.object({ name: z.string().catch(''), revision: z.number().catch(0) })

/**
 * Deletes versions of days (UTC) more than a week ago, except those with a name and the last one of each day. So the
 * last version of a document always stays. A merge that is based on a deleted version uses the one before it. Safe to
 * repeat.
 * @param hasTime whether another page may be begun
 */
export async function thinOldVersions(
  firestore: Firestore,
  now: Date,
  hasTime: () => boolean,
): Promise<void> {
  // The start of a day, so that the last version of each day is known.
  const before = dayOf(new Date(now.getTime() - WEEK).toISOString())
  await forOldVersions(firestore, 'thinned', before, hasTime, async (page) => {
    const days = new Map(page.map((each) => [`${each.ref.parent.path} ${dayOf(each.savedAt)}`, each]))
    const deleted = await Promise.all([...days.values()].map(({ ref, savedAt }) => thin(ref, dayOf(savedAt))))
    await recountVersions(deleted.flat(), firestore)
  })
}

const dayOf = (time: string): string => time.slice(0, 10)

/** Thins the versions of one document and day. Returns what it deleted. */
async function thin(
  { parent, firestore }: DocumentReference,
  day: string,
): Promise<readonly DocumentReference[]> {
  // "~" sorts after the "T" of a time.
  const ofDay = parent.where('savedAt', '>=', day).where('savedAt', '<', `${day}~`)
  const { docs } = await ofDay.select('name', 'revision').get()
  const last = Math.max(...docs.map(revisionOf))
  const others = docs.filter((each) => revisionOf(each) !== last && !isNamed(each))
  const deleted = others.map(({ ref }) =>
    firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref)
      // It was named in the meantime.
      if (isNamed(stored)) return []
      transaction.delete(ref)
      return [ref]
    }),
  )
  return (await Promise.all(deleted)).flat()
}

const revisionOf = (stored: QueryDocumentSnapshot): number => versionSchema.parse(stored.data()).revision

const isNamed = (stored: Pick<QueryDocumentSnapshot, 'get'>): boolean =>
  versionSchema.shape.name.parse(stored.get('name')) !== ''
