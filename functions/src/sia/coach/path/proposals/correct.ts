import {
  addedItem,
  type CoachContext,
  type CoachQuestion,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import { isSound } from '../../drafts/isSound.ts'
import { withNamedThing } from '../../drafts/withNamedThing.ts'
import type { Language } from '../../language/Language.ts'
import { doerTold } from '../../messages/doerTold.ts'
import { type MessagePart, splitMessage } from '../../messages/splitMessage.ts'
import { exchangedWord } from './exchangedWord.ts'

/** What a correction is about, and what is right instead. */
export interface Correction {
  /** What is answered anew. */
  readonly question: CoachQuestion
  /** The right words, in standard English; empty if the message only says that something is wrong. */
  readonly text: string
}

/** Parts of a correction that repeat or deny what was wrong. */
const DENIED =
  /^(?:no no|(?:just noticed|i see|i notice) .*|(?:i |we )?never (?:said|wrote|meant|mentioned|told)\b.*|(?:read|look at) (?:it|that|this|me|what .*)(?: (?:again|once more|properly|carefully))*|look again|who said .*|before (?:we|i|you) (?:go|move|carry) on|what (?:i|we) (?:mean|meant|wanted to say)|(?:hang|hold) on|wait|sorry|oops|actually no|wrong\b.*|other way.*|(?:that|this|it) (?:is|was) (?:wrong|not (?:right|it|what.*)|a mistake)|not\b.*|(?:you|sia) (?:have |had )?(?:got|wrote|put|said|have|misunderstood|misread|mixed|changed|swapped|turned|are|were)\b.*|(?:i|we) (?:did not|was wrong|were wrong|made a mistake|mistyped|never)\b.*|.*\b(?:is|was|are) (?:not (?:the|a|an|what|it|right|my|our)\b|(?:only|just) (?:a|an|one|the|some\p{L}*|part)\b).*|(?:the|that|this|my|our) (?:very )?(?:first|last|start|beginning|top|previous|earlier|second)\b.{0,20} (?:came out|is|was|are|were) (?:all |just |a bit |completely |totally )*(?:wrong|off|no good|bad|mistaken|incorrect|a mistake|not (?:right|it|what).*)|scratch that|forget (?:that|it)|my (?:bad|mistake)|(?:the|that|your|my) (?:job|executor|steps?|group|outcomes?|drafts?|cards?|wording|order)(?: (?:above|up there|there|at the top|on top|(?:that )?you (?:wrote|put|have)))? (?:is|are|was|were) (?:all |just |still |completely |totally )*(?:wrong|off|incorrect|mistaken|a mistake|not (?:right|correct|it|what\b.*))|(?:it is |that is )?(?:far |much |way )?too (?:small|big|narrow|broad|wide|general|vague|specific|detailed)|.*\b(?:only|just) \p{L}+|.*\bis (?:quick|fast|fine|ok|okay|easy|no problem)|(?:that|this|the (?:first|last|second|other)) (?:one|card|draft) (?:is|was) .*|no|nope|nah)$/iu
/** Interjections before what is denied or right. */
const OPENERS =
  /^(?:(?:no|nope|nah|sorry|oops|wait|oh|well|actually)\b(?! (?:for|about|to|that|if)\b)[,.:;]? (?=\p{L}))+/iu
/** What comes before the right words. */
const LEAD_IN =
  /^(?:(?:(?:no|nope|sorry|oops|wait|oh|well|actually|rather|better|please|and|but|just)\b[,.:;]? ?)*)(?:(?:i|we) (?:said|meant|wrote|mean|wanted to say|should have (?:said|written))(?: that| it was| it is)?|(?:it|that|this|the (?:executors?|job|step|outcome)) (?:is|are|was|should (?:be|say|read)|would be)|should (?:be|say|read)|make (?:it|that|this)|change (?:it|that|this|(?:the )?\p{L}+) (?:to|into)|(?:it|that) is (?:more like|rather|really|actually)|what (?:(?:they|we|i|you) (?:are )?(?:really |actually |in fact )*(?:do|doing|want|get done|after)|it) (?:here |there |really )*is(?: about)?|the (?:whole (?:thing|point|job)|real (?:job|thing|point)|main thing|point|idea|aim|purpose)(?: of it| here)? (?:is|was)|more like|let me (?:correct|rephrase)(?: (?:that|myself))?:?|correction:?)?\s*["']?/iu

/** Finds what a message corrects: something that was accepted, or the drafts that wait for a decision. */
export function correct(
  context: CoachContext,
  open: CoachQuestion,
  message: string,
  language: Language,
): Correction {
  const parts = splitMessage(message, language).map((part) => ({
    ...part,
    text: part.text.replace(OPENERS, ''),
  }))
  const isOld = oldParts(context, parts)
  const isDenied = (text: string) => DENIED.test(text) || isOld(text)
  const denied = parts.filter(({ text }) => isDenied(text)).map(({ text }) => text)
  const right = parts
    .filter(({ text }) => !isDenied(text) && !/^sorry (?:for|about)\b/i.test(text))
    .map(({ text }) =>
      (doerTold(text) ?? text.replace(LEAD_IN, ''))
        .replace(/\b(?:,? (?:and )?not|instead of|rather than) .*$/i, '')
        .replace(/ (?:that )?(?:i|we) (?:mean|meant|said)$/i, '')
        .replace(/["']$/, '')
        .replace(BEFORE_PHRASE, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
  const question = targetOf(context, open, denied.join(' '), message, right, language)
  const isOneWord = right.length > 0 && right.every((text) => !text.includes(' '))
  const exchanged = isOneWord ? exchangedWord(message, waitingTexts(context, question)) : null
  return { question, text: exchanged ?? right.map((text) => withThingOf(context, text, language)).join('. ') }
}

/** Says of what was accepted or drafted what it is, only is, or is not. */
const OF_OLD =
  /^(?!.*\bnot (?:the|an?|my|our|\p{L}+ing)\b)(?!.*,? (?:and )?not \p{L}+$)(?!(?:only|just|merely)\b).*(?:\b(?:only|just|merely|never|is|are|was|were|cannot)\b|\b(?:do|does|did|has|have|had|can) not\b)/iu

/** Whether a part repeats what was wrong, to say so: it shares words with that, and another part tells what is right. */
function oldParts(
  { study: { jtbd }, earlier }: CoachContext,
  parts: readonly MessagePart[],
): (text: string) => boolean {
  const waiting = earlier.filter(({ decision }) => decision === null)
  const known = [jtbd.executor, jtbd.userInput, ...waiting.map(({ proposal }) => proposedText(proposal))]
  const isOld = (text: string) =>
    OF_OLD.test(text) && !LEAD_IN.exec(text)?.[0] && known.some((each) => overlaps(text, each))
  const isTold = parts.some(({ text }) => !DENIED.test(text) && !isOld(text))
  return isTold ? isOld : () => false
}

/** "Agree the plan, with the manager": what follows the comma belongs to what is done. */
const BEFORE_PHRASE = /, (?=(?:with|to|for|at|from|in|on|by|under|into) (?!\p{L}+ing\b))/giu

/** Texts of the cards that answer a question and are not decided. */
const waitingTexts = ({ earlier }: CoachContext, question: CoachQuestion): readonly string[] =>
  earlier
    .filter(({ decision, proposal }) => decision === null && proposal.edit.kind === editOf(question))
    .map(({ proposal }) => proposedText(proposal))

/** "It turns up late", said of a card: the thing of the card is meant, if it has one alone. */
function withThingOf({ earlier }: CoachContext, text: string, language: Language): string {
  const waiting = earlier.filter(({ decision }) => decision === null)
  const [card, ...others] = waiting.map(({ proposal }) => proposedText(proposal))
  if (card === undefined || others.length > 0 || !/^(?:it|they) /i.test(text)) return text
  const named = withNamedThing(
    ` ${text.replace(/^they /i, 'them ').replace(/^it/i, 'it')}`,
    [card.replace(FRAME, '')],
    language,
  )
  return named.trim().replace(/^them /, 'they ')
}
const FRAME = /^(?:minimize|increase) the (?:time (?:it takes|spent)|\p{L}+)(?: (?:to|of|that|for))? /iu

/**
 * Ids of the steps, statements and goals that wait for a decision and that a correction of the question is about: those
 * that share its words, or the only one.
 */
export function replacedItems(
  { earlier }: CoachContext,
  question: CoachQuestion,
  message: string,
): readonly string[] {
  const waiting = earlier
    .filter(({ decision, proposal }) => decision === null && proposal.edit.kind === editOf(question))
    .map(({ proposal }) => proposal)
  const named = waiting.filter((proposal) => overlaps(message, proposedText(proposal)))
  const about = named.length > 0 ? named : waiting.length === 1 ? waiting : []
  return about.flatMap(({ edit }) => addedItem(edit) ?? [])
}

/** A step or an outcome may share words with the job without being about it. */
const JOB_CORRECTED = /\b(?:job|meant|mean|should|wrong|instead|actually|rather|not)\b/i

function targetOf(
  { study, earlier }: CoachContext,
  open: CoachQuestion,
  denied: string,
  message: string,
  right: readonly string[],
  language: Language,
): CoachQuestion {
  const { executor, userInput: job } = study.jtbd
  const drafts = earlier
    .filter(({ decision }) => decision?.kind !== 'accepted')
    .map(({ proposal }) => proposal)
  const asked = open.kind === 'waiting' ? drafts.at(-1)?.edit.kind : undefined
  if (/\bexecutors?\b/i.test(message) || overlaps(denied, executor)) return { kind: 'executor' }
  if (/\bthe job\b/i.test(message) && (open.kind === 'job' || open.kind === 'size' || job !== ''))
    return { kind: 'job' }
  if (
    asked === undefined &&
    drafts.some((draft) => overlaps(message, proposedText(draft)) && draft.edit.kind === editOf(open))
  )
    return open
  if (
    open.kind !== 'executor' &&
    open.kind !== 'job' &&
    open.kind !== 'size' &&
    JOB_CORRECTED.test(message) &&
    overlaps(denied, job)
  )
    return { kind: 'job' }
  if (open.kind === 'job' && (executor !== '' || drafts.some(({ edit }) => edit.kind === 'setExecutor'))) {
    const isJob = right.some((text) =>
      actionForms(text, language).some((form) => isSound(form, 'action', language, new Set())),
    )
    const [first] = right
    const group =
      first === undefined
        ? null
        : draftExecutor({ text: first, kind: 'nouns', sentence: 0, link: '', isAside: false }, language)
    if (!isJob && group !== null) return { kind: 'executor' }
  }
  return open.kind === 'size' ? { kind: 'job' } : open
}

/** The kind of edit that answers a question. */
export function editOf({ kind }: CoachQuestion): string {
  const edits: Readonly<Record<string, string>> = {
    executor: 'setExecutor',
    job: 'setJob',
    size: 'setJob',
    steps: 'addStep',
    outcomes: 'addStatement',
    gaps: 'addStatement',
    layer: 'addGoal',
  }
  return edits[kind] ?? ''
}

/** Whether two texts share a word of substance, apart from its end. */
function overlaps(one: string, other: string): boolean {
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 3)))
  const known = new Set(stems(other))
  return stems(one).some((stem) => known.has(stem))
}
