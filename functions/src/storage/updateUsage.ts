import { createHash } from 'node:crypto'
import { VERSIONS_KEPT } from '@outcome-studio/shared/domain/base'
import { usageEntriesPath, usagePath } from '@outcome-studio/shared/domain/paths'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { CountedUnit } from './countedUnits.ts'
import type { StorageUse } from './storageQuota.ts'
import { storageUseOf } from './storageUseOf.ts'

/** Bytes of each saved version, by its revision. */
const savesSchema = z.object({ saves: z.record(z.string(), z.number()).catch({}) })
type Saves = z.infer<typeof savesSchema>['saves']

/**
 * Makes the count of a member's storage agree with some documents as they are now.
 *
 * Each unit has an entry, so the change of the total is known, whatever events came before. The transaction locks only
 * the entries; the total is incremented without being read. So changes of different documents do not wait for each
 * other, and a save does not wait for its count.
 * @returns whether the total changed
 */
export async function updateUsage(
  uid: string,
  units: readonly CountedUnit[],
  firestore: Firestore,
): Promise<boolean> {
  const total = firestore.doc(usagePath(uid))
  const entries = units.map(({ parts }) =>
    firestore.collection(usageEntriesPath(uid)).doc(entryIdOf(parts[0])),
  )
  return await firestore.runTransaction(async (transaction) => {
    const counted = await transaction.getAll(...entries)
    // Read after the entries are locked: of two events the one that comes second reads what is stored now.
    const paths = units.flatMap(({ parts, saves }) => [...parts, ...saves.map(({ path }) => path)])
    const read = await firestore.getAll(...paths.map((path) => firestore.doc(path)))
    const stored = new Map(read.filter(({ exists }) => exists).map((each) => [each.ref.path, each]))
    const change = { documents: 0, bytes: 0 }
    for (const [at, unit] of units.entries()) {
      const [entry, before] = [entries[at], counted[at]?.data()]
      if (entry === undefined) continue
      const { use, saves } = useOf(unit, stored, savesSchema.parse(before ?? {}).saves)
      const { documents, bytes } = storageUseOf(before)
      change.documents += use.documents - documents
      change.bytes += use.bytes - bytes
      // Written even without a change: two concurrent events then conflict, and the second reads again.
      if (use.bytes > 0)
        transaction.set(entry, { ...use, ...(Object.keys(saves).length > 0 ? { saves } : {}) })
      else transaction.delete(entry)
    }
    if (change.documents === 0 && change.bytes === 0) return false
    transaction.set(
      total,
      { documents: FieldValue.increment(change.documents), bytes: FieldValue.increment(change.bytes) },
      { merge: true },
    )
    return true
  })
}

function useOf(
  { parts, documents, saves: changed, holdsSaves }: CountedUnit,
  stored: ReadonlyMap<string, DocumentSnapshot>,
  counted: Saves,
): { readonly use: StorageUse; readonly saves: Saves } {
  const sizes = new Map(Object.entries(holdsSaves && !stored.has(parts[0]) ? {} : counted))
  for (const { path, revision } of changed) {
    const save = stored.get(path)
    if (save === undefined) sizes.delete(String(revision))
    else sizes.set(String(revision), sizeOf(save))
  }
  // A save deletes the version that is so much older, by its number.
  const oldest = Math.max(...[...sizes.keys()].map(Number)) - VERSIONS_KEPT
  const saves = Object.fromEntries([...sizes].filter(([revision]) => Number(revision) > oldest))
  const own = parts.flatMap((path) => stored.get(path) ?? []).map(sizeOf)
  const bytes = [...own, ...Object.values(saves)].reduce((sum, each) => sum + each, 0)
  return { use: { documents: stored.has(parts[0]) ? documents : 0, bytes }, saves }
}

/** About the size that Firestore bills: the names and values in UTF-8, and bytes as they are. */
function sizeOf(stored: DocumentSnapshot): number {
  let bytes = 0
  const others = Object.entries(stored.data() ?? {}).map(([name, value]) => {
    if (!(value instanceof Uint8Array)) return [name, value]
    bytes += value.byteLength
    return [name, null]
  })
  return (
    Buffer.byteLength(stored.ref.path) + Buffer.byteLength(JSON.stringify(Object.fromEntries(others))) + bytes
  )
}

const entryIdOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 32)
