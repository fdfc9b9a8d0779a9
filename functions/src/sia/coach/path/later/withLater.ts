import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { kindOf } from '../../messages/splitMessage.ts'
import { tellsTrouble } from '../../words/troubleWords.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import type { Step } from '../proposals/passOn.ts'
import { laterNote } from '../text/clarify.ts'
import { quotesOf } from '../text/quotesOf.ts'
import { withHeld } from './heldSteps.ts'
import { withTroubles } from './troublesTold.ts'

/** Fewest words that tell a trouble. */
const LEAST = 3

/** Keeps what was told beside a job for its own question: troubles for the outcomes, and steps. @param typed the message */
export function withLater(
  { kind }: CoachQuestion,
  step: Step,
  { later, refused }: DraftedAnswer,
  typed: string,
  language: Language,
): Step {
  if (kind !== 'job' && kind !== 'size') return step
  const isTrouble = (part: string) =>
    part.split(' ').length >= LEAST &&
    kindOf(part, language) === 'clause' &&
    tellsTrouble(language.tokensOf(part)) &&
    !TALK.test(part)
  const troubles = [...(later?.kind === 'outcomes' ? later.parts : []), ...refused.filter(isTrouble)]
  const told = withTroubles(step, [...new Set(troubles)], { said: [typed] })
  if (later?.kind !== 'steps') return told
  const note = laterNote('steps', quotesOf(later.parts, typed)).split(' **')[0] ?? ''
  return { ...told, text: `${told.text}\n\n${note}`, state: withHeld(told.state, later) }
}
const TALK = /^(?:that|this|it|you|there|i|no|not)\b/i
