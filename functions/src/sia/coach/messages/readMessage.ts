import { withoutEnd } from '@outcome-studio/shared/domain/base'
import type { Language } from '../language/Language.ts'
import {
  ADDING,
  AGREEING,
  ANGRY,
  ASKING,
  CLOSING,
  CORRECTING,
  DESPITE,
  ELSEWHERE,
  FILLERS,
  OBJECTING,
  ORDERING,
  ORDERS,
  OURS,
  UNKNOWN,
} from './CUES.ts'
import { deniesJob } from './deniesJob.ts'
import type { MessageKind } from './MessageKind.ts'
import { type Intent, readIntent } from './readIntent.ts'
import { standardEnglish } from './standardEnglish.ts'

/** Longest message that orders or asks something, in characters. */
const MAX_REQUEST = 200
/** Share of words that no dictionary has from which a message is no English. */
const GIBBERISH = 0.6

/** Words of the method alone. */
const METHOD = /\b(?:outcomes?|steps?|executors?|constraints?|statements?|metrics?)\b/
/** What an order to somebody else, or a wish, begins with. */
const ASKED_FOR =
  /^(?:please )?(?:write|tell|sing|draft|compose|ignore|translate (?:this|that|it|me|to|into)\b|(?:book|order|buy|call|find|get|fetch|send) me|happy|merry|how are you|nice to meet you)\b/

/** A message of the member, read before anything is drafted from it. */
export interface ReadMessage {
  readonly kind: MessageKind
  /** What exactly is wanted, of a command or an interruption; otherwise an answer. */
  readonly intent: Intent
  /** In standard English, what may be drafted from: the message without what only tells its kind. */
  readonly rest: string
}

/** What the coach has shown and not yet seen decided, and what is in the study. */
export interface KnownTexts {
  readonly executor: string
  readonly job: string
  readonly drafts: readonly string[]
}

const KINDS: Readonly<Partial<Record<Intent['kind'], MessageKind>>> = {
  define: 'question',
  why: 'question',
  help: 'question',
  example: 'question',
  change: 'command',
  back: 'command',
  skip: 'command',
  where: 'command',
  enough: 'command',
  acceptAll: 'command',
  unsure: 'dontKnow',
  thanks: 'confirm',
  yes: 'confirm',
  no: 'confirm',
  greeting: 'offTopic',
  empty: 'offTopic',
  offTopic: 'offTopic',
  hostile: 'emotional',
  foreign: 'otherLanguage',
}

/** What Sia does not do, and says where it is done. */
const OF_ACCOUNT =
  /^(?:please )?(?:delete|close|cancel|deactivate|change) my (?:account|membership|subscription|plan|data|password)\b/

const ORDER = new RegExp(ORDERS.map(([, { source }]) => `(?:${source})`).join('|'))
const ANSWER: Intent = { kind: 'answer' }

/** Finds out what a message is. Takes time linear in its length. */
export function readMessage(message: string, known: KnownTexts, language: Language): ReadMessage {
  const plain = readIntent(message)
  if (plain.kind !== 'answer' && plain.kind !== 'hostile') return of(KINDS[plain.kind] ?? 'answer', plain)
  if (language.isForeign(message)) return of('otherLanguage', { kind: 'foreign' })
  const text = standardEnglish(message, language)
  if (isGibberish(text, language)) return of('offTopic', { kind: 'unreadable' })
  const flat = text.replaceAll('\n', '. ').toLowerCase().trim()
  const short = flat.length <= MAX_REQUEST ? withoutEnd(flat, '.!?,;: ') : ''
  const asked = short.replace(FILLERS, '')

  if (plain.kind === 'hostile' || ANGRY.test(flat)) {
    const rest = withoutSentences(withoutSentences(text, ANGRY), ORDER)
    return of('emotional', { kind: 'hostile' }, plain.kind === 'hostile' ? '' : rest)
  }
  const ordered = short.replace(FILLERS, '').replace(/^(?:actually|then|now|and),? /, '')
  const order = short === '' ? undefined : ORDERS.find(([, pattern]) => pattern.test(ordered))?.[0]
  if (OF_ACCOUNT.test(ordered)) return of('command', { kind: 'asked' })
  if (order !== undefined && !isAboutWork(short)) return of('command', { kind: order })
  const closed = restAfter(CLOSING, text)
  if (closed !== null && (closed.trim() === '' || ADDING.test(closed.toLowerCase())))
    return of('confirm', { kind: 'no' }, withoutAdding(closed))
  const corrected = correctionIn(text, flat, known)
  if (corrected !== null) return of('correction', ANSWER, corrected)
  if (UNKNOWN.test(withoutEnd(flat.replace(FILLERS, ''), '.!?')))
    return of('dontKnow', { kind: 'unsure' }, afterUnknown(text))
  if (short !== '' && (/\?\s*$/.test(flat) || asksOf(asked) || ELSEWHERE.test(short))) {
    const isAsked = /\?\s*$/.test(flat) ? !isUnsureAnswer(short) : asksOf(asked)
    if (ELSEWHERE.test(short) && !METHOD.test(short) && (isAsked || ASKED_FOR.test(asked)))
      return of('offTopic', { kind: 'offTopic' })
    if (isAsked && isQuestion(flat, asked))
      return OURS.test(short) ? of('question', { kind: 'asked' }) : of('offTopic', { kind: 'offTopic' })
  }
  const agreed = restAfter(AGREEING, text)
  if (
    agreed !== null &&
    (agreed.trim() === '' || ADDING.test(agreed.toLowerCase()) || known.drafts.length > 0)
  ) {
    return of('confirm', { kind: 'yes' }, withoutAdding(agreed))
  }
  return of('answer', ANSWER, text)
}

const of = (kind: MessageKind, intent: Intent, rest = ''): ReadMessage => ({
  kind,
  intent,
  rest: rest.trim(),
})

/** A message of words that no dictionary has, unless it looks like a name or a term. */
function isGibberish(text: string, language: Language): boolean {
  const words = text.match(/\p{L}[\p{L}'-]*/gu) ?? []
  const unknown = words.filter((word) => !language.isKnown(word) && !language.isTerm(word))
  return words.length > 0 && unknown.length > words.length * GIBBERISH
}

/** What an auxiliary verb at the start asks about. "Do the accounts" is an action. */
const INVERTED =
  /^(?:is|are|am|was|were|does|did|can|could|will|would|should|may|shall)\b|^(?:do|have|has) (?:i|we|you|they|it|these|those|people)\b/
const OPENERS =
  /^(?:(?:sorry|wait|ok|okay|hmm+|hm|um+|but|and|so|well|quick question|one question|question|just|hey|hi|sia|hold on)\b[,:.!;]* ?)*/
const ASKED_OF_US =
  /^(?:who|what|where|when|why|how|which)(?: \S+){0,2} (?:is|are|do|does|did|can|could|will|would|should|am) (?:i|we|you|it|this|that|the|a|an|these|those|my|your|there)\b|^who (?:can |else )*(?:sees?|reads?|gets?)\b|^what (?:happens|counts|does)\b/
/** "What they want is …", "how long it takes": these answer. */
const STATED =
  /^(?:what|when|where|how|which|who|why) (?:(?:long|often|many|much|far) )?(?:the|they|we|i|you|it|he|she|people|a|an|to|somebody|nobody)\b/

/** "Know any good ones?", "fancy a coffee": asks without a verb in front, and without a mark. */
const ELIDED =
  /^(?:(?:do |have )?(?:you |u )?(?:know|got|heard|seen) (?:any|anything|anybody|anyone)\b|any (?:good|decent|nice|tips?|ideas?|jokes?|news|plans|recommendations?|chance)\b|fancy (?:an?|some)\b)/

/** Doubt around an answer. */
const DOUBTED =
  /^(?:(?:i (?:guess|think|suppose|would say)|maybe|perhaps|probably|possibly|something like|could be|might be|like|either)\b[,:]? ?)+|,? (?:maybe|perhaps|possibly|probably|i (?:guess|think|suppose)|right|no|or)$/
/** "What takes long maybe is when …?" answers. */
const TOLD = /^what (?:takes|goes|gets|costs|is)\b.{2,40}? (?:is|are)\b.{8,}/
const OF_SIA = /\b(?:you|your|sia)\b/

const asksOf = (asked: string): boolean => ASKING.test(asked) || ELIDED.test(asked.replace(OPENERS, ''))

/** "Maybe choosing what to plant?" is an unsure answer: it neither begins like a question nor is about the method. */
function isUnsureAnswer(short: string): boolean {
  const said = short.replace(OPENERS, '')
  const certain = said.replace(DOUBTED, '')
  if (TOLD.test(said) && !OF_SIA.test(said)) return true
  if (OF_SIA.test(said) || ASKING.test(certain)) return false
  return certain !== said || !OURS.test(said)
}

/** "Can you …" and "What is …" ask, with a question mark or without; "What they really want is …" answers. */
function isQuestion(flat: string, short: string): boolean {
  const asked = short.replace(OPENERS, '')
  if (/\?\s*$/.test(flat)) return !isUnsureAnswer(short)
  return INVERTED.test(asked) || ELIDED.test(asked) || (ASKED_OF_US.test(asked) && !STATED.test(asked))
}

/** "skip rows without data" orders nothing: an order that names things of the work is an answer. */
const isAboutWork = (short: string): boolean =>
  /^(?:skip|jump|proceed|stop|undo|cancel|delete|remove|drop)\b/.test(short) &&
  short.split(' ').length > 2 &&
  !/\b(?:this|that|it|these|those|them|step|question|one|next|session|draft|card|outcomes|steps|job|executor|end|last|all|now|here|later|today|tomorrow|please|everything)\b/.test(
    short,
  )

/** What an objection is about: something that was said, or the size of the job. */
const OBJECTED =
  /^(?:(?:it|that|this|they|the (?:job|executor|step|draft)) (?:is|are|was)\b|(?:far |much |way )?too (?:small|big|broad|narrow|wide|general|specific|vague)\b)/
/** "Nope, that is quick" objects to nothing: there is no trouble. */
const EASY =
  /^(?:it|that|this|they|everything)(?: part| step)? (?:is|are|goes|works|takes) (?:\w+ ){0,2}(?:quick|fast|fine|easy|ok|okay|smooth(?:ly)?|well|no time|no (?:problem|issue|trouble))\b/

const WRITTEN =
  /^(?:(?:no|sorry|oops|wait|hang on|hold on|oh|hmm+|but)\b[,.!;]* ?)*(?:you|sia) (?:have |had )?(?:got|put|have|changed|turned) (.{3,60}?)(?: (?:up|down|there|here|above|into|in|as)\b|[.,;!]|$)/

/** The corrected text; null if the message corrects nothing. */
function correctionIn(text: string, flat: string, known: KnownTexts): string | null {
  const said = OBJECTING.test(flat) ? flat : flat.replace(FILLERS, '')
  const isCorrecting = CORRECTING.test(flat) || CORRECTING.test(said)
  const texts = [known.executor, known.job, ...known.drafts].filter((each) => each.trim() !== '')
  const objection = OBJECTING.exec(said)?.[0]
  const isObjecting =
    objection !== undefined &&
    OBJECTED.test(said.slice(objection.length)) &&
    !EASY.test(said.slice(objection.length))
  // "You've got waiters up there": what is in the study was put there by Sia.
  const written = WRITTEN.exec(said)?.[1] ?? ''
  const isWritten =
    written !== '' &&
    texts.some((each) => each.toLowerCase().includes(written) || written.includes(each.toLowerCase()))
  // "Nope, the caterers", said of a draft.
  const isDenied =
    /^(?:no|nope|nah|wrong)\b[,.!;]* \S/.test(flat) && (known.drafts.length > 0 || deniesJob(flat, known.job))
  const isMeant =
    (objection !== undefined && /\b(?:i|we) (?:mean|meant)\b/.test(flat)) ||
    (/^(?:i|we) mean\b/.test(said) && known.drafts.length > 0)
  const isOrdered = objection !== undefined && ORDERING.test(said.slice(objection.length))
  return isCorrecting || isWritten || isDenied || isOrdered || ((isObjecting || isMeant) && texts.length > 0)
    ? text
    : null
}

function restAfter(pattern: RegExp, text: string): string | null {
  const found = new RegExp(pattern.source, 'i').exec(text)
  return found === null ? null : text.slice(found[0].length)
}

function withoutAdding(text: string): string {
  let rest = text.trim()
  for (let round = 0; round < 3; round += 1) rest = rest.replace(new RegExp(ADDING.source, 'i'), '').trim()
  return rest
}

/** What follows "I don't know": after "but", or the sentences and parts behind it. */
export function afterUnknown(text: string): string {
  const bare = text.slice(FILLERS.exec(text.toLowerCase())?.[0].length ?? 0)
  const [first = '', ...others] = bare.split(/(?<=[.!?;])\s|\n/)
  const despite = DESPITE.exec(first.toLowerCase())
  const inFirst =
    despite !== null ? first.slice(despite.index + despite[0].length) : first.split(/,\s/).slice(1).join(', ')
  return [inFirst, ...others].join('\n').trim()
}

const withoutSentences = (text: string, pattern: RegExp): string =>
  text
    .split(/(?<=[.!?;])\s|\n/)
    .filter((sentence) => !pattern.test(withoutEnd(sentence.toLowerCase(), '.!?')))
    .join('\n')
