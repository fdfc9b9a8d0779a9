import { RpcError } from '../../../base/RpcError.ts'

/** A REST request converted to a gRPC call. */
export interface RestCall {
  /** Name of the call in google.firestore.v1.Firestore. */
  readonly operation: string
  /** A resource name that begins with the database. */
  readonly resource: string
  readonly request: Readonly<Record<string, unknown>>
}

/** Calls by their name after the colon, with the field that receives the path. */
const CUSTOM_METHODS: ReadonlyMap<string, readonly [operation: string, field: 'parent' | 'database']> =
  new Map([
    ['batchGet', ['BatchGetDocuments', 'database']],
    ['batchWrite', ['BatchWrite', 'database']],
    ['beginTransaction', ['BeginTransaction', 'database']],
    ['commit', ['Commit', 'database']],
    ['executePipeline', ['ExecutePipeline', 'database']],
    ['listCollectionIds', ['ListCollectionIds', 'parent']],
    ['partitionQuery', ['PartitionQuery', 'parent']],
    ['rollback', ['Rollback', 'database']],
    ['runAggregationQuery', ['RunAggregationQuery', 'parent']],
    ['runQuery', ['RunQuery', 'parent']],
  ])

const badPath = (cause?: unknown): RpcError =>
  new RpcError('INVALID_ARGUMENT', 'The path is not one of the Firestore REST interface.', { cause })

/** An escaped slash in an id must not become a path separator. Firestore does not allow slashes in ids. */
function decodeSegment(segment: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(segment)
  } catch (cause) {
    throw badPath(cause)
  }
  if (decoded.includes('/')) throw badPath()
  return decoded
}

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const maskOf = (query: URLSearchParams, name: string) =>
  query.has(`${name}.fieldPaths`) ? { [name]: { fieldPaths: query.getAll(`${name}.fieldPaths`) } } : {}

const textOf = (query: URLSearchParams, ...names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])))

function preconditionOf(query: URLSearchParams): Readonly<Record<string, unknown>> {
  const exists = query.get('currentDocument.exists')
  const updateTime = query.get('currentDocument.updateTime')
  if (exists !== null) return { currentDocument: { exists: exists === 'true' } }
  return updateTime === null ? {} : { currentDocument: { updateTime } }
}

function documentCall(method: string, name: string, query: URLSearchParams, body: object): RestCall {
  const base = { resource: name }
  switch (method) {
    case 'GET':
      return {
        ...base,
        operation: 'GetDocument',
        request: { name, ...maskOf(query, 'mask'), ...textOf(query, 'transaction', 'readTime') },
      }
    case 'PATCH':
      return {
        ...base,
        operation: 'UpdateDocument',
        request: {
          document: { ...body, name },
          ...maskOf(query, 'updateMask'),
          ...maskOf(query, 'mask'),
          ...preconditionOf(query),
        },
      }
    case 'DELETE':
      return { ...base, operation: 'DeleteDocument', request: { name, ...preconditionOf(query) } }
    default:
      throw badPath()
  }
}

function collectionCall(
  method: string,
  parent: string,
  collectionId: string,
  query: URLSearchParams,
  body: object,
): RestCall {
  const base = { resource: parent }
  if (method === 'GET')
    return {
      ...base,
      operation: 'ListDocuments',
      request: {
        parent,
        collectionId,
        ...textOf(query, 'pageSize', 'pageToken', 'orderBy', 'transaction', 'readTime'),
        ...maskOf(query, 'mask'),
        showMissing: query.get('showMissing') === 'true',
      },
    }
  if (method !== 'POST') throw badPath()
  const request = {
    parent,
    collectionId,
    document: body,
    ...textOf(query, 'documentId'),
    ...maskOf(query, 'mask'),
  }
  return { ...base, operation: 'CreateDocument', request }
}

function customCall(word: string, path: string, body: Readonly<Record<string, unknown>>): RestCall {
  const [operation, field] = CUSTOM_METHODS.get(word) ?? []
  if (!operation || !field) throw badPath()
  const value = field === 'database' ? path.replace(/\/documents$/, '') : path
  return { operation, resource: path, request: { ...body, [field]: value } }
}

/**
 * Parses a REST request.
 *
 * @param url with a path of /v1/projects/…
 * @param body not validated
 * @throws RpcError INVALID_ARGUMENT for an unknown path or method
 */
export function parseRestCall(method: string, url: URL, body: unknown): RestCall {
  if (!isRecord(body)) throw new RpcError('INVALID_ARGUMENT', 'The request must be a JSON object.')
  const raw = url.pathname.replace(/^\/v1(beta1)?\//, '')
  const [, before, word] = /^(.*):(\w+)$/.exec(raw) ?? []
  const isCustom = method === 'POST' && before !== undefined && word !== undefined
  const path = (isCustom ? before : raw).split('/').map(decodeSegment).join('/')
  if (isCustom) return customCall(word, path, body)
  const [, root, below] = /^(projects\/[^/]+\/databases\/[^/]+\/documents)\/(.+)$/.exec(path) ?? []
  if (!root || !below) throw badPath()
  const segments = below.split('/')
  if (segments.length % 2 === 0) return documentCall(method, path, url.searchParams, body)
  const collectionId = segments.pop() ?? ''
  return collectionCall(method, [root, ...segments].join('/'), collectionId, url.searchParams, body)
}
