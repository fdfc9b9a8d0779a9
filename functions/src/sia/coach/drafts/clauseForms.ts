import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { INDEFINITES, STATES } from '../grammar/PHRASE_WORDS.ts'
import { readClause } from '../grammar/readPhrase.ts'
import { isParticiple, isPast, isPlural, thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { tellsFeeling } from '../words/tellsFeeling.ts'
import { isTroubleVerb, tellsTrouble } from '../words/troubleWords.ts'
import { DUPLICATES } from './amountForms.ts'
import { executorAsOne } from './executorAsOne.ts'
import { inPresent } from './inPresent.ts'
import { joinTokens } from './joinTokens.ts'
import type { OutcomeContext } from './OutcomeContext.ts'
import { DETERMINED } from './thingForms.ts'
import { agreeing } from './wantedForms.ts'

/** What happens: "guests leave early". */
export function clauseForms(
  text: string,
  { executor }: OutcomeContext,
  language: Language,
): readonly string[] {
  if (DUPLICATES.test(text) || tellsFeeling(text)) return []
  const mine = executorAsOne(executor, language)
  const named =
    mine === null
      ? text
      : text
          .replace(/\b(two|some|many|both|all) of us\b/gi, `$1 ${uncapitalized(executor.trim())}`)
          .replace(/\b(?:me|us)\b/gi, mine)
  // "driver runs out of hours" has no article.
  const whole = named.replace(/^A (?=\p{Ll})/u, 'a ').replace(/^that (?=\p{L}+ \p{L})/iu, '')
  const agreed = agreeing(whole, language)
  const found = [
    agreed ?? whole,
    ...((whole.split(' ').length > 2 || isTroubleVerb(language.tokensOf(whole)[1]?.base ?? '')) &&
    language.tokensOf(whole)[0]?.tag !== 'ADV'
      ? [`the ${uncapitalized(whole)}`]
      : []),
  ]
    .map((each) =>
      language.tokensOf(
        uncapitalized(each)
          .replace(/^(?:every|each) (?=[aeiou])/, 'an ')
          .replace(/^(?:every|each) /, 'a '),
      ),
    )
    .map((words) => readClause(words))
    .find((clause) => clause !== null)
  if (found === undefined || found === null) return []
  const read = inPresent(found)
  const { tokens } = read
  const subject = tokens.slice(0, read.verb)
  const verb = tokens[read.verb]
  if (verb === undefined) return []
  const rest = tokens.slice(read.verb + 1)
  // "seasonal firms look broke": two verbs in a row were not understood.
  const ending = subject.at(-1)
  if (ending?.tag === 'VERB' && STATES.has(ending.base)) return []
  // "is down again": how often is no part of what happens.
  const others = verb.base === 'be' && rest.at(-1)?.key === 'again' ? rest.slice(0, -1) : rest
  // "check calls" is a thing; in "a tube cracks", the article shows the verb.
  const [start = ''] = text.toLowerCase().split(' ')
  // "prices rise by more than the index"
  const isRising =
    subject.length === 1 && subject.every(isPlural) && others[0]?.key === 'by' && others.length > 2
  const isVerbByPlace =
    isRising || DETERMINED.has(start) || INDEFINITES.has(start) || others[0]?.tag === 'DET'
  // "the safety checks" are a thing as well.
  if (read.isOpen && (!isVerbByPlace || (others.length === 0 && !isTroubleVerb(verb.base)))) return []
  // "parents answer": two words may lack the one that tells the trouble.
  const isSure = language.tokensOf(text)[1]?.tag === 'VERB'
  if (tokens.length === 2 && !isSure && !tellsTrouble(tokens)) return []
  // "settings lost", "bells pressed by accident": whether this is the past or a state cannot be seen.
  const isOpenForm =
    isPast(verb) && isParticiple(verb) && verb.base !== 'be' && !DIRECT.has(others[0]?.tag ?? '')
  // "the padlock seized": it happens of itself, so that both say the same.
  const isOfItself = others.length === 0 && OF_ITSELF.has(verb.base)
  if (isOpenForm && !isOfItself && (verb.key.endsWith('ed') || AMBIGUOUS.has(verb.key))) return []
  const isPastTense =
    verb.key === 'was' ||
    verb.key === 'were' ||
    (isPast(verb) && verb.key !== verb.base && verb.key !== 'are')
  // "they are lovely"
  const isPraise =
    (verb.base === 'be' && others.some(({ key }) => GOOD.has(key)) && !tellsTrouble(others)) ||
    LIKING.has(verb.base) ||
    (verb.base === 'have' && others[0]?.key === 'fun') ||
    (verb.base === 'help' && !tellsTrouble(tokens))
  if (isPraise) return []
  // A second verb in the past would stay in the past.
  if (
    isPastTense &&
    others.some(
      (token) => token.tag === 'AUX' || (token.tag === 'VERB' && isPast(token) && verb.base !== 'be'),
    )
  ) {
    if (!(verb.base === 'know' || verb.base === 'see' || verb.base === 'notice')) return []
    return [
      `Minimize the likelihood that ${joinTokens(subject)} ${presentOf(verb, read.isMany)} ${joinTokens(others.map((token) => (token.key === 'had' ? { ...token, text: 'has' } : token.key === 'was' ? { ...token, text: 'is' } : token)))}`,
    ]
  }
  const predicate = joinTokens([
    isPastTense ? { ...verb, text: presentOf(verb, read.isMany) } : verb,
    ...others,
  ])
  return [`Minimize the likelihood that ${joinTokens(subject)} ${predicate}`]
}

const GOOD = wordSet(
  'good fine great nice lovely happy perfect wonderful excellent brilliant fantastic amazing okay easy quick smooth helpful friendly kind patient grateful funny',
)
/** What things do, with nobody who does it. */
const OF_ITSELF = wordSet(
  'leak fail crash slip crack snap jam stick collapse explode burst wilt rust fade warp overheat overflow stall vanish disappear expire seize sag clog curdle rot shrink swell tip',
)
const LIKING = wordSet('love like enjoy appreciate adore')
/** What an object begins with. */
const DIRECT: ReadonlySet<string> = new Set(['DET', 'PRON', 'NOUN', 'PROPN', 'NUM', 'SCONJ'])
/** Forms that are the past and the participle of one verb. */
const AMBIGUOUS = wordSet(
  'lost spent sent left made paid said sold told held kept built bought brought caught found felt met read taught thought won heard led lent meant shot slept stuck struck swept bent burnt',
)

function presentOf(verb: Token, isMany: boolean): string {
  if (verb.base === 'be') return isMany ? 'are' : 'is'
  return isMany ? verb.base : thirdPersonOf(verb.base)
}

/** With the executor for "me" and "us", if it is short. */
export function withExecutor(text: string, executor: string, language: Language): string {
  const mine = executorAsOne(executor, language)
  return mine === null ? text : text.replace(/\b(?:me|us)\b/gi, mine)
}
