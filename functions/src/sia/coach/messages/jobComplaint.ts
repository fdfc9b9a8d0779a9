import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { isBase } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { tellsTrouble } from '../words/troubleWords.ts'

const OPENING = '(?:(?:no|nope|and|but|so|well|oh|ugh|honestly|sorry|look|listen|actually)\\b[,.!:]* ?)*'
const MANNER =
  '(?:(?:just|really|mostly|always|only|often|usually|simply|basically|also|all|quite|such|sometimes|still|never) )*'
/** "the job is just a mess on Mondays", "our work gets harder" */
const ABOUT_JOB = new RegExp(
  `^${OPENING}(?:the|our|my|this|their) (?:whole )?(?:job|work) (?:itself )?(is|was|gets?|has become|becomes|feels|seems|can be) ${MANNER}(.+)$`,
  'iu',
)
/** What is said of the job as a draft, of who does it, or of when it is done. */
const OF_DRAFT =
  /^(?:to|not|right|fine|good|ok|okay|correct|wrong|perfect|done|finished|complete|clear|called|named|about|that|what|how|when|as|(?:the )?same|(?:a bit |too |very |so )*(?:big|small|broad|narrow|wide|general|specific|large|long|short|broader|narrower|bigger|smaller|wider))\b/i
/** Nouns of what is bad. */
const MISERY =
  /^(?:(?:an?|the|one|total|complete|real|absolute|big|constant|pure|utter) )*(?:mess|nightmare|pain|chaos|hell|struggle|disaster|horror|joke|burden|drag|headache|stress|fight|rush|problem|torture|madness|trouble|catastrophe|shambles)\b/i
/** What is always so and not done. */
const GOING =
  /^(?:getting|becoming|being|going|falling) (?:more|too|worse|so|wrong|behind|out of|very|harder|\p{L}+er|late|hard|difficult|crazy|ridiculous)\b(?! (?:the|an?|my|our) )/iu
/** What nobody means to do. */
const WASTING =
  /^(?:waiting|searching|looking|chasing|repeating|fighting|struggling|arguing|queu(?:e)?ing|begging) /i

/**
 * What a sentence in standard English complains of about the job as a whole, which makes no job; null if it does not.
 * @param isAsked whether the job is what was asked for, so that a noun may be its name
 */
export function jobComplaint(sentence: string, isAsked: boolean, language: Language): string | null {
  const [, verb = '', told = ''] = ABOUT_JOB.exec(sentence.trim()) ?? []
  if (told === '' || OF_DRAFT.test(told)) return null
  if (WASTING.test(told)) return isAsked ? null : told
  const tokens = language.tokensOf(told)
  const [first] = tokens
  const isState =
    !/^(?:is|was)$/i.test(verb) ||
    MISERY.test(told) ||
    GOING.test(told) ||
    first?.tag === 'ADJ' ||
    DEGREE.test(told)
  const [, action, object] = language.tokensOf(`to ${uncapitalized(told)}`)
  const isAction = action?.tag === 'VERB' && isBase(action) && object !== undefined
  const isOther = !isAsked && !isAction && (tokens.length === 1 || tellsTrouble(tokens))
  if (!isState && !isOther) return null
  return sentence.trim().replace(new RegExp(`^${OPENING}`, 'iu'), '')
}
const DEGREE = /^(?:too|so|very|more|less|as|far too|a lot|much) /i
