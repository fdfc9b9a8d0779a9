import { isRecord } from '@outcome-studio/shared/domain/base'
import type { CollectionPath, MemberKey } from '@outcome-studio/shared/domain/paths'
import type { RawDocument } from '../../documents/Documents.ts'
import { decodeFields } from './decodeFields.ts'
import { LightReadError } from './LightReadError.ts'
import { type LightConnection, requestLight } from './requestLight.ts'

/** A longer list is left to the listener: its answer would arrive no earlier than the SDK. */
const MOST_DOCUMENTS = 50

/**
 * Reads all documents of a collection by one plain HTTP request, without the Firestore SDK.
 * @param collectionOf returns the collection of the user who is signed in
 * @throws LightReadError, or the error of the token, the request or a document
 */
export async function listLight(
  connection: LightConnection,
  collectionOf: (member: MemberKey) => CollectionPath,
  signal: AbortSignal,
): Promise<readonly RawDocument[]> {
  const session = connection.session.get()
  if (session?.state !== 'signedIn') throw new LightReadError('Nobody is signed in.')
  const path = collectionOf(session)
  const cut = path.lastIndexOf('/')
  const query = { from: [{ collectionId: path.slice(cut + 1) }], limit: MOST_DOCUMENTS + 1 }
  const rows = await requestLight(connection, session.uid, `${path.slice(0, cut)}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery: query }),
    signal,
  })
  if (!Array.isArray(rows) || !rows.every(isAnswer)) {
    throw new LightReadError('The database answered something that is no list.')
  }
  // The answer to an empty collection is one row without a document.
  const documents = rows.flatMap(({ document }) => document ?? [])
  if (documents.length > MOST_DOCUMENTS) throw new LightReadError('The list is long.')
  return documents.map(readDocument)
}

/** A query may fail after its first rows. */
const isAnswer = (row: unknown): row is { readonly document?: unknown } => isRecord(row) && 'readTime' in row

function readDocument(document: unknown): RawDocument {
  if (!isRecord(document) || typeof document.name !== 'string') {
    throw new LightReadError('The database answered something that is no document.')
  }
  const { name, fields } = document
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: decodeFields(fields) }
}
