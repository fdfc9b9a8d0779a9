import { z } from 'zod'
import { toWireUser } from '../accounts/toWireUser.ts'
import type { Operation } from './Operation.ts'

const PageRequest = z.object({
  maxResults: z.coerce.number().int().min(1).max(1000).default(20),
  nextPageToken: z.string().default(''),
})
const QueryRequest = z.object({
  returnUserInfo: z.boolean().default(true),
  limit: z.coerce.number().int().min(1).max(500).default(500),
  offset: z.coerce.number().int().min(0).default(0),
})

/** projects.accounts:batchGet: the admin SDK's listUsers. The page token is the last id of the previous page. */
export const batchGet: Operation = (call, body) => {
  const { maxResults, nextPageToken } = PageRequest.parse(body)
  const users = call.accounts.page(call.projectId, nextPageToken, maxResults)
  const last = users.at(-1)
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: users.map(toWireUser),
    ...(last && users.length === maxResults ? { nextPageToken: last.localId } : {}),
  }
}

/** projects.accounts:query, ordered by id. */
export const query: Operation = (call, body) => {
  const { returnUserInfo, limit, offset } = QueryRequest.parse(body)
  if (!returnUserInfo) return { recordsCount: String(call.accounts.count(call.projectId)) }
  const users = call.accounts.all(call.projectId).slice(offset, offset + limit)
  return { recordsCount: String(users.length), userInfo: users.map(toWireUser) }
}
