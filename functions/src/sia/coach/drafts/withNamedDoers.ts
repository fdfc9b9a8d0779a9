import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { readLine, replaced } from '../english/Line.ts'
import { isHuman } from '../grammar/isHuman.ts'
import { MODALS } from '../grammar/PHRASE_WORDS.ts'
import { readClause } from '../grammar/readPhrase.ts'
import { isPlural, isState, thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { cannotForm } from './cannotForm.ts'
import { executorAsOne } from './executorAsOne.ts'
import { isOfStepVerb } from './isOfStepVerb.ts'

/** Who and what a statement is about, which a member calls "I" and "it". */
export interface Doers {
  /** The executor; empty if unknown. */
  readonly executor: string
  /** The one thing that the step is done to; null if there is none. */
  readonly thing: string | null
  /** The step, whose verb tells what is done to that thing; empty if unknown. */
  readonly step: string
}

const SPEAKERS = wordSet('i we you')
const SPOKEN_TO = wordSet('me us')
const OWNERS = wordSet('my our your')
/** What is left open, or begins a remark. */
const OPEN = /\b(?:myself|ourselves|yourself|yourselves|mine|ours|yours|of us|let us|thank you|you know)\b/i
const REMARKING = wordSet('think guess suppose mean reckon believe say would')
const ADVERBS = wordSet('never always still already just only often sometimes usually really also then even')
/** What a verb without its subject's ending may stand behind. */
const OPENING = wordSet(
  'when if whether because while until unless although though before after since as that which who what where how than and or but so',
)
const HELPED: Readonly<Record<string, string>> = { am: 'is', are: 'is', have: 'has', do: 'does' }

/** Ways to say that somebody does not know something. */
const NOT_KNOWN: readonly (readonly [RegExp, string])[] = [
  [/\b(i|we|you) never (?:really )?know\b/giu, '$1 do not know'],
  [
    /\b(i|we|you) (?:am|are) not (?:really |quite )?sure (?=(?:if|whether|what|which|who|where|how|when|why)\b)/giu,
    '$1 do not know ',
  ],
  [
    /\b(i|we|you) have no (?:idea|clue) (?:about |of )?(?=(?:if|whether|what|which|who|where|how|when|why)\b)/giu,
    '$1 do not know ',
  ],
  [/\b(know|tell) if\b/giu, '$1 whether'],
  [/\bby (?:myself|ourselves|yourself)\b/giu, 'alone'],
]
const SPOKEN = /\b(?:i|we|you|me|us|my|our|your)\b/i
/** "the alarm fails and nobody notices": what goes wrong is that it is not noticed. */
const UNNOTICED =
  / (?:and|but) (?:(?:nobody|no one) notices|(?:i|we|you) (?:do not|did not) notice)(?: it)?(?= until |$)/i
/** "a control fails and the run is continued nevertheless" */
const NEVERTHELESS =
  /^([^,]+),? (?:and|but) ([^,]+?) (?:nevertheless|nonetheless|anyway|regardless|all the same)$/i

/** Two clauses that tell one event, as one. */
function asOneEvent(text: string, language: Language): string {
  const isClause = (each: string) => readClause(language.tokensOf(each)) !== null
  const [, cause = '', effect = ''] = NEVERTHELESS.exec(text) ?? []
  if (cause !== '' && isClause(cause) && isClause(effect)) return `${effect} although ${cause}`
  return text.replace(UNNOTICED, ' without anybody noticing')
}

/** What people do, told without the person, as learners and notes do: "forget to clean the pipe". */
const DOING = wordSet('forget know hear see understand remember confuse misread mishear notice mix')

/** "not have clean jug", "does not know the price": there is nobody else who could be meant. */
function withSubject(text: string, language: Language): string {
  const none = /^(?:not|do not|does not) have (?:an? |any )?(.+)$/i.exec(text)?.[1]
  if (none !== undefined) {
    const head = language.tokensOf(none).filter(({ tag }) => tag === 'NOUN')[0]
    return head === undefined ? text : `there ${isPlural(head) ? 'are' : 'is'} no ${none}`
  }
  const said = text
    .replace(/^not (?=\p{L})/iu, 'do not ')
    .replace(/^does not /i, 'do not ')
    .replace(/^forgets? (?!to |the |an? |that )(?=\p{L})/iu, 'forget to ')
  const verb = language.tokensOf(`I ${said.replace(/^do not /i, '')}`)[1]
  return verb !== undefined &&
    DOING.has(verb.verb ?? verb.base) &&
    verb.key !== 'known' &&
    verb.key !== 'seen'
    ? `I ${said.replace(/^\p{L}+/u, (first) => (first === 'do' ? first : (verb.verb ?? verb.base)))}`
    : text
}

const TURNED_OUT = /\bturns? out\b/i
/**
 * What goes wrong or takes long without "I" and "we", which name nobody in a statement that is read alone: the executor
 * stands for them, and the step's thing for an "it" that begins. The text as it is if it stays open who is meant.
 */
export function withNamedDoers(
  told: string,
  about: OutcomeQuestion,
  { executor, thing, step }: Doers,
  language: Language,
): string {
  if (about === 'wasted') return told
  const named = about === 'wrong' ? withThing(told, thing, language) : told
  const name = nameOf(executor, language)
  // "I think the book is in, and then it turns out …" is no hedge.
  if (TURNED_OUT.test(told)) return told
  let text = about === 'wrong' ? withSubject(asOneEvent(named, language), language) : named
  if (text !== named && !SPOKEN.test(text)) return text
  for (const [pattern, plainer] of NOT_KNOWN) text = text.replace(pattern, plainer)
  const things = about === 'wrong' ? cannotForm(text, language) : null
  if (things !== null) return things
  const whole = withThings(text, thing, step, language)
  // Who is named in "the tech overcharges it" is not it, though the name is in no list of people.
  if (about === 'wrong' && isOpenThing(whole, language)) return told
  return (
    (name === null || OPEN.test(text) ? null : withName(whole, about, name, language)) ??
    withThings(named, thing, step, language)
  )
}

/** Whether "it" stands for nothing that its line names before. */
export function isOpenThing(told: string, language: Language): boolean {
  const tokens = language.tokensOf(told)
  return tokens.some(
    ({ key }, at) => key === 'it' && !namesThing(tokens.slice(0, at)) && !isEmptyIt(tokens, at),
  )
}

/** "it rains", "it turns out", "it takes long to": nothing is meant. */
const isEmptyIt = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1).some(({ key }) => key === 'to' || key === 'that' || key === 'whether') ||
  IMPERSONAL.has(tokens[at + 1]?.base ?? '')

/** Of "the ward nurse", the last word alone names somebody. */
const namesThing = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      ((token.tag === 'NOUN' || token.tag === 'PROPN') &&
        !isHuman(token) &&
        tokens[at + 1]?.tag !== 'NOUN') ||
      /thing$/.test(token.key),
  )

/** "the technician overcharges it", said of *Charge the system*; "drops it" may be said of anything. */
const withThings = (text: string, thing: string | null, step: string, language: Language): string =>
  thing !== null && / it\b/.test(text) && isOpenThing(text, language) && isOfStepVerb(text, step, language)
    ? text.replace(/ it\b/, () => ` ${thing}`)
    : text

/** "the barista", whose plural is in no dictionary. */
function nameOf(executor: string, language: Language): string | null {
  const name = executorAsOne(executor, language)
  const head = language.tokensOf(name ?? '').at(-1)
  return head !== undefined && isPlural(head) && head.key === head.base
    ? (name?.replace(/s$/, '') ?? null)
    : name
}

/** Verbs whose "it" is nothing that was named: "it rains". */
const IMPERSONAL = wordSet(
  'take happen depend hurt cost matter work help seem feel look sound rain snow freeze get start begin make drive go come need keep turn run stay be have do',
)

/** "it is dropped", said of *Give the dose*. */
function withThing(told: string, thing: string | null, language: Language): string {
  const [it, verb, next, after] = language.tokensOf(told)
  if (thing === null || it?.key !== 'it' || verb === undefined) return told
  const done = next?.key === 'not' ? after : next
  const isDone = verb.base === 'be' && done?.tag === 'VERB' && isState(done)
  const isDoing = verb.tag === 'VERB' && !IMPERSONAL.has(verb.base)
  return isDone || isDoing ? `${thing}${told.slice(it.text.length)}` : told
}

/** A text with a name for its speakers; null if it cannot be told who is meant, or how a verb has to end. */
function withName(text: string, about: OutcomeQuestion, name: string, language: Language): string | null {
  const line = readLine(about, text, language)
  const { tokens } = line
  const changes = new Map<number, string>()
  const speakers = tokens.flatMap(({ key }, at) => (SPEAKERS.has(key) || SPOKEN_TO.has(key) ? [at] : []))
  const keys = new Set(speakers.map((at) => tokens[at]?.key))
  // "we tell you": somebody else is meant by one of them.
  if (keys.has('you') && keys.size > 1) return null
  if (speakers.length > MOST_NAMED) return null
  for (const at of speakers) {
    const key = tokens[at]?.key ?? ''
    // "and I am on vacation"
    const isShared = at > 0 && SPEAKERS.has(tokens[0]?.key ?? '') && tokens[at - 1]?.tag === 'CCONJ'
    const isSubject = SPEAKERS.has(key) && (key !== 'you' || isSubjectAt(tokens, at))
    changes.set(at, isShared && isSubject ? '' : name)
    if (isSubject && !setEndings(tokens, at, changes)) return null
  }
  for (const [at, { key }] of tokens.entries()) {
    if (!OWNERS.has(key)) continue
    const isNamed = speakers.some((each) => each < at)
    if (isNamed && tokens[at + 1]?.key === 'own') return null
    changes.set(at, isNamed ? 'the' : `${name}'s`)
  }
  return replaced(line, changes)
}
const MOST_NAMED = 2

/** "hands you the part" has an object, "you drop the part" a subject. */
const isSubjectAt = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || OPENING.has(tokens[at - 1]?.key ?? '') || tokens[at - 1]?.tag === 'NOUN'

/** The verbs of a speaker with the endings of one who is named; false if one cannot be told. */
function setEndings(tokens: readonly Token[], speaker: number, changes: Map<number, string>): boolean {
  let at = speaker + 1
  while (ADVERBS.has(tokens[at]?.key ?? '') || tokens[at]?.tag === 'ADV') at += 1
  const verb = tokens[at]
  if (verb === undefined || REMARKING.has(verb.base) || tokens[speaker - 1]?.tag === 'AUX') return false
  if (MODALS.has(verb.key) || verb.key === 'was' || verb.key === 'had' || verb.key === 'did') return true
  if (verb.key === 'were') changes.set(at, 'was')
  const helped = HELPED[verb.key]
  if (helped !== undefined) changes.set(at, helped)
  else if (verb.verb === null && verb.tag !== 'VERB') return false
  else if (verb.key === (verb.verb ?? verb.base)) changes.set(at, thirdPersonOf(verb.key))
  else return true
  if (verb.key === 'do') return true
  return setJoined(tokens, at, changes)
}

/** "looks away and misses it": verbs that a speaker has beside the first. */
function setJoined(tokens: readonly Token[], verb: number, changes: Map<number, string>): boolean {
  for (let at = verb + 1; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (token === undefined || next === undefined) return true
    if (token.tag === 'CCONJ' && next.tag === 'VERB' && next.key === next.base) {
      // "has to stop and wait", but in "forgets to sign and leaves" either may be meant.
      const isInfinitive = tokens.slice(verb, at).some(({ key }) => key === 'to')
      if (isInfinitive) return tokens[verb]?.base === 'have' || tokens[verb]?.base === 'need'
      changes.set(at + 1, thirdPersonOf(next.key))
    } else if (token.tag === 'CCONJ' && next.key === 'do' && tokens[at + 2]?.key === 'not')
      changes.set(at + 1, 'does')
    else if (OPENING.has(token.key) && token.tag !== 'CCONJ') return true
  }
  return true
}
