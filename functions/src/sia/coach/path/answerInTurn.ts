import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { tellsNoTrouble } from '../words/troubleWords.ts'
import type { Answered } from './answerAsWhole.ts'
import { answerMessage } from './answerMessage.ts'
import { passOn } from './proposals/passOn.ts'

/** Begins what goes wrong, takes long or is wasted after all. */
const BUT =
  /^(?:(?:but|and|so|well|though|however),? )*what (?:really |usually |often |can |does )*(?:goes? wrong|takes|is wasted|gets wasted|annoys|happens)\b/i

/** "Nothing takes long there. What goes wrong is …": the second sentence answers the next question. */
export function answerInTurn(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Answered {
  const [first = '', ...others] = message.split(/(?<=[.!?;])\s+|\n+/u)
  const isBoth =
    state.open.kind === 'outcomes' &&
    others.some((each) => BUT.test(each)) &&
    tellsNoTrouble(
      standardEnglish(first, language)
        .split(/[,.!?;]/, 1)
        .join(''),
    )
  if (!isBoth) return answerMessage(context, state, message, language)
  const next = passOn(context, state, 'Good, then nothing to improve there.')
  const answered = answerMessage(context, next.state, others.join(' '), language)
  const text = [next.text, answered.step.text].filter((each) => each !== '').join('\n\n')
  return { ...answered, step: { ...answered.step, text } }
}
