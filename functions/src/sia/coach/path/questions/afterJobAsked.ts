import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  type CoachState,
  nameAsTyped,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import type { Language } from '../../language/Language.ts'
import { type MessagePart, splitMessage } from '../../messages/splitMessage.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts } from '../drafting/mergeDrafts.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { coresOfJob } from '../text/coresOfJob.ts'
import { isVerbAndObject } from '../text/isVerbAndObject.ts'
import { shareOfWords } from '../text/sharedWords.ts'
import { jobWithoutQuality } from '../text/spokenJob.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'
import { afterDraft } from './afterDraft.ts'
import { workNamed } from './afterOpening.ts'

/** Begins what is done first, after the job. */
const FIRST = /^(?:and |so |well,? )?(?:at )?first(?:ly)?(?: of all)?,? |^to (?:start|begin) with,? /i
/** What is done for the job: "we do the prep and watch the anaesthetic", "you've got to find out what's there, …". */
const DOING =
  /^(?:and |so |then )?(?:they|we|i|you|one)(?:['’]ve)? (?!want\b|need\b|would\b|do not\b|are\b|am\b)\p{L}/iu
/** Doubt before a job that is only considered. */
const DOUBT =
  /^(?:(?:um+|hm+|well|oh|so|maybe|perhaps|possibly|or|and|is|it|that|this|would|could|be|rather|more|just|something|like|about|is it|i think|i guess|the job)\b[,:]? ?)+/i
const GERUND = /^\p{L}{3,}ing \p{L}/u

/** What is no plain answer when the job is asked: its steps, its executor, or the work as a noun; null for an answer. */
export function afterJobAsked(
  context: CoachContext,
  state: CoachState,
  message: string,
  rest: string,
  language: Language,
): Step | null {
  const told =
    executorAgain(context, state, rest, language) ??
    afterJobWithSteps(context, state, message, language) ??
    afterStepsListed(context, state, message, rest, language)
  if (told !== null) return told
  const core =
    afterCoreOfJob(context, state, message, rest, language) ?? afterJobWithin(context, state, rest, language)
  if (core !== null) return core
  const work = workNamed(rest.replace(/(?<![.!? ])[.!? ]+$/, ''), language)
  const drafted = work === null ? null : draftFiled(context, state.open, work, language)
  return drafted === null || drafted.proposals.length === 0
    ? null
    : afterDraft(context, state, drafted, message, language)
}

/** A job without for whom, how well or by when it is done; null for one that is understood as it is, or not at all. */
function afterCoreOfJob(
  context: CoachContext,
  state: CoachState,
  message: string,
  rest: string,
  language: Language,
): Step | null {
  const whole = draftFiled(context, { kind: 'job' }, rest, language)
  if (whole.proposals.length > 0 || whole.later !== null) return null
  const cores = coresOfJob(rest)
  if (!VERB_START.test(cores.at(-1) ?? '')) return null
  for (const core of cores) {
    const drafted = draftFiled(context, { kind: 'job' }, core, language)
    if (drafted.proposals.length === 1) return afterDraft(context, state, drafted, message, language)
  }
  // "Install heat pumps in existing houses": a verb and its object are the job, as they are.
  const own = cores.find((core) => isVerbAndObject(core, language) && workNamed(core, language) === null)
  const drafted = own === undefined ? null : draftFiled(context, { kind: 'job' }, own, language, true)
  return drafted?.proposals.length === 1 ? afterDraft(context, state, drafted, message, language) : null
}
const VERB_START = /^(?:(?:they|we|i|to) )?\p{L}+ \p{L}/iu

/** "They want dispense medicine", and what somebody is there to do. */
const WANTED = /^((?:they|we|i|people) (?:want|need|try)) (?!to\b)(?=\p{L}+ \p{L})/iu
const PURPOSE =
  /\b(?:is|be|trying|want|wants|(?:(?<!\b(?:and|but) )they|we|i|you|people|who)(?:['’]ve)? (?:have |has )?(?:got|have|has)) (?:really |mostly |just |only )?to (\p{L}+ [^.;!?]{3,90})/giu

/** The one job that is told somewhere in an answer: "…, it's the register, finding out which children aren't in"; null for none, or several. */
function afterJobWithin(
  context: CoachContext,
  state: CoachState,
  rest: string,
  language: Language,
): Step | null {
  if (draftFiled(context, { kind: 'job' }, rest, language).proposals.length > 0) return null
  const liked = jobWithoutQuality(rest)
  const purposes = [...rest.matchAll(PURPOSE)].flatMap(
    ([, told = '']) => told.split(/, (?:and|but|so|because) /)[0] ?? [],
  )
  const gerunds = rest.split(/(?<=[.!?;])\s+|\n+|,\s+/u).filter((each) => GERUND.test(each))
  const wanted = WANTED.test(rest) ? [rest.replace(WANTED, '$1 to ').split(/,\s/)[0] ?? ''] : []
  for (const told of [wanted, liked === null ? [] : [liked], purposes, gerunds]) {
    const drafts = told.map((each) =>
      draftFiled(context, { kind: 'job' }, withoutEnd(each, '.,;!? '), language),
    )
    const drafted = mergeDrafts(drafts)
    if (drafted.proposals.length === 1) return passOn(context, state, UNDERSTOOD, drafted)
  }
  return null
}

/** Who gets the job done, told again when the job is asked, is no wrong answer. */
function executorAgain(
  { study }: CoachContext,
  state: CoachState,
  rest: string,
  language: Language,
): Step | null {
  const executor = study.jtbd.executor.trim()
  const part = {
    text: withoutEnd(rest.trim(), '.,!? '),
    kind: 'nouns',
    sentence: 0,
    link: '',
    isAside: false,
  } as const
  const named = draftExecutor(part, language)
  if (executor === '' || named === null || shareOfWords(named, executor) < 1) return null
  return { text: `${nameAsTyped(executor)} get it done: that is noted.`, state }
}

/** A job that is told with its first steps: the job is drafted, and the steps are kept; null if none are told. */
function afterJobWithSteps(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  const sentences = message.trim().split(/(?<=[.!?;])\s+|\n+/u)
  const isList = (each: string) =>
    DOING.test(each) && splitMessage(standardEnglish(each, language), language).length > 1
  const at = sentences.findIndex((each, index) => FIRST.test(each) || (index > 0 && isList(each)))
  if (at < 1) return null
  const told = standardEnglish(sentences.slice(0, at).join(' '), language)
  const drafted = draftFiled(context, { kind: 'job' }, told, language)
  if (drafted.proposals.length === 0) return null
  if (!FIRST.test(sentences[at] ?? '') && drafted.proposals.length > 1) return null
  const held = [state.held ?? '', ...sentences.slice(at)].filter((each) => each !== '').join('\n')
  const step = afterDraft(context, { ...state, held }, drafted, told, language)
  return { ...step, text: `${step.text}\n\nThe steps I keep for later.` }
}

/** Jobs that the member is not sure about: each is a card, and one is recommended; null if fewer than two are told. */
export function afterJobsConsidered(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  const considered = standardEnglish(message, language)
    .split(/(?<=[.!?;])\s+|\n+|,? \bor (?=(?:is it |rather |more |maybe )*\p{L}+ing\b)/iu)
    .map((each) => each.replace(DOUBT, '').replace(/(?<![.!?;, ])[.!?;, ]+$/, ''))
    .filter((each) => GERUND.test(each))
  const drafts = considered.map((each) => draftFiled(context, { kind: 'job' }, each, language))
  const drafted = mergeDrafts(drafts)
  const [first, second] = drafted.proposals
  if (first === undefined) return null
  if (second === undefined) return passOn(context, state, 'Yes, that can be the job:', drafted)
  const text = `Either can be the job. I would take ${nameAsTyped(uncapitalized(proposedText(first)))}, which you thought of first. Accept the one that stays true when their tools change.`
  return passOn(context, state, text, drafted)
}

/** Actions in one sentence from which they are the steps of a job, not jobs. */
const LEAST_LISTED = 4

/** "place the load", whose verb may be a noun. */
const VERB_FIRST = /^(?:(?:they|we|i) )?\p{L}+ (?:the|an?|all|every|their|our) \p{L}/iu

/** Whether a sentence lists so many actions that they are steps. */
export function isListOfSteps(parts: readonly MessagePart[], least = LEAST_LISTED): boolean {
  const [first] = parts
  return (
    parts.length >= least &&
    parts.every(
      ({ kind, sentence, text }) =>
        (kind === 'action' || VERB_FIRST.test(text)) && sentence === first?.sentence,
    )
  )
}

/** A list of steps that is told instead of the job: they are kept, and the job is asked again; null for anything else. */
function afterStepsListed(
  context: CoachContext,
  state: CoachState,
  message: string,
  rest: string,
  language: Language,
): Step | null {
  if (context.study.jtbd.userInput.trim() !== '' || !isListOfSteps(splitMessage(rest, language))) return null
  const held = [state.held ?? '', message.trim()].filter((each) => each !== '').join('\n')
  return {
    text: 'These are steps, and I keep them for later. **What have they got done when all of it is done?** A verb and its object.',
    state: { ...state, held },
    asksAgain: false,
  }
}
