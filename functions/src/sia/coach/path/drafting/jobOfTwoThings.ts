import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { isVerbAndObject } from '../text/isVerbAndObject.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { NO_DRAFTS } from './mergeDrafts.ts'

/** Longest job, in words. */
const MOST_WORDS = 10
const LEAD = /^(?:(?:it is|the job is|they|we|i|to)\b:? ?)+/iu
/** When, where or for whom it is done. */
const TAIL = / (?:during|after|before|from|in|at|across|along|of|for|on|through|between) .*$/iu
/** "maintain circulation and gas exchange" */
const TWO_THINGS = /^(\p{L}+) (\p{L}[^,]*?) and (\p{L}[^,]*)$/u
/** "fix a dead furnace or boiler" */
const EITHER_THING = /^(\p{L}+) (\p{L}[^,]*?) or (\p{L}[^,]*)$/u
/** Most words of a thing whose words are not all known: "a dead ac". */
const MOST_OF_THING = 3
/** What becomes of a thing that is got: "going again", "back on". */
const RESULT = /^((?:get|keep|bring) .+?) (?:(?:back )?(?:on|up|going|running|working)(?: again)?|again)$/iu
/** "repair and tune pianos" */
const TWO_VERBS = /^(\p{L}+) and (\p{L}+) (\p{L}[^,]*)$/u
/** "load the truck", "warm them": an action of its own. */
const ACTION = /^\p{L}+ (?:the|an?|them|it|their|our|his|her|every|each)\b/iu

/** One verb with two things, joined or either of them, or two verbs with one thing, in plain words: one job, as it is; null for other answers. */
export function jobOfTwoThings(
  context: CoachContext,
  answer: string,
  language: Language,
): DraftedAnswer | null {
  const [said = '', ...others] = withoutEnd(answer.trim(), '.! ').split(/(?<=[.!?;])\s+|\n+/u)
  const words = said.replace(LEAD, '')
  if (others.length > 0 || words.split(' ').length > MOST_WORDS) return null
  const text = `${words.charAt(0).toLowerCase()}${words.slice(1)}`
  if (!isOfTwo(text.replace(RESULT, '$1').replace(TAIL, ''), language)) return null
  const part = {
    part: said,
    forms: [capitalized(text)],
    isSound: () => true,
    editOf: (after: string) => ({ kind: 'setJob', before: context.study.jtbd.userInput, after }) as const,
    reason: 'A verb and its object, without a product.',
    rules: ['J1', 'J2'] as const,
  }
  const drafted = proposeDrafts(context, [part], createTakenMeanings(context))
  return drafted.proposals.length === 1 ? { ...NO_DRAFTS, ...drafted } : null
}

function isOfTwo(text: string, language: Language): boolean {
  const isJob = (verb: string, thing: string) => isVerbAndObject(`${verb} ${thing}`, language)
  const verbs = TWO_VERBS.exec(text)
  if (verbs !== null) {
    const [, one = '', other = '', thing = ''] = verbs
    if (isJob(one, thing) && isJob(other, thing)) return true
  }
  const [, done = '', either = '', or = ''] = EITHER_THING.exec(text) ?? []
  if (
    or !== '' &&
    [either, or].every((each) => each.split(' ').length <= MOST_OF_THING) &&
    !ACTION.test(or) &&
    !isVerbAndObject(or, language) &&
    [either, or].some((each) => isJob(done, each))
  )
    return true
  const things = TWO_THINGS.exec(text)
  if (things === null) return false
  const [, verb = '', one = '', other = ''] = things
  const last = language.tokensOf(`the ${other}`).at(-1)
  return !ACTION.test(other) && last?.tag === 'NOUN' && isJob(verb, one) && isJob(verb, other)
}
