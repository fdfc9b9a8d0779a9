import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { maskDocument } from '../documents/maskDocument.ts'
import { type WireDocument, wireDocument } from '../documents/wireDocument.ts'
import { checkId } from '../paths/ResourceName.ts'
import { compileQuery } from '../query/compileQuery.ts'
import { runQuery } from '../query/runQuery.ts'
import type { StoredDocument } from '../schema/contract.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { maskSchema } from '../schema/wireSchemas.ts'
import { compareIds } from '../values/compareIds.ts'
import type { Caller } from '../watch/OpenDatabase.ts'
import type { Operation } from './Operation.ts'
import { pageOf, pageShape } from './paging.ts'
import { consistencyShape, readTransaction } from './readTransaction.ts'

const requestSchema = z.object({
  parent: z.string(),
  collectionId: z.string().default(''),
  orderBy: z.string().default(''),
  mask: maskSchema.optional(),
  showMissing: z.boolean().default(false),
  ...pageShape,
  ...consistencyShape,
})

type Listed = StoredDocument | { readonly name: string }

/** Parses `name, height desc` into the orderBy of a structured query. */
const parseOrderBy = (text: string): readonly object[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [fieldPath, direction = 'asc'] = part.split(/\s+/)
      return {
        field: { fieldPath },
        direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
      }
    })

/** Names of missing documents that have subcollections. */
function missingDocuments(
  { database }: Caller,
  collection: string,
  known: ReadonlySet<string>,
): readonly Listed[] {
  const prefix = collection.slice(database.root.length + 1)
  const names = new Set<string>()
  for (const path of database.collectionPaths()) {
    if (!path.startsWith(`${prefix}/`)) continue
    const [id] = path.slice(prefix.length + 1).split('/')
    const name = `${collection}/${id}`
    if (!known.has(name)) names.add(name)
  }
  return [...names].map((name) => ({ name }))
}

const idOf = ({ name }: Listed): string => name.slice(name.lastIndexOf('/') + 1)

export const listDocuments: Operation = (caller, input) => {
  const request = parseRequest(requestSchema, input)
  checkId(request.collectionId)
  const orderBy = parseOrderBy(request.orderBy)
  if (request.showMissing && orderBy.length > 0)
    throw new RpcError('INVALID_ARGUMENT', 'showMissing and orderBy cannot be used together.')
  const structuredQuery = {
    from: [{ collectionId: request.collectionId }],
    orderBy,
    ...(request.pageSize > 0 ? { limit: request.pageSize } : {}),
  }
  const query = compileQuery(caller.database.root, request.parent, structuredQuery)
  caller.policy()?.list(request.parent, structuredQuery, caller.database)
  const { id } = readTransaction(caller, request)
  const whole = { ...query, limit: undefined }
  const documents = runQuery(caller.database, whole)
  if (id) caller.transactions.noteQuery(id, whole, documents)
  const listed: Listed[] = [...documents]
  if (request.showMissing) {
    const known = new Set(documents.map((document) => document.name))
    listed.push(...missingDocuments(caller, `${request.parent}/${request.collectionId}`, known))
    listed.sort((left, right) => compareIds(idOf(left), idOf(right)))
  }
  const { items, nextPageToken } = pageOf(listed, request)
  const shown = items.map((item): WireDocument | { readonly name: string } =>
    'fields' in item ? wireDocument(maskDocument(item, request.mask?.fieldPaths)) : item,
  )
  return { documents: shown, ...(nextPageToken ? { nextPageToken } : {}) }
}
