import { type CoachContext, type CoachQuestion, proposedText } from '@outcome-studio/shared/domain/coach'
import { isState } from '../../drafts/separateStates.ts'
import type { Language } from '../../language/Language.ts'
import { kindOf } from '../../messages/splitMessage.ts'
import { tellsTrouble } from '../../words/troubleWords.ts'
import { type DraftedAnswer, draftAnswer } from './draftAnswer.ts'
import { mergeDrafts } from './mergeDrafts.ts'

/** Fewest words that tell more than a name. */
const LEAST_WORDS = 3
const POINTING = /^(?:it|that|this|they|he|she|there|you|what|which|who)\b|\b(?:it|them|that one)$/i
/** What takes time, whatever was asked. */
const TAKES_TIME = /^(?:waiting|finding|looking|searching|chasing|sorting) \p{L}/iu

/** "the hospital keeps moving the date" */
const KEEPS = /^(?:the|an?|our|my|their) (?:\p{L}+ ){1,3}keeps? \p{L}+ing /iu

/**
 * Drafts what was told of the other kind of trouble: a mishap where it was asked what takes long or, beside an answer, what
 * is wasted; a wait where it was asked what goes wrong.
 */
export function draftOtherwise(
  context: CoachContext,
  question: CoachQuestion,
  drafted: DraftedAnswer,
  language: Language,
): DraftedAnswer {
  if (question.kind !== 'outcomes') return drafted
  // Alone, what happens is wasted in some way, and is asked about.
  if (question.about === 'wasted' && drafted.proposals.length === 0) return drafted
  const isEvent = question.about !== 'wrong'
  const other = { ...question, about: isEvent ? 'wrong' : 'long' } as const
  const frame = isEvent ? /^Minimize the likelihood / : /^Minimize the time /
  const found = drafted.refused.flatMap((part) => {
    if (part.split(' ').length < LEAST_WORDS || POINTING.test(part)) return []
    const isMeant = isEvent
      ? (kindOf(part, language) === 'clause' && tellsTrouble(language.tokensOf(part))) ||
        isState(part, language) ||
        KEEPS.test(part)
      : TAKES_TIME.test(part)
    const own = isMeant ? draftAnswer(context, other, part, language) : null
    const [only, ...others] = own?.proposals ?? []
    const isSure = only !== undefined && others.length === 0 && frame.test(proposedText(only))
    return own !== null && isSure && own.refused.length === 0 ? [{ part, own }] : []
  })
  if (found.length === 0) return drafted
  const refused = drafted.refused.filter((part) => found.every((each) => each.part !== part))
  return mergeDrafts([{ ...drafted, refused }, ...found.map(({ own }) => own)])
}
