import { z } from 'zod'
import type { ApiCall } from './ApiCall.ts'
import { integer } from './parameters.ts'
import { existing, invalidRequest } from './StripeError.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

const Range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
})

/** Parameters that every list has. */
export const pageParameters = {
  limit: integer.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z.union([integer, Range]).optional(),
}

interface PageParameters {
  readonly limit?: number | undefined
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
  readonly created?: number | z.infer<typeof Range> | undefined
}

interface Listed {
  readonly id: string
  readonly created: number
}

/**
 * One page of a list.
 *
 * @param all newest first
 * @throws StripeError for a cursor that is not in the list
 */
export function pageOf<Item extends Listed>(
  { path }: ApiCall,
  { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before, created }: PageParameters,
  all: readonly Item[],
  render: (item: Item) => object,
): object {
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`Invalid integer: limit must be from 1 to ${MAX_LIMIT}`, 'limit')
  }
  const items = all.filter((item) => isInRange(item.created, created))
  const position = (id: string, param: string) => {
    const at = items.findIndex((item) => item.id === id)
    return existing(at === -1 ? undefined : at, 'object', id, param)
  }
  const end = before === undefined ? undefined : position(before, 'ending_before')
  const start =
    end !== undefined
      ? Math.max(0, end - limit)
      : after === undefined
        ? 0
        : position(after, 'starting_after') + 1
  const data = items.slice(start, end ?? start + limit)
  const hasMore = end === undefined ? start + limit < items.length : start > 0
  return { object: 'list', data: data.map(render), has_more: hasMore, url: path }
}

function isInRange(created: number, range: PageParameters['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return created === range
  const { gt, gte, lt, lte } = range
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  )
}
