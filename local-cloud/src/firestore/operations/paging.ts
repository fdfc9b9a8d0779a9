import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'
import { integerSchema } from '../schema/wireSchemas.ts'

/** The paging fields of a list request. */
export const pageShape = {
  pageSize: integerSchema.min(0).default(0),
  pageToken: z.string().default(''),
} as const

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Empty after the last page. */
  readonly nextPageToken: string
}

/**
 * Returns one page of a list. The token is the index of the next item, so a change in between can shift pages.
 *
 * @param request pageSize 0 returns all items
 * @throws RpcError INVALID_ARGUMENT for an invalid token
 */
export function pageOf<Item>(
  items: readonly Item[],
  request: { readonly pageSize: number; readonly pageToken: string },
): Page<Item> {
  const start = request.pageToken === '' ? 0 : Number(request.pageToken)
  if (!Number.isSafeInteger(start) || start < 0) throw new RpcError('INVALID_ARGUMENT', 'Invalid page token.')
  const end = request.pageSize === 0 ? items.length : start + request.pageSize
  return { items: items.slice(start, end), nextPageToken: end < items.length ? String(end) : '' }
}
