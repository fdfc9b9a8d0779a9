import { isPhrase } from '../grammar/readPhrase.ts'
import type { Language } from '../language/Language.ts'
import { isKnownVerb } from './sharedObject.ts'
import { withoutLinks } from './withoutLinks.ts'

const VERB_ALONE =
  /^(?:(?:then|next|first|and) )?(?:(?:i|we|you|they|people) )?\p{L}+(?: (?:up|out|off|down|away|in|back))?$/iu
const OWN_DOER = /^and (?:then )?(?:i|we|you|they|people) /i
/** "fill and vent the pump", "we set up and prime the circuit": two verbs and what both are done to. */
const TWO_VERBS =
  /^((?:(?:i|we|you|they|people) )?)(\p{L}+(?: (?:up|out|off|down|away|in|back))?) and (\p{L}+(?: (?:up|out|off|down|away|in|back))?) (?!(?:up|out|off|down|away|in|back|over)$)(.+)$/iu

/**
 * "watch vibration and temperatures" and "fill and vent the pump" as two actions each.
 * @param isOneAction whether an action stays whole that is done to two things
 */
export function distributed(
  piece: string,
  language: Language,
  isAction: (text: string) => boolean,
  isOneAction: boolean,
): readonly string[] {
  const { text } = withoutLinks(piece)
  const [, subject = '', one = '', other = '', both = ''] = TWO_VERBS.exec(text.replace(/[.!;]$/, '')) ?? []
  const [first = '', second = ''] = [one, other].map((each) => each.split(' ')[0] ?? '')
  const isShared =
    both !== '' &&
    [first, second].every((verb) => isKnownVerb(verb.toLowerCase(), language)) &&
    isAction(`${other} ${both}`) &&
    isPhrase(language.tokensOf(both), 'nouns')
  if (isShared) return [`${subject}${one} ${both}`, `${subject}${other} ${both}`]
  const words = /^(\p{L}+) (?:(.+?) )?and (.+)$/u.exec(text)
  if (words === null) return [piece]
  const [, verb = '', object, further = ''] = words
  if (!isAction(`${verb} ${object ?? further}`)) return [piece]
  if (object === undefined) {
    // "cook and clean up": of one verb alone.
    const shared = /^(\p{L}+) (?!(?:up|out|off|down|away|in|back|over)[.!;]?$)(.+)$/iu.exec(further)
    if (shared === null || !isKnownVerb(shared[1] ?? '', language)) return [piece]
    return [`${verb} ${shared[2]}`, further]
  }
  const isTwoObjects =
    isPhrase(language.tokensOf(`the ${object}`), 'nouns') &&
    isPhrase(language.tokensOf(`the ${further}`), 'nouns')
  return isTwoObjects && !isOneAction && !/ (?:of|for|in|on|with|to|from|between) /.test(` ${object} `)
    ? [`${verb} ${object}`, `${verb} ${further}`]
    : [piece]
}

/** Whether "and" joins a verb alone with another one and the object of both: "we set up | and prime the circuit". */
export const sharesObject = (before: string, piece: string): boolean =>
  VERB_ALONE.test(before) &&
  !/ing\b/i.test(before) &&
  // "we irrigate and we add the fertilizer": the second one has its own doer.
  !OWN_DOER.test(piece) &&
  TWO_VERBS.test(`${before} ${piece}`)

/** "Manage blood gases, urine output and mean pressure": an action for each thing; null for another sentence. */
export function objectsOf(
  sentence: string,
  language: Language,
  isAction: (text: string) => boolean,
): readonly string[] | null {
  const [first = '', ...others] = withoutLinks(sentence.replace(/[.!;]$/, '')).text.split(
    /,? and (?!then\b)|, (?!and\b|then\b)/iu,
  )
  const [, subject = '', verb = '', object = ''] =
    /^((?:(?:i|we|you|they|people) )?)(\p{L}+) (.+)$/iu.exec(first) ?? []
  const things = [object, ...others]
  const isOne =
    others.length > 1 &&
    isKnownVerb(verb.toLowerCase(), language) &&
    isAction(`${verb} ${object}`) &&
    others.some((each) => each.includes(' ')) &&
    things.every((each, at) => at === 0 || isThing(each, language)) &&
    isNouns(object, language)
  return isOne ? things.map((each) => `${subject}${verb} ${each}`) : null
}

const DETERMINED = /^(?:the|an?|all|every|each|any|our|my|their) /i
const isNouns = (text: string, language: Language): boolean =>
  isPhrase(language.tokensOf(DETERMINED.test(text) ? text : `the ${text}`), 'nouns')

/** Whether words in a list are a thing, and no action: "mean pressure", but not "dry towels". */
function isThing(text: string, language: Language): boolean {
  const [start, next] = language.tokensOf(text)
  const isNamed =
    DETERMINED.test(text) || next === undefined || next.tag === 'ADJ' || start?.verb !== start?.key
  return isNamed && start?.tag !== 'PRON' && isNouns(text, language)
}

/** Whether the first word that "and" joins is a noun where it stands, and names no thing with an article. */
export function isNamedAfter(before: string, piece: string, language: Language): boolean {
  const tokens = language.tokensOf(`${before} ${piece}`)
  const start = tokens.length - language.tokensOf(piece).length + 1
  const [word, next] = [tokens[start], tokens[start + 1]]
  return (
    /^and /i.test(piece) && word?.tag === 'NOUN' && next?.tag === 'NOUN' && tokens[start - 2]?.tag === 'NOUN'
  )
}
