import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { PACKED_CONTENT } from '@outcome-studio/shared/domain/saving'
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { forOldVersions } from './forOldVersions.ts'
import { recountVersions } from './recountVersions.ts'

const DAY = 86_400_000

/**
 * Compresses the content of versions that were saved more than a day ago. The rules compare a version with the content
 * of its save, so a client stores it plain. Safe to repeat.
 * @param hasTime whether another page may be begun
 */
export async function packOldVersions(
  firestore: Firestore,
  now: Date,
  hasTime: () => boolean,
): Promise<void> {
  const before = new Date(now.getTime() - DAY).toISOString()
  await forOldVersions(firestore, 'packed', before, hasTime, async (page) => {
    const packed = await Promise.all(page.map(async ({ ref }) => ((await pack(ref)) ? [ref] : [])))
    await recountVersions(packed.flat(), firestore)
  })
}

/** Returns whether it did. */
async function pack(ref: DocumentReference): Promise<boolean> {
  return await ref.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref)
    const bytes = compress(stored.get('content'))
    if (bytes === null) return false
    transaction.update(ref, { content: FieldValue.delete(), [PACKED_CONTENT]: bytes })
    return true
  })
}

/** null if there is no content, or some that JSON would change, such as a time that a client has added. */
function compress(content: unknown): Buffer | null {
  if (content === undefined) return null
  const text = JSON.stringify(content)
  return isDeepStrictEqual(JSON.parse(text), content) ? gzipSync(text) : null
}
