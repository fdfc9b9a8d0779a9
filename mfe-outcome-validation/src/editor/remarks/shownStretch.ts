import type { RemarkGroup } from '../checking/groupRemarks.ts'

/** Groups shown before and after the chunk that contains the focused text. */
const CHUNK = 20

/**
 * The stretch of a long list of groups that is shown, from and to (exclusive). It moves in chunks, so that going to the
 * next text seldom changes it.
 * @param place index of the focused text among all texts of the study; negative for none
 * @param pages how often the member asked for more
 */
export function shownStretch(
  groups: readonly Pick<RemarkGroup, 'at'>[],
  place: number,
  pages: number,
): readonly [from: number, to: number] {
  const focused = Math.max(
    groups.findLastIndex(({ at }) => at <= place),
    0,
  )
  const chunk = focused - (focused % CHUNK)
  const around = CHUNK * (1 + 2 * pages)
  return [Math.max(chunk - around, 0), Math.min(chunk + CHUNK + around, groups.length)]
}
