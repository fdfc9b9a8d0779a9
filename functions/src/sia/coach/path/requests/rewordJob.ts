import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { quoted } from '../text/clarify.ts'
import { type Changed, only } from './changeItem.ts'
import { withOtherWords } from './withOtherWords.ts'

/** Proposes another wording of the job; null while it is asked for, which the answer to that question settles. */
export function rewordJob(
  context: CoachContext,
  { open }: CoachState,
  words: string | null,
  told: string,
): Changed | null {
  const before = context.study.jtbd.userInput
  if (before.trim() === '' || open.kind === 'job' || open.kind === 'size') return null
  const text = words === null ? told : withOtherWords(before, words, told)
  const part = {
    part: text,
    forms: [capitalized(withoutEnd(text.trim(), '.,;:!? '))],
    isSound: () => true,
    editOf: (after: string) => ({ kind: 'setJob', before, after }) as const,
    reason: 'Your wording.',
    rules: [],
  }
  const { proposals } = proposeDrafts(context, [part], createTakenMeanings(context))
  return proposals.length > 0
    ? { note: 'Then the job reads:', proposals, replaced: [] }
    : only(`The checker has something against ${quoted([text])} as a job.`)
}
