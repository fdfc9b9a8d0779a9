import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { checkParent } from '../paths/ResourceName.ts'
import { parseRequest } from '../schema/parseRequest.ts'
import { compareText } from '../values/compareText.ts'
import type { Operation } from './Operation.ts'
import { pageOf, pageShape } from './paging.ts'

const requestSchema = z.object({ parent: z.string(), ...pageShape })

/** Only the owner may list collections, as in production: security rules have no method for it. */
export const listCollectionIds: Operation = (caller, input) => {
  const { root } = caller.database
  const request = parseRequest(requestSchema, input)
  checkParent(root, request.parent)
  if (caller.policy() !== null)
    throw new RpcError('PERMISSION_DENIED', 'Only the owner can list collections.')
  const prefix = request.parent === root ? '' : `${request.parent.slice(root.length + 1)}/`
  const ids = new Set<string>()
  for (const path of caller.database.collectionPaths())
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0] ?? '')
  const { items, nextPageToken } = pageOf([...ids].sort(compareText), request)
  return { collectionIds: items, ...(nextPageToken ? { nextPageToken } : {}) }
}
