import { isEqual } from '@outcome-studio/shared/domain/base'
import type { MergeSide } from '../core/DocumentMerge.ts'

/** The side that changed a value of both: null if both did, undefined if it is equal. */
export function changedBy(
  isBaseKnown: boolean,
  { base, mine, theirs }: { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown },
): MergeSide | null | undefined {
  if (isEqual(mine, theirs)) return undefined
  if (!isBaseKnown) return null
  if (isEqual(base, mine)) return 'theirs'
  return isEqual(base, theirs) ? 'mine' : null
}
