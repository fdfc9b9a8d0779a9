import type { Remark } from '@outcome-studio/shared/domain/study'

const NONE: readonly Remark[] = []

/**
 * Returns the remarks shown under a field: the live remarks of the checker and the stored ones of the judge.
 * Stored remarks of the checker are older than the live ones and are ignored.
 * @param stored removed from the study when the text changes
 */
export function shownRemarks(
  live: readonly Remark[] = NONE,
  stored: readonly Remark[] = NONE,
): readonly Remark[] {
  const judged = stored.filter(({ source }) => source === 'judge')
  return judged.length === 0 ? live : [...live, ...judged]
}
