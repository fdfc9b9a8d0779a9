import { RpcError } from '../../base/RpcError.ts'

/** Longest id of a collection or document in bytes (https://firebase.google.com/docs/firestore/quotas). */
const MAX_ID_BYTES = 1500
/** Deepest collection; the root collections are the first level. */
const MAX_LEVELS = 100
const RESERVED_ID = /^__.*__$/
const NUMERIC_ID = /^__id-?\d+__$/

export interface DatabaseId {
  readonly project: string
  readonly database: string
}

/** Location of a document in its database. */
export interface DocumentPath {
  /** The collection's path below the documents root, for example `users/ann/notes`. */
  readonly collection: string
  readonly id: string
}

export const documentsRoot = (id: DatabaseId): string =>
  `projects/${id.project}/databases/${id.database}/documents`

/**
 * Parses the database of a resource name.
 *
 * @param resource any resource name that begins with its database
 * @throws RpcError INVALID_ARGUMENT when it does not
 */
export function parseDatabaseId(resource: string): DatabaseId {
  const [, project, database] = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/|$)/.exec(resource) ?? []
  if (!project || !database)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `"${resource.slice(0, 200)}" does not name a project and a database.`,
    )
  return { project, database }
}

/** @throws RpcError INVALID_ARGUMENT for an id that Firestore does not allow */
export function checkId(id: string): void {
  if (RESERVED_ID.test(id) && !NUMERIC_ID.test(id))
    throw new RpcError('INVALID_ARGUMENT', `Resource id "${id}" is invalid because it is reserved.`)
  if (id === '' || id === '.' || id === '..' || id.includes('/') || Buffer.byteLength(id) > MAX_ID_BYTES)
    throw new RpcError('INVALID_ARGUMENT', `Resource id "${id.slice(0, 200)}" is invalid.`)
}

function segmentsBelow(root: string, name: string): readonly string[] {
  if (name !== root && !name.startsWith(`${root}/`))
    throw new RpcError('INVALID_ARGUMENT', `"${name.slice(0, 200)}" is not below "${root}".`)
  const segments = name === root ? [] : name.slice(root.length + 1).split('/')
  if (segments.length > 2 * MAX_LEVELS)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `"${name.slice(0, 200)}" has more than ${MAX_LEVELS} levels of collections.`,
    )
  for (const segment of segments) checkId(segment)
  return segments
}

/**
 * @param root the documents root of the requested database
 * @throws RpcError INVALID_ARGUMENT when the name is not a document of that database
 */
export function checkDocumentName(root: string, name: string): void {
  const segments = segmentsBelow(root, name)
  if (segments.length === 0 || segments.length % 2 === 1)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document name "${name.slice(0, 200)}" has an odd number of segments.`,
    )
}

/** @throws RpcError INVALID_ARGUMENT when the name is neither the documents root nor a document of that database */
export function checkParent(root: string, name: string): void {
  if (segmentsBelow(root, name).length % 2 === 1)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Parent "${name.slice(0, 200)}" is neither the root nor a document.`,
    )
}

/** Splits a validated document name. */
export function documentPath(root: string, name: string): DocumentPath {
  const cut = name.lastIndexOf('/')
  return { collection: name.slice(root.length + 1, cut), id: name.slice(cut + 1) }
}
