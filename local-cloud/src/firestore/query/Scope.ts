import { checkId, checkParent } from '../paths/ResourceName.ts'

/** The collections that a query reads. */
export interface Scope {
  /** Path of the parent document below the documents root, or '' for the root. */
  readonly parent: string
  /** Empty for collections of any id. */
  readonly collectionId: string
  readonly allDescendants: boolean
}

/**
 * @param root the documents root of the requested database
 * @param parent the query's parent, a full resource name
 * @throws RpcError INVALID_ARGUMENT for an invalid parent or collection id
 */
export function parseScope(
  root: string,
  parent: string,
  collectionId: string,
  allDescendants: boolean,
): Scope {
  checkParent(root, parent)
  if (collectionId !== '') checkId(collectionId)
  return { parent: parent.slice(root.length + 1), collectionId, allDescendants }
}

/** @param collection a collection's path below the documents root */
export function scopeCovers(scope: Scope, collection: string): boolean {
  const prefix = scope.parent === '' ? '' : `${scope.parent}/`
  if (!collection.startsWith(prefix)) return false
  const below = collection.slice(prefix.length)
  const id = below.slice(below.lastIndexOf('/') + 1)
  return (scope.collectionId === '' || scope.collectionId === id) && (scope.allDescendants || id === below)
}
