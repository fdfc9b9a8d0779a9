import type { CoachContext, CoachQuestion, CoachState } from '@outcome-studio/shared/domain/coach'
import { quoted } from '../text/clarify.ts'
import { verbatim } from '../text/verbatim.ts'

/** Questions after which no step is asked about any more. */
const LAST: readonly CoachQuestion['kind'][] = ['gaps', 'menu', 'end']
/** Most open points that are quoted at once. */
const MOST = 4

/** Comes back to what stayed open, once, when every step has been asked about; empty if nothing did. */
export function openPointsNote(
  { said }: CoachContext,
  before: CoachQuestion,
  { open, left = [] }: CoachState,
): string {
  if (!LAST.includes(open.kind) || LAST.includes(before.kind)) return ''
  const typed = said.join('\n')
  const points = left.filter((each) => each.open.kind !== 'gaps').map(({ words }) => verbatim(words, typed))
  return points.length === 0
    ? ''
    : `Still open from before: ${quoted(points, MOST)}. Say one of them again in a few words, or leave it.`
}
