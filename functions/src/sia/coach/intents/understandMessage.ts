import type { Language } from '../language/Language.ts'
import { ADDING, HEDGED } from '../messages/CUES.ts'
import type { MessageKind } from '../messages/MessageKind.ts'
import { afterUnknown, type KnownTexts, type ReadMessage, readMessage } from '../messages/readMessage.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { tellsNoTrouble, tellsSatisfaction, tellsTrouble } from '../words/troubleWords.ts'
import { likeliestKind } from './likeliestKind.ts'
import { likeliestOrder } from './likeliestOrder.ts'
import type { AskedFor, MessageInPlace } from './messageFeatures.ts'
import { tellsOneOutcome, tellsWhatWasAsked } from './tellsWhatWasAsked.ts'

/** Kinds that a message seldom is if its cues do not say so, and almost always is if they do. */
const SURE: ReadonlySet<MessageKind> = new Set(['confirm', 'command', 'otherLanguage', 'dontKnow'])

/** Intents that cues tell with less certainty; the others have words of their own. */
const OPEN: ReadonlySet<ReadMessage['intent']['kind']> = new Set(['answer', 'asked', 'offTopic', 'hostile'])
/** Likelihood from which the cues are overruled, by the number of words: few words tell little. */
const SURELY = [
  { below: 3, likelihood: 0.7 },
  { below: 5, likelihood: 0.5 },
] as const
const SURELY_OF_MANY = 0.3
/** A command that is taken for an answer costs more than one of which is asked what it orders. */
const SURELY_ORDERED = 0.5
/** Likelihood of an answer from which no command is heard. */
const MAYBE_ANSWER = 0.33
/** How much likelier than an answer something else is that no cue tells. */
const MARGIN = 0.1
/** An answer that is obeyed as a command costs more than a command that is asked about. */
const SURELY_OBEYED = 0.6
/** English that is called foreign is worse than a foreign message that is asked about. */
const SURELY_FOREIGN = 0.9
/** Likelihood from which cues of a kind are overruled that have words of their own. */
const OVERRULED: Readonly<Record<string, number>> = {
  'question offTopic': 0.6,
  'offTopic command': 0.8,
  'correction answer': 0.8,
  'emotional answer': 0.8,
  'answer emotional': 0.5,
  'answer confirm': 0.5,
}
/** Likelihood from which a sentence is left out of an answer, and from which one with a question mark is. */
const SURELY_BESIDE = 0.6
const ASKED_BESIDE = 0.35

/**
 * Finds out what a message is: by its cues where these are sure, else by what people took messages like it for. Takes
 * time linear in its length.
 */
export function understandMessage(
  message: string,
  known: KnownTexts,
  asked: AskedFor,
  language: Language,
): ReadMessage {
  const read = readMessage(message, known, language)
  if (SURE.has(read.kind) || !OPEN.has(read.intent.kind)) return read
  const text = standardEnglish(message, language)
  const fine = text.replace(/^(?:no|nope|nah)\b,? /i, '')
  if (asked === 'outcomes' && (tellsNoTrouble(fine) || tellsSatisfaction(language.tokensOf(fine))))
    return read
  const place: MessageInPlace = { ...known, asked, text, cued: read.kind }
  const { kind: likeliest, likelihood, ofAnswer } = likeliestKind(place, language)
  // Whoever smiles tells a story.
  const isSmiling = likeliest === 'emotional' && SMILE.test(message)
  const least = Math.max(leastLikelihood(text, likeliest), OVERRULED[`${read.kind} ${likeliest}`] ?? 0)
  const isOpen =
    (likeliest === 'command' && ofAnswer > MAYBE_ANSWER) ||
    (read.kind === 'answer' && likeliest !== 'answer' && likelihood < ofAnswer + MARGIN)
  const told = isSmiling || isOpen || likelihood < least ? read.kind : likeliest
  const isAnswer =
    (told === 'question' && beginsWithAnswer(place, language)) ||
    (told === 'question' && asked === 'outcomes' && OPTION.test(text)) ||
    ((read.kind === 'answer' || asked === 'outcomes') &&
      !KEPT.has(told) &&
      tellsWhatWasAsked(text, asked, language)) ||
    (read.kind === 'answer' && asked === 'executor' && NAMING.test(text)) ||
    (told === 'command' &&
      asked === 'outcomes' &&
      COMPLAINED.test(text) &&
      tellsTrouble(language.tokensOf(text))) ||
    (told === 'offTopic' && OF_CLAUSES.has(asked) && hasAnswer(place, language)) ||
    (asked === 'outcomes' && TONES.has(told) && tellsOneOutcome(text, language)) ||
    (told === 'dontKnow' && asked === 'steps' && read.kind === 'answer' && ASKING_SOMEBODY.test(text))
  const kind = isAnswer ? 'answer' : told
  if (kind === read.kind && kind !== 'answer') return read
  return { kind, intent: intentOf(kind, place, language), rest: restOf(kind, place, language) }
}

/** "Or the customer does not like it?": one more case, and no question. */
const OPTION =
  /^(?:or|maybe|perhaps|and sometimes|sometimes) (?!(?:is|are|do|does|did|was|were|has|have|can|could|should|shall|would|will|may|what|which|who|whose|when|where|why|how|if|not|you|i|we|that|this|it)\b)[^?]{10,}\?$/i

/** "That would be the farrier" names who does it. */
const NAMING =
  /^(?:that|it|this|those|they) (?:(?:would|will|must|might|could) be|is|are) (?:the|an?|our|my|your|us) (?!(?:question|one|same|job|point|problem|case|answer|lot|thing|bit|waste|joke)\b)[^?]{3,60}$/i

/** "We reweigh far too often" orders nothing. */
const COMPLAINED = /^(?:we|they|people|the \p{L}+) (?!will\b|would\b|can\b|should\b|could\b)\p{L}+/iu

/** Kinds that the tone of an answer makes it seem. */
const TONES: ReadonlySet<MessageKind> = new Set(['emotional', 'offTopic', 'question', 'dontKnow'])
const SMILE = /[:;]-?[)D]|[\u{1F600}-\u{1F60E}\u{1F642}\u{1F970}\u263A]/u

/** What a message is, whatever it tells. */
const KEPT: ReadonlySet<MessageKind> = new Set(['emotional', 'correction'])

/** "Ask the client about access" is done, not wished for. */
const ASKING_SOMEBODY =
  /^(?:(?:they|we|i|you) )?(?:ask|call|consult) (?:the|an?|my|our|every|each|all) \p{L}+/iu

function leastLikelihood(text: string, kind: MessageKind): number {
  if (kind === 'command') return SURELY_ORDERED
  if (kind === 'otherLanguage') return SURELY_FOREIGN
  const words = text.split(/\s+/).length
  return SURELY.find(({ below }) => words < below)?.likelihood ?? SURELY_OF_MANY
}

/** "Go to step 9", which there is not. */
const NUMBERED = /\b(?:steps?|statements?) (?:number )?#?\d/i

/** What a command orders; where it would leave the question, only if it surely is a command. */
function orderOf(place: MessageInPlace, language: Language): ReadMessage['intent'] {
  const order = NUMBERED.test(place.text) ? null : likeliestOrder(place, language)
  const isSure =
    order === 'rename' || order === 'show' || likeliestKind(place, language).likelihood >= SURELY_OBEYED
  return { kind: isSure && order !== null ? order : 'unclearOrder' }
}

function intentOf(kind: MessageKind, place: MessageInPlace, language: Language): ReadMessage['intent'] {
  switch (kind) {
    case 'command':
      return orderOf(place, language)
    case 'otherLanguage':
      return { kind: 'foreign' }
    case 'dontKnow':
      return { kind: 'unsure' }
    case 'emotional':
      return { kind: 'hostile' }
    case 'offTopic':
      return { kind: 'offTopic' }
    case 'question':
      return { kind: 'asked' }
    case 'confirm':
      return { kind: /^(?:no|nope|nah|none|nothing)\b/i.test(place.text) ? 'no' : 'yes' }
    default:
      return { kind: 'answer' }
  }
}

/** What may be drafted from in a message of a kind that the cues did not tell. */
function restOf(kind: MessageKind, place: MessageInPlace, language: Language): string {
  switch (kind) {
    case 'answer':
      return answering(place, language)
    case 'correction':
      return place.text
    case 'dontKnow':
      return answering(place, language, afterUnknown(place.text))
    case 'emotional':
      return sentencesOf(place.text).length > 1 ? answering(place, language, '') : ''
    case 'confirm':
      return addition(place.text)
    default:
      return ''
  }
}

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?;])\s|\n/).filter((sentence) => /\p{L}/u.test(sentence))

/** The sentences that answer; all of the message if it is one sentence, or none of them does. */
function answering(place: MessageInPlace, language: Language, otherwise = place.text): string {
  const sentences = sentencesOf(place.text)
  if (sentences.length < 2) return otherwise
  const isBeside = (text: string) => {
    if (OF_CLAUSES.has(place.asked) && (HEDGED.test(text) || OPTION.test(text))) return false
    if (place.asked === 'steps' && PHRASAL.test(text.trim())) return false
    const { kind, likelihood } = likeliestKind({ ...place, text, cued: null }, language)
    const isAsked = kind === 'question' && text.trim().endsWith('?')
    return BESIDE.has(kind) && likelihood >= (isAsked ? ASKED_BESIDE : SURELY_BESIDE)
  }
  const kept = sentences.filter((sentence) => !isBeside(sentence))
  return kept.length === 0 ? otherwise : kept.join('\n')
}

/** "Park up." orders the coach nothing. */
const PHRASAL =
  /^(?!(?:go|move|come|carry|hold|hang|shut|give|never|sign|log)\b)\p{L}{3,} (?:up|down|off|in|out)[.!;]*$/iu

/** Asked for in clauses, of which one may only be doubted. */
const OF_CLAUSES: ReadonlySet<AskedFor> = new Set(['steps', 'outcomes'])

/** Likelihood from which one sentence of several is an answer, and least words of one. */
const SURELY_ONE = 0.5
const LEAST_WORDS = 4

/** "They change their minds! And once a couple forgot the allergy, can you imagine?": a sentence of it answers. */
const hasAnswer = (place: MessageInPlace, language: Language): boolean => {
  const sentences = sentencesOf(place.text).map((text) => text.replace(TAIL, ''))
  return sentences.some((text) => {
    if (text.split(' ').length < LEAST_WORDS || text.endsWith('?')) return false
    const { kind, likelihood } = likeliestKind({ ...place, text, cued: null }, language)
    return kind === 'answer' && likelihood >= SURELY_ONE
  })
}
/** A few words after what is told. */
const TAIL = /,(?: [\p{L}'’]+){1,4}[.!?]*$/u

/** Likelihood from which the sentence before a question is an answer to what was asked. */
const SURELY_ANSWERED = 0.4

/** "Guests wait at the door. Does that count?" answers first. */
function beginsWithAnswer(place: MessageInPlace, language: Language): boolean {
  const [text, ...others] = sentencesOf(place.text)
  if (text === undefined || others.length === 0) return false
  const { kind, likelihood } = likeliestKind({ ...place, text, cued: null }, language)
  return kind === 'answer' && likelihood >= SURELY_ANSWERED
}

/** What a sentence beside an answer is. */
const BESIDE: ReadonlySet<MessageKind> = new Set(['question', 'command', 'offTopic', 'emotional', 'dontKnow'])

/** What follows the words of agreement: "Spot on, only …". */
function addition(text: string): string {
  const [, ...others] = text.split(/(?<=[.!;])\s|,\s|\n/)
  return others.join('. ').replace(new RegExp(ADDING.source, 'i'), '').trim()
}
