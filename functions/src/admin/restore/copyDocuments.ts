import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'

/** Names of collections whose documents are not copied, wherever they are. */
type Skipped = ReadonlySet<string>

/** How many documents a copy found. */
export interface CopyCounts {
  readonly created: number
  /** Documents that exist in the target; they stay as they are. */
  readonly existing: number
}

/** gRPC's status of a document that exists. */
const alreadyExists = z.object({ code: z.literal(6) })

/**
 * Copies documents with everything below them from one database to another. A document that exists in the target is
 * never overwritten, so that a call can be repeated.
 * @param paths of documents; one that is missing may have documents below it
 * @param skipped names of collections that are left out
 * @throws the error of the first document that could not be written; the others are written
 */
export async function copyDocuments(
  paths: readonly string[],
  skipped: Skipped,
  { source, target }: { readonly source: Firestore; readonly target: Firestore },
): Promise<CopyCounts> {
  const writer = target.bulkWriter()
  const counts = { created: 0, existing: 0 }
  const failures: unknown[] = []
  const copy = async (from: DocumentReference): Promise<void> => {
    const stored = await from.get()
    const data = stored.data()
    if (data !== undefined) {
      void writer.create(target.doc(from.path), data).then(
        () => {
          counts.created += 1
        },
        (error: unknown) => {
          if (alreadyExists.safeParse(error).success) counts.existing += 1
          else failures.push(error)
        },
      )
    }
    for (const collection of await from.listCollections()) {
      if (!skipped.has(collection.id)) await copyAll(collection)
    }
  }
  const copyAll = async (collection: CollectionReference): Promise<void> => {
    // Documents that are missing, but have others below them, are listed too.
    for (const each of await collection.listDocuments()) await copy(each)
  }
  for (const path of paths) await copy(source.doc(path))
  await writer.close()
  if (failures.length > 0) throw failures[0]
  return counts
}
