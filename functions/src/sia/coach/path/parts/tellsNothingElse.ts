import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { tellsTrouble } from '../../words/troubleWords.ts'
import { tellsOutcome } from './jobParts.ts'

/** Words from which what is said beside "nothing, really" is an answer of its own. */
const MOST_WORDS = 7
/** "the powder makes a cloud" tells what happens. */
const OF_THING = /^(?:the|an?|our) \p{L}+ \p{L}/iu

/** Whether what is said beside "nothing, really" tells no trouble of its own: "once you know the trick". */
export const tellsNothingElse = ({ text, link, kind }: MessagePart, language: Language): boolean =>
  text.split(' ').length < MOST_WORDS &&
  !(kind === 'clause' && OF_THING.test(text)) &&
  !tellsTrouble(language.tokensOf(text)) &&
  !tellsOutcome(text, language) &&
  !/\b(?:but|except|apart from|besides)$/.test(link)
