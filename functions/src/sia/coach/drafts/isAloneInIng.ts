import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isGerund, isVerbForm } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** Words in -ing whose time is lost, whatever for. */
const ALONE_ING = wordSet(
  'walking waiting driving searching scrolling queuing queueing traveling travelling commuting',
)

/** Words in -ing that leave open what is done, or are said of things: "getting", "rising". */
const OPEN_ING = wordSet(
  'being having doing getting making taking going coming giving putting keeping using trying thinking working rising happening setting letting saying meaning finding something anything nothing everything morning evening thing bringing finishing starting deciding living loving',
)

/** Whether a word in -ing says by itself what the time is spent on. */
export const isAloneInIng = (rest: string, language: Language): boolean => {
  const [only, ...others] = language.tokensOf(rest)
  return (
    ALONE_ING.has(rest) ||
    (only !== undefined && others.length === 0 && isGerund(only) && isVerbForm(only) && !OPEN_ING.has(rest))
  )
}
