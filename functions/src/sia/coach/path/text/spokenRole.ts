import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import { isHuman } from '../../grammar/isHuman.ts'
import { isGerund, isParticiple, isPlural } from '../../grammar/wordForms.ts'
import type { Language, Token } from '../../language/Language.ts'
import { baseOfGerund } from '../../language/verbForms.ts'

/** Rules out whom it names: "not the presenter", "the judges do not", "it isn't the driver". */
const DENIED =
  /^(?:(?:and|but|so|well|no),? )*(?:(?:it|that|they) (?:is|are) )?(?:not|neither|nor|never)\b|^.{2,40} (?:do|does|is|are) not\b/iu
/** Longest name of a role, in words. */
const MOST_WORDS = 3
/** "Maureen does it": what she does is told next. */
const PERSON =
  /^(?:(?:well|so|oh|that is|it is|that would be),? )*(?:(?:[Oo]ld|[Yy]oung|[Oo]ur|[Mm]y|[Dd]ear) )?(?:[Aa]n? (?:bloke|lad|guy|chap|man|woman|lady|girl) (?:called|named) )?(\p{Lu}\p{Ll}+)(?: (?:from|in|at|over) [\p{L} ]{2,20})?(?: does(?: it| that| all of it)?)?[.,;!]+\s+(?:[Hh]e|[Ss]he) (\p{L}[^.;!?]{4,90})/u
/** For how long, or where, somebody has done it. */
const BESIDE =
  /,? (?:since|before|for (?:years|ages|ever|decades|donkeys|a long|as long|(?:about |over |nearly )?(?:\d+|\p{L}+) (?:years|months))|every (?:single )?(?:day|week|month|year|time)|all (?:the time|year)|these days|round here|around here|here|on h(?:is|er) own)\b.*$|, .*$/iu

/** "Managers? They have not …": a group that is named only to be ruled out. */
const ECHOED = /^(?:the |our )?\p{L}+(?: \p{L}+)?\?+$/iu
/** Says why, after somebody was ruled out. */
const EXPLAINED = /^(?:they|he|she|that|it|those|we|i)\b/i
const CHATTER = /^(?:no|nope|nah|well|oh|lol|haha|never)$/i
const THE_WORD = /,? (?:is|are) (?:the (?:right )?word|who (?:i|we) (?:mean|meant)|the ones?)$/i
/** Longest group that is told alone, in words. */
const MOST_OF_GROUP = 6

/** The role that is told, alone or with whatever somebody in it does, where all others are ruled out; null for another answer. */
function affirmedRole(sentences: readonly string[], language: Language): string | null {
  const isDenied = (each: string) => DENIED.test(each) || ECHOED.test(each)
  const told = sentences.filter(
    (each, at) =>
      !isDenied(each) &&
      !CHATTER.test(each) &&
      !(at > 0 && EXPLAINED.test(each) && isDenied(sentences[at - 1] ?? '')),
  )
  const [only = '', ...others] = told
  if (others.length > 0 || only === '' || !sentences.some(isDenied)) return null
  return roleOf(only, language) ?? groupAlone(only.replace(THE_WORD, ''), language)
}

/** A group that is all that a sentence names; null for another one. */
function groupAlone(sentence: string, language: Language): string | null {
  if (sentence.split(' ').length > MOST_OF_GROUP || !/^[\p{L} '-]+$/u.test(sentence)) return null
  const part = { text: sentence, kind: 'nouns', sentence: 0, link: '', isAside: false } as const
  return draftExecutor(part, language)
}

/** "The producer" of "the producer does the cutting"; null for a clause of nobody in a role. */
function roleOf(sentence: string, language: Language): string | null {
  // "The customer complains, I do the repairs": whose the job is cannot be seen.
  const [, named = ''] = /^(?:(?:and|but|so|well),? )*(?:the|our|my|an?) (\p{L}[^,]+)$/iu.exec(sentence) ?? []
  const tokens = language.tokensOf(`the ${uncapitalized(named)}`).slice(1)
  const at = tokens.findIndex((token, index) => isRole(token) && !isRole(tokens[index + 1]))
  const verb = tokens[at + 1]
  const isName = tokens.slice(0, Math.max(0, at)).every(({ tag }) => NAMING.has(tag))
  const isDone = verb !== undefined && verb.verb !== null && verb.key !== 'be' && tokens[at + 2] !== undefined
  return at >= 0 && at < MOST_WORDS && isName && isDone ? joined(tokens.slice(0, at + 1)) : null
}

const NAMING: ReadonlySet<string> = new Set(['NOUN', 'ADJ', 'PROPN'])
const isRole = (token: Token | undefined): boolean => token !== undefined && isHuman(token)
const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

/** "People who run the youth club" of "Dave. He has been running the youth club for years"; null for another answer. */
function roleOfPerson(text: string, language: Language): string | null {
  const [, name = '', clause = ''] = PERSON.exec(text) ?? []
  const [person] = language.tokensOf(`the ${name.toLowerCase()}`).slice(1)
  // "Plumbers. He …" names the role itself.
  if (person === undefined || isRole(person) || isPlural(person)) return null
  const done = clause.replace(/^(?:(?:just|also|always|usually|only) )+/i, '').replace(BESIDE, '')
  const plain = done.replace(/^(?:has|is)(?: (?:always|just))?(?: been)? (?=\p{L})/iu, '')
  const [first] = language
    .tokensOf(`she ${plain === done ? '' : 'has '}${plain}`)
    .slice(plain === done ? 1 : 2)
  if (first === undefined || STATES.has(first.base)) return null
  const base = baseTold(first, plain !== done, language)
  const object = plain.slice(first.text.length)
  const hasThing = language.tokensOf(object).some(({ tag }) => tag === 'NOUN')
  return base === undefined || !hasThing || OPEN.test(object) ? null : `people who ${base}${object}`
}

/** "the caretaker is who you want", "it is hobby beekeepers you want" */
const WANTED =
  /(?:^|[.!?;,]\s+)(?:(?:and|but|so) )?(?:(?:the|our|an?) (\p{L}[\p{L} -]{2,40}?) (?:is|are) (?:who|the ones?)|it is (\p{L}[\p{L} -]{2,40}?)(?: (?:that|who))?) (?:you|we|i) (?:want|need|mean|are after)\b/iu

/** What nobody gets done by it. */
const STATES: ReadonlySet<string> = new Set([
  'be',
  'have',
  'know',
  'want',
  'like',
  'love',
  'hate',
  'think',
  'live',
  'go',
  'come',
])
/** What only points at something. */
const OPEN = /\b(?:it|that|this|them|him|her|me|us|not|all|everything|stuff)\b/i

/** The base form of "runs", and after "has" or "is" of "run" and "running"; undefined for another word. */
function baseTold(token: Token, isAfterAuxiliary: boolean, language: Language): string | undefined {
  if (!isAfterAuxiliary) return thirdPersonBase(token)
  if (isGerund(token)) return baseOfGerund(token, language)
  return token.tag === 'VERB' && isParticiple(token) ? token.base : undefined
}

const thirdPersonBase = ({ key, tag, base, verb }: Token): string | undefined =>
  /s$/.test(key) ? (tag === 'VERB' ? base : (verb ?? undefined)) : undefined

/**
 * The role that an answer in standard English names only by the way: the one whose work is told after others were ruled
 * out, or the role of a person who is called by name. Null for another answer. Takes time linear in its length.
 */
export function spokenRole(text: string, language: Language): string | null {
  const sentences = text
    .split(
      /(?<=[.!?;])\s+|\n+|(?<=\b(?:not|neither|nor) [^.,;!?]{2,40}),\s+(?=(?:but |and )?(?:the|our|not|neither|nor) )/iu,
    )
    .map((each) => each.replace(/(?<![.!;, ])[.!;, ]+$/, '').trim())
    .filter((each) => each !== '')
  const wanted = WANTED.exec(text)
    ?.slice(1)
    .find((each) => each !== undefined)
  if (wanted !== undefined) return groupAlone(wanted, language)
  return affirmedRole(sentences, language) ?? roleOfPerson(text.trim(), language)
}
