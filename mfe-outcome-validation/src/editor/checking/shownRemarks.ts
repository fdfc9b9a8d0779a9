import type { Remark } from '@outcome-studio/shared/domain'

const NONE: readonly Remark[] = []

/**
 * What stands under a field: what the checker says now, and what a judge said on the server, which the checker
 * cannot know. Stored findings of the checker are older than what it says now.
 * @param stored dropped by the study itself as soon as the text is changed
 */
export function shownRemarks(
  live: readonly Remark[] = NONE,
  stored: readonly Remark[] = NONE,
): readonly Remark[] {
  const judged = stored.filter(({ source }) => source === 'judge')
  return judged.length === 0 ? live : [...live, ...judged]
}
