import { capitalized } from '@outcome-studio/shared/domain/base'
import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../grammar/isPerson.ts'
import { isPhrase } from '../grammar/readPhrase.ts'
import { isGerund, isParticiple, isPlural, isThirdPerson, isVerbForm } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { baseOf, baseOfGerund } from '../language/verbForms.ts'
import { imperative, PARTICLES } from './imperative.ts'
import { nominalOf } from './nominalForms.ts'
import { plainText } from './plainText.ts'
import { wantedForms } from './wantedForms.ts'
import { withoutLeadIn } from './withoutLeadIn.ts'
import { withoutMeans } from './withoutMeans.ts'

/** Whoever gets the job done, as members call them. */
const DOERS = wordSet('i we you they one people somebody someone everybody everyone')
const ONE = wordSet('one somebody someone everybody everyone')
const SKIPPED = wordSet('also then first always usually just only even really still first')
/** "want to check", "must check": only the checking is the step. */
const WILLING = wordSet(
  'want wants need needs have has had try tries like likes aim aims hope hopes plan plans supposed going able got tend tends forget forgets forgot remember remembers begin begins start starts manage manages',
)
const MODAL = wordSet('must should can could will would shall may might')
const BE = wordSet('am are is be')
const PASSIVE = wordSet('am are is be get gets')

/** "our app helps hosts seat guests": the job is what comes after, without the product. */
const PRODUCT =
  /^.{1,120}? (?:helps?|lets?|allows?|enables?|makes? it easy for)\s+(?:\p{L}+\s+){1,3}?(?:to\s+)?(?=\p{L}+\s+\p{L})/iu

/** Whether a text says what a product helps to get done. */
export const tellsUse = (text: string): boolean => PRODUCT.test(text)

/** What is said of a step, and not what is done: "prep the nail is a step", "agree the scope, then". */
const ABOUT_PART =
  /^(?:(?:it|this|the job|everything) (?:all |usually |always )?(?:starts|begins) (?:off )?(?:with|by) )?["']?(.+?)["']?(?:,? then|,? (?:is|was) (?:also )?(?:a|one|the|another|an extra|my) (?:\p{L}+ )?(?:step|verb and (?:its|an) object|one)(?:,? (?:too|also|as well|love|i said))?)?$/iu

const MEASURE =
  /,? (?:(?:till |until )?(?:to|till|until|under|below|above|over|at least|at most|no more than|less than|more than|max|about|around) \d[\d.,]{0,12}|\d[\d.,]{0,12})(?: ?(?:%|°|\p{L}{1,20})){0,2}(?: (?:before|after|apart|each))?$/iu
const CHECKING = /^(?:check|verify|confirm|ensure|see|test|make sure|ask|find out) (?:whether|that|if) /i
/** "blend the sides comes after the scissors": when it is done is no part of a step. */
const PLACED =
  / (?:comes?|goes|happens?|is done) (?:(?:right|just|straight) )?(?:after|before|first|last|next|then)\b.*$| is (?:the )?(?:next|last)(?: step)?$/i
const CHECK_STATE =
  /^(?:(?:i|we|they|you) )?(check|verify|confirm) (?!the\b|that\b|if\b|whether\b|all\b|each\b|every\b|both\b|no\b)((?:\p{L}+ )?\p{L}+s) (are)(?= \p{L}+)/iu

/**
 * The forms of a part as a job or job step, likeliest first: a verb in base form and its object.
 * @param isAmongActions whether what is told beside it is done, so that "chip brush" is too
 */
export function actionForms(part: string, language: Language, isAmongActions = false): readonly string[] {
  const text = withoutMeans(withoutLeadIn(plainText(part.replace(ABOUT_PART, '$1'))), language)
    .replace(/^(?:only|just|also|please) /i, '')
    // "When she had a bad night I have to change the day"
    .replace(
      /^(?:while|when|whenever|once|after|before|if|as soon as) (?:\p{L}+ ){1,8}?\p{L}+,? (?=(?:i|we|they|you) (?:then |first |always |usually |just )?(?!is\b|are\b|was\b|were\b)\p{L}+)/iu,
      '',
    )
    // "we never check the list": what is left out today is a step.
    .replace(
      /^(?:i|we|they|you|nobody) (?:ever |never )(?=(?:check|verify|confirm|test|inspect|review|measure|count)\b)/i,
      '',
    )
    .replace(/^(check|verify|test|see|ask|find out) if /i, '$1 whether ')
    // "check the moisture, under 18 percent": how much is a target.
    .replace(MEASURE, '')
    .replace(/ a (?:bit|little|notch|touch|tad|hair|fraction)$/i, '')
    .replace(PLACED, '')
    // "check frames are capped"
    .replace(CHECK_STATE, (_, verb: string, things: string, be: string) => `${verb} that the ${things} ${be}`)
    // "check the wall is straight"
    .replace(
      /^(?:(?:i|we|they|you) )?(check|verify|confirm) (?=(?:the|every|each|all|both|no) (?:\p{L}+ ){1,4}(?:is|are|has|have|can|works?|fits?|holds?)\b)/iu,
      '$1 whether ',
    )
    // "prove the pump does what it should"
    .replace(
      /^(?:(?:i|we|they|you) )?(prove|ensure) (?=(?:the|every|each|all|both|no) (?:\p{L}+ ){1,4}(?:is|are|does|do|has|have|can|works?|fits?|holds?)\b)/iu,
      '$1 that ',
    )
    // "listen to to the end": the second preposition begins what is said of the whole.
    .replace(/ (to|in|on|for) \1 .*$/i, ' $1')
    // "they go and find out"
    .replace(/^((?:i|we|you|they|people) )?(?:\p{L}+ )?(?:go|come|try) and (?=\p{L})/iu, '$1')
    .replace(/,? (?:before|when|once|after|until|as soon as|if|while) (?:i|we|you) .*$/i, '')
    .replace(/ first$/i, '')
    .replace(/ so (?:that .*|(?:you|we|they|i|one|it|the|people|nobody|everybody)\b.*)$/i, '')
  const reported =
    /^[^,]{2,60}? (?:says?|tells? (?:me|us|them)|wants? (?:me|us|them) to|asks? (?:me|us|them) to) (?:that )?(?:just |to )?(.+)$/i.exec(
      text,
    )?.[1]
  const withoutProduct = text.replace(PRODUCT, '')
  const forms = [
    ...(withoutProduct === text ? [] : [withoutProduct]),
    text,
    ...(reported === undefined ? [] : [reported]),
  ].flatMap((each) => [
    passive(each, language),
    objectFirst(each, language),
    ...wantedForms(each, language),
    needed(each, language),
    spoken(each, language),
    gerundAsBase(each, language),
    nominalOf(each, language),
    imperative(each, language, isAmongActions),
  ])
  const found = forms.flatMap((form) => (form === null ? [] : [capitalized(form)]))
  // "They want their kids to …": whose they are is clear without it.
  return [...new Set([...found, ...found.map((form) => form.replace(/\btheir (?!own\b)/g, 'the '))])]
}

const join = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ([,.;'’])/g, '$1')

const GOING = wordSet(
  'looking trying going hoping planning aiming doing having getting being working thinking talking',
)

/** "we always have to check the list" as "check the list". */
function spoken(text: string, language: Language): string | null {
  const tokens = language.tokensOf(uncapitalized(text))
  const [first] = tokens
  if (first === undefined) return null
  // "technicians keep the lifts running"
  const isGroup = first.tag === 'NOUN' && isPlural(first) && isPerson(first)
  if (!DOERS.has(first.key) && !isGroup) return null
  let at = 1
  for (let round = 0; round < 5; round += 1) {
    const key = tokens[at]?.key ?? ''
    const next = tokens[at + 1]?.key ?? ''
    if (SKIPPED.has(key) || MODAL.has(key)) at += 1
    else if (key === 'do' && tokens[at + 1]?.tag === 'VERB') at += 1
    else if (WILLING.has(key) && next === 'to') at += 2
    else if (BE.has(key) && WILLING.has(next) && tokens[at + 2]?.key === 'to') at += 3
    else break
  }
  const doing = tokens[at + 1]
  // "they are running the sheets"
  const isDoing =
    doing !== undefined && isGerund(doing) && !GOING.has(doing.key) && tokens[at + 2]?.tag !== 'ADP'
  if (BE.has(tokens[at]?.key ?? '') && isDoing && first.key !== 'i') {
    const base = baseOfGerund(doing, language)
    return base === undefined ? null : join([{ ...doing, text: base }, ...tokens.slice(at + 2)])
  }
  const verb = tokens[at]
  if (verb === undefined || BE.has(verb.key)) return null
  const isOne = ONE.has(first.key) && at === 1
  const object = tokens[at + 1]
  // "I separate the cow": what the tagger takes for another word is the verb before an object.
  const isVerb =
    verb.tag === 'VERB' ||
    (isOne && verb.tag === 'NOUN' && isVerbForm(verb)) ||
    (object !== undefined && ['DET', 'PRON', 'ADP'].includes(object.tag) && verb.verb === verb.key)
  if (!isVerb) return null
  if (isOne ? !isThirdPerson(verb) : verb.key !== verb.base) return null
  return join([{ ...verb, text: verb.base }, ...tokens.slice(at + 1)])
}

/** Verbs that tell what somebody has or wants, not what is done: "the tools they need". */
const HAVING = wordSet('deserve need want have like know own use love see get mean be do')

/** "the plates they mount" and "the ink they must mix" as "mount the plates" and "mix the ink". */
function objectFirst(text: string, language: Language): string | null {
  const [, thing = '', said = ''] =
    /^(.{2,60}?) (?:they|we|i) (?:(?:also|then|first|always) )?(?:(?:must|should|have to|need to) )?(\p{L}+(?: (?:up|down|out|off|on|in|away|over|back|together|apart))?)$/iu.exec(
      text,
    ) ?? []
  const [, verb] = language.tokensOf(`to ${said}`)
  if (verb === undefined || verb.verb !== verb.key || HAVING.has(verb.key)) return null
  const named = language.tokensOf(/^(?:the|an?|all|some) /i.test(thing) ? thing : `the ${thing}`)
  return named.length < 6 &&
    !named.some(({ tag, key }) => tag === 'VERB' || key === 'and') &&
    isPhrase(named, 'nouns')
    ? `${said.toLowerCase()} ${uncapitalized(thing)}`
    : null
}

/** "the flat has to be handed back" as "hand back the flat". */
function passive(text: string, language: Language): string | null {
  const tokens = language.tokensOf(
    uncapitalized(
      text.replace(
        / (?:also|then|always|first|still) (?=(?:must|has|have|needs?|should|is|are|gets?) )/i,
        ' ',
      ),
    ),
  )
  // "check whether the customer is satisfied": whose state is asked, nothing is done to.
  if (CHECKING.test(text)) return null
  const at = tokens.findIndex(({ key }, index) => index > 0 && PASSIVE.has(key))
  const participle = tokens[at + 1]
  if (at < 1 || participle === undefined || !isParticiple(participle) || participle.tag === 'ADJ') return null
  let end = at
  if (tokens[at]?.key === 'be' || tokens[at]?.key === 'get') {
    if (MODAL.has(tokens[at - 1]?.key ?? '')) end = at - 1
    else if (tokens[at - 1]?.key === 'to' && WILLING.has(tokens[at - 2]?.key ?? '')) end = at - 2
    else if (tokens[at]?.key === 'be') return null
  }
  const thing = tokens.slice(0, end)
  if (thing.length === 0 || thing.some(({ tag }) => tag === 'PRON' || tag === 'PART' || tag === 'SCONJ'))
    return null
  const base = baseOf(participle.key) ?? participle.base
  const next = tokens[at + 2]
  const particle = next !== undefined && PARTICLES.has(next.key) ? [next] : []
  return [base, join(particle), join(thing), join(tokens.slice(at + 2 + particle.length))]
    .filter((each) => each !== '')
    .join(' ')
}

/** "they need the lift running again" as "get the lift running again". */
function needed(text: string, language: Language): string | null {
  const tokens = language.tokensOf(text)
  const [subject, verb, determiner] = tokens
  if (subject === undefined || verb === undefined || !DOERS.has(subject.key)) return null
  if (!['need', 'want'].includes(verb.key) || determiner?.tag !== 'DET') return null
  if (tokens.at(-2)?.key === 'to') return null
  const hasState = tokens
    .slice(4)
    .some(
      (token) => (token.tag === 'VERB' && (isGerund(token) || isParticiple(token))) || token.tag === 'ADJ',
    )
  return hasState ? `get ${join(tokens.slice(2))}` : null
}

/** Words in -ing that name things and times, whatever verbs they come from. */
const NAMES = wordSet('wedding evening morning ceiling clothing sibling')

/** "informing the tenants" as "inform the tenants". */
function gerundAsBase(text: string, language: Language): string | null {
  const tokens = language.tokensOf(text.replace(/^the (?=\p{L}+ing (?:of )?\p{L})/iu, ''))
  const [first, second, ...others] = tokens
  if (first === undefined || second === undefined || !isGerund(first)) return null
  // "building manager"
  if (first.tag === 'NOUN' && second.tag === 'NOUN' && !isPlural(second) && tokens.length === 2) return null
  const base = baseOfGerund(first, language)
  if (base === undefined || base === 'have' || base === 'be' || NAMES.has(first.key)) return null
  return join([{ ...first, text: base }, ...(second.key === 'of' ? others : [second, ...others])])
}
