import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { quoted } from '../text/clarify.ts'
import { quotesOf } from '../text/quotesOf.ts'
import { remembered, settled } from './leftWords.ts'

/** Words that were said twice and not understood stay open, and the path goes on. */
export function keptOpen(
  context: CoachContext,
  state: CoachState,
  drafted: DraftedAnswer,
  refused: readonly string[],
  typed: string,
  language: Language,
): Step {
  const words = refused.length > 0 ? refused : [typed.trim()]
  const own =
    state.open.kind === 'steps' && state.misses > 0 ? ownSteps(context, state, words, language) : null
  if (own !== null) return passOn(context, settled(state, words), 'These are your words, as they are:', own)
  const said = quotesOf(words, typed)
  return passOn(
    context,
    remembered(
      settled(remembered(state, state.open, drafted, state.unclear === '' ? [] : [state.unclear]), words),
      state.open,
      drafted,
      words,
    ),
    `I don’t get ${quoted(said)} yet, so ${said.length > 1 ? 'they stay open points' : 'it stays an open point'}.`,
  )
}

/** Actions that were said twice, in the member's words; null if one of them may be none. */
function ownSteps(
  context: CoachContext,
  state: CoachState,
  words: readonly string[],
  language: Language,
): DraftedAnswer | null {
  const isAction = (text: string) => language.tokensOf(`to ${text}`)[1]?.tag === 'VERB' && /\s/.test(text)
  if (!words.every(isAction)) return null
  const drafted = draftFiled(context, state.open, words.join('. '), language, true)
  return drafted.proposals.length > 0 ? drafted : null
}
