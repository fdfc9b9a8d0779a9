import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { HEDGED } from '../../messages/CUES.ts'

/** Questions that a clause answers, however unsure its teller is. */
const TOLD_BY_CLAUSE = /^(?:steps|outcomes|gaps)$/

/**
 * "Locksmiths" of "Locksmiths. Is that a group?", and "the lid sticks" of "Maybe that the lid sticks? Is that right?";
 * empty if the message is nothing but questions.
 */
export function answerBeforeQuestion(
  message: string,
  open: CoachQuestion,
): { readonly answered: string; readonly isHedged: boolean } {
  const [first = ''] = message.split('?')
  if (TOLD_BY_CLAUSE.test(open.kind) && HEDGED.test(first))
    return { answered: first.replace(HEDGED, ''), isHedged: true }
  const end = Math.max(first.lastIndexOf('. '), first.lastIndexOf('! '), first.lastIndexOf('\n'))
  return { answered: end < 0 ? '' : first.slice(0, end), isHedged: false }
}
