import { capitalized } from '@outcome-studio/shared/domain/base'
import { wordSet } from '@outcome-studio/shared/domain/checker'
import { PARTICLES } from '../../drafts/imperative.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import { baseOfGerund } from '../../language/verbForms.ts'
import { isTradeWord, withoutShouting } from './isTradeWord.ts'

/** What is said before a job. */
const OPENERS =
  /^(?:(?:well|oh|ok|okay|so|um+|hm+|honestly|basically|mostly|mainly|usually|just|really|actually|maybe|perhaps|probably|(?:i )?(?:would )?(?:guess|think|suppose|say|mean)|(?:it|that) (?:is|would be)(?: about)?|(?:my|our|the|their) (?:whole |main )?job is(?: to)?|what (?:we|i|they) do is|(?:i|we|they)(?: am| are)? (?:still )?(?:learn(?:ing)?|trying|try|want|need|have|like|would like|am|get paid|are paid)(?: how)? to|(?:i|we|they)(?: just| mostly| basically| mainly)?|to)\b[,:]* )/iu
const MOST_WORDS = 10
/** Verbs that say nothing of what gets done, and words that point out of the job. */
const NO_JOB = wordSet(
  'be am is are was were have has had do does did want need know help think guess say mean like love hope feel suppose can could will would should must may might try work let go come call use',
)
/** Verbs of what somebody goes on with: "keep waiting". */
const ONGOING = wordSet('keep start stop begin finish avoid enjoy continue')
const POINTING =
  /\b(?:it|them|this|these|those|you|your|me|my|us|our|we|i|he|she|not|never|nothing|no|nobody|whatever|stuff|things?|lol|haha|tbh|innit|obvs)\b/i
/** "where they need to be": whatever was named. */
const OWN_CLAUSE = / (?:that|which|who|where|when|what|how) (?:they )?\p{L}.*$/iu
/** "books they'll read": a clause without its "that". */
const BARE_CLAUSE = /(?<=\p{Ll}s )they(?:['’]ll| will) (?:actually |really )?(?=\p{L})/iu
/** How somebody laughs or ends a sentence in a chat. */
const CHAT = /,?(?: (?:lol|lmao|haha|hehe|tbh|innit|obvs|mate|really|basically))+$/iu
/** No time of the day. */
const IDIOM = /^(?:(?:well|oh|so|look),? )?at the end of the day,? /iu
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  'DET',
  'ADP',
  'PRON',
  'CCONJ',
  'SCONJ',
  'PART',
  'AUX',
  'PUNCT',
  'ADV',
])

/**
 * The job that a short answer tells by its form alone, a verb and what it is done to, whatever the words of the trade are:
 * "onboard new hires", "fix heating and cooling that quit". Null for another answer. Takes time linear in its length.
 */
export function plainJob(answer: string, language: Language): string | null {
  const [sentence = '', ...others] = withoutShouting(answer)
    .trim()
    .replace(/[.!]$/, '')
    .split(/[.!?;\n]/u)
  if (others.some((each) => /\p{L}/u.test(each))) return null
  let text = sentence.trim().replace(CHAT, '').replace(IDIOM, '').replace(BARE_CLAUSE, 'that they will ')
  for (let round = 0; round < 4; round += 1) text = text.replace(OPENERS, '').trim()
  const words = text.split(' ')
  const isPlain =
    /^\p{L}[\p{L}'’ -]*$/u.test(text) &&
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    words.every((word) => isTradeWord(word, language))
  const core = text.replace(OWN_CLAUSE, '')
  if (!isPlain || POINTING.test(text) || /\b(?:they|that)\b/i.test(core)) return null
  const verb = verbOfJob(words, language)
  if (verb === null || NO_JOB.has(verb)) return null
  const rest = core.split(' ').slice(1).join(' ')
  const hasObject = language
    .tokensOf(`the ${rest.replace(/^(?:the|an?) /i, '')}`)
    .slice(1)
    .some(({ tag }) => !FUNCTION_WORDS.has(tag))
  return rest !== '' && hasObject ? capitalized([verb, ...words.slice(1)].join(' ')) : null
}

/** The verb that an answer begins with, in base form; null if it begins with another word. */
function verbOfJob(words: readonly string[], language: Language): string | null {
  const text = words.join(' ')
  const plain = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const [alone, next] = language.tokensOf(plain)
  if (alone === undefined || next === undefined) return null
  if (next.key.endsWith('ing') && ONGOING.has(alone.key)) return null
  // "Get from one place to another": nothing that it is done to.
  if (next.tag === 'ADP' && !PARTICLES.has(next.key)) return null
  if (alone.key.endsWith('ing')) return alone.tag === 'VERB' ? (baseOfGerund(alone, language) ?? null) : null
  const [, first] = language.tokensOf(`to ${plain}`)
  if (alone.verb !== alone.key) return null
  const last = language.tokensOf(plain).at(-1)
  const isOfTrade =
    next.tag === 'DET' || isPlural(next) || (next.tag !== 'NOUN' && last !== undefined && isPlural(last))
  return (alone.tag === 'VERB' && first?.tag === 'VERB') || isOfTrade ? alone.key : null
}
