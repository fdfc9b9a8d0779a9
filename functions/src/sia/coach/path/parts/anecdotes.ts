import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isPast } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { HARMING, isTroubleVerb, tellsTrouble } from '../../words/troubleWords.ts'

/** Says that what stands before it is a story, and no answer. */
const STORY = /(?:^|,? )(?:(?:a |that is a |it is a )?(?:true|funny|long) story)$/i
/** What happened one time. */
const ONCE = /^once,? (?=\p{L}+ \p{L})| (?:once|one time)$/iu
/** "a guest once fell": where "once" stays within what is told. */
const ONCE_WITHIN =
  /^(?!(?:i|we|you|they) )(?:(?:the|an?|my|our|one) )?(?:\p{L}+ ){1,2}once (?=\p{L}+ed\b|\p{L}+ \p{L})/iu

/** Whether a part is told as a story: "a goat ate my sandwich once, true story". */
export const isStory = ({ text, sentence }: MessagePart, parts: readonly MessagePart[]): boolean =>
  STORY.test(text) || parts.some((other) => other.sentence === sentence && STORY.test(other.text))

/** Whether a text tells what happened, and not what happens. */
export const tellsPast = (text: string, language: Language): boolean =>
  language
    .tokensOf(uncapitalized(text))
    .some(
      (token, at, tokens) =>
        ((token.tag === 'VERB' && isPast(token)) || /^(?:was|were|had|did)$/.test(token.key)) &&
        tokens[at - 1]?.tag !== 'AUX' &&
        tokens[at - 1]?.key !== 'not' &&
        at > 0,
    )

/** Whether a part tells what happened one time, and no trouble of the work: "a mare knocked the bucket over once". */
export function happenedOnce({ text }: MessagePart, language: Language): boolean {
  if (!ONCE.test(text) && !ONCE_WITHIN.test(text)) return false
  const tokens = language.tokensOf(uncapitalized(text))
  const told = tokens.filter((token) => (token.tag === 'VERB' || token.tag === 'AUX') && isPast(token))
  return (
    told.length > 0 &&
    (ONCE_WITHIN.test(text) ||
      (!tellsTrouble(tokens) && !told.some(({ base }) => isTroubleVerb(base) || HARMING.has(base))))
  )
}
