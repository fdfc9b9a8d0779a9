import { isEqual } from '@outcome-studio/shared/domain/base'
import type { MergeSide } from '../core/DocumentMerge.ts'
import { changedBy } from './changedBy.ts'

interface Orders {
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}

const within = (list: readonly string[], ids: ReadonlySet<string>) => list.filter((id) => ids.has(id))

/** The side that reordered the common items: null if both did, undefined if the order is equal. */
export function orderChangedBy(
  base: readonly string[] | null,
  { mine, theirs }: Orders,
): MergeSide | null | undefined {
  const common = new Set(within(mine, new Set(theirs)))
  const orders = {
    base: within(base ?? [], common),
    mine: within(mine, common),
    theirs: within(theirs, common),
  }
  return changedBy(base !== null && orders.base.length === common.size, orders)
}

/**
 * Merges both lists. Common items have the order of one side; after each of them follow the items that only
 * one side has. The order of two such runs does not depend on which side is mine.
 */
export function mergeOrder({ mine, theirs }: Orders, side: MergeSide): readonly string[] {
  const common = new Set(within(mine, new Set(theirs)))
  const runs = [runsAfter(mine, common), runsAfter(theirs, common)]
  const anchors = [null, ...within(side === 'mine' ? mine : theirs, common)]
  return anchors.flatMap((anchor) => {
    const own = runs.map((each) => each.get(anchor) ?? []).sort(byFirst)
    return [...(anchor === null ? [] : [anchor]), ...own.flat()]
  })
}

/** The run of items after each common item, and before the first (key null). */
function runsAfter(list: readonly string[], common: ReadonlySet<string>) {
  const runs = new Map<string | null, string[]>([[null, []]])
  let anchor: string | null = null
  for (const id of list) {
    if (common.has(id)) {
      anchor = id
      runs.set(id, [])
    } else runs.get(anchor)?.push(id)
  }
  return runs
}

function byFirst([one = '']: readonly string[], [other = '']: readonly string[]): number {
  if (isEqual(one, other)) return 0
  return one < other ? -1 : 1
}
