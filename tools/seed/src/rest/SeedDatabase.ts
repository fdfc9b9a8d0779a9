import { z } from 'zod'
import { postAsOwner } from './postAsOwner.ts'
import type { SeedDocument } from './SeedDocument.ts'
import type { SeedTarget } from './SeedTarget.ts'
import { toWireFields } from './toWireValue.ts'

const batchGetSchema = z.array(
  z.object({ found: z.object({ fields: z.record(z.string(), z.unknown()).default({}) }).optional() }),
)

/** The database's REST interface with admin rights. */
export interface SeedDatabase {
  /** The document's fields in wire form. Undefined if it does not exist. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Stores all documents atomically. */
  write(documents: readonly SeedDocument[]): Promise<void>
  /** Changes fields of an existing document. */
  update(document: SeedDocument): Promise<void>
}

/** Opens the database of a local cloud. Its functions throw SeedError. */
export function openSeedDatabase({
  firestoreHost,
  projectId,
}: Pick<SeedTarget, 'firestoreHost' | 'projectId'>): SeedDatabase {
  const root = `projects/${projectId}/databases/(default)/documents`
  const url = `http://${firestoreHost}/v1/${root}`
  const wire = ({ path, data }: SeedDocument) => ({ name: `${root}/${path}`, fields: toWireFields(data) })

  return {
    read: async (path) => {
      const answer = await postAsOwner(`${url}:batchGet`, { documents: [`${root}/${path}`] })
      return batchGetSchema.parse(answer).find(({ found }) => found)?.found?.fields
    },
    write: async (documents) => {
      await postAsOwner(`${url}:commit`, {
        writes: documents.map((document) => ({ update: wire(document) })),
      })
    },
    update: async (document) => {
      const write = {
        update: wire(document),
        updateMask: { fieldPaths: Object.keys(document.data) },
        currentDocument: { exists: true },
      }
      await postAsOwner(`${url}:commit`, { writes: [write] })
    },
  }
}
