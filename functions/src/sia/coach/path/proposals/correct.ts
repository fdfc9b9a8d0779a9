import {
  addedItem,
  type CoachContext,
  type CoachQuestion,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import { isSound } from '../../drafts/isSound.ts'
import type { Language } from '../../language/Language.ts'
import { splitMessage } from '../../messages/splitMessage.ts'

/** What a correction is about, and what is right instead. */
export interface Correction {
  /** What is answered anew. */
  readonly question: CoachQuestion
  /** The right words, in standard English; empty if the message only says that something is wrong. */
  readonly text: string
}

/** Parts of a correction that repeat or deny what was wrong. */
const DENIED =
  /^(?:no no|what (?:i|we) (?:mean|meant|wanted to say)|(?:hang|hold) on|wait|sorry|oops|actually no|wrong\b.*|other way.*|(?:that|this|it) (?:is|was) (?:wrong|not (?:right|it|what.*)|a mistake)|not\b.*|(?:you|sia) (?:have |had )?(?:got|wrote|put|said|have|misunderstood|misread|mixed|changed|swapped|turned|are|were)\b.*|(?:i|we) (?:did not|was wrong|were wrong|made a mistake|mistyped|never)\b.*|.*\b(?:is|was|are) (?:not (?:the|a|an|what|it|right|my|our)\b|(?:only|just) (?:a|an|one|the|some\p{L}*|part)\b).*|scratch that|forget (?:that|it)|my (?:bad|mistake)|(?:the|that|your|my) (?:job|executor|steps?|group|outcomes?|drafts?|cards?|wording|order) (?:is|are|was|were) (?:all |just |still |completely |totally )*(?:wrong|off|incorrect|mistaken|a mistake|not (?:right|correct|it|what\b.*))|(?:it is |that is )?(?:far |much )?too (?:small|big|narrow|broad|wide|general|vague|specific|detailed)|.*\b(?:only|just) \p{L}+|.*\bis (?:quick|fast|fine|ok|okay|easy|no problem)|(?:that|this|the (?:first|last|second|other)) (?:one|card|draft) (?:is|was) .*|no|nope|nah)$/iu
/** Interjections before what is denied or right. */
const OPENERS =
  /^(?:(?:no|nope|nah|sorry|oops|wait|oh|well|actually)\b(?! (?:for|about|to|that|if)\b)[,.:;]? (?=\p{L}))+/iu
/** What comes before the right words. */
const LEAD_IN =
  /^(?:(?:(?:no|nope|sorry|oops|wait|oh|well|actually|rather|better|please|and|but)\b[,.:;]? ?)*)(?:(?:i|we) (?:said|meant|wrote|mean|wanted to say|should have (?:said|written))(?: that| it was| it is)?|(?:it|that|this|the (?:executors?|job|step|outcome)) (?:is|are|was|should (?:be|say|read)|would be)|should (?:be|say|read)|make (?:it|that|this)|change (?:it|that|this|(?:the )?\p{L}+) (?:to|into)|(?:it|that) is (?:more like|rather|really|actually)|more like|let me (?:correct|rephrase)(?: (?:that|myself))?:?|correction:?)?\s*["']?/iu

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
  const denied = parts.filter(({ text }) => DENIED.test(text)).map(({ text }) => text)
  const right = parts
    .filter(({ text }) => !DENIED.test(text) && !/^sorry (?:for|about)\b/i.test(text))
    .map(({ text }) =>
      text
        .replace(LEAD_IN, '')
        .replace(/\b(?:,? (?:and )?not|instead of|rather than) .*$/i, '')
        .replace(/ (?:that )?(?:i|we) (?:mean|meant|said)$/i, '')
        .replace(/["']$/, '')
        .trim(),
    )
    .filter((text) => text !== '')
  return {
    question: targetOf(context, open, denied.join(' '), message, right, language),
    text: right.join('. '),
  }
}

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
