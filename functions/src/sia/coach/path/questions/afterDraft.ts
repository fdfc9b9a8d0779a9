import {
  askQuestion,
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  nameAsTyped,
  OWN_WORDS,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { caseNote, meansNote } from '../later/caseNote.ts'
import { withHeld } from '../later/heldSteps.ts'
import { keptNote } from '../later/keptNote.ts'
import { keptOpen } from '../later/keptOpen.ts'
import { asAsked, remembered, settled } from '../later/leftWords.ts'
import { withLater } from '../later/withLater.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { withTroubleTold } from '../proposals/withTroubleTold.ts'
import { withWholeMap } from '../proposals/withWholeMap.ts'
import { missed } from '../talk/missed.ts'
import { smallerQuestion } from '../talk/simplerQuestion.ts'
import { laterNote, mannerNote, notUnderstood, quoted } from '../text/clarify.ts'
import { tellsOfAnswer } from '../text/isRemark.ts'
import { quotesOf } from '../text/quotesOf.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'
import { verbatim } from '../text/verbatim.ts'
import { isOfferable } from './afterOwnWords.ts'
import { askLoneThings } from './loneThings.ts'
import { offeredTroubles } from './offeredTroubles.ts'
import { troubleAsked } from './troubleAsked.ts'

/** Questions whose answers have several facts, each of which is asked about once. */
const OF_SEVERAL: readonly CoachQuestion['kind'][] = ['steps', 'outcomes', 'gaps']

/** Drafts of one answer from which it is a new list, and says nothing again. */
const MOST_REPAIRED = 2

/** How often one question is asked again before the coach asks the next one. */
const MAX_MISSES = 2

/** Shows the drafts and asks about what was left out. Without a draft, it asks the open question in a smaller way. */
export function afterDraft(
  context: CoachContext,
  state: CoachState,
  drafted: DraftedAnswer,
  message: string,
  language: Language,
): Step {
  const { proposals, refused, repeated, left, solutions } = drafted
  const { open } = state
  const typed = context.said.at(-1) ?? message
  const asTyped = (parts: readonly string[]) => quotesOf(parts, typed)
  const isAsked = state.misses + 1 < MAX_MISSES
  const asksTrouble = open.kind === 'outcomes' || open.kind === 'gaps'
  const solution =
    solutions.length === 0
      ? ''
      : `${quoted(asTyped(solutions))} would be a solution, which a study leaves open.`
  if (proposals.length > 0) {
    const kept = keptNote(asksTrouble ? refused : [], state.left ?? [], typed, language)
    const notes = [
      ...(open.kind === 'job' && proposals.length > 1
        ? [`These are ${proposals.length} goals, and a study is about one. Accept the one that is the job.`]
        : []),
      ...(open.kind === 'job' ? caseNote(proposals, typed) : []),
      ...(open.kind !== 'layer' && proposals.some(({ edit }) => edit.kind === 'addGoal')
        ? ['This is a feeling: it goes to the emotional jobs, not to the outcomes of the step.']
        : []),
      mannerNote(drafted.manner === '' ? '' : verbatim(drafted.manner, typed)),
      solution,
      kept.note,
      ...(left.length > 0
        ? [`Once you have decided on these, please write the rest again: ${quoted(asTyped(left))}.`]
        : []),
    ]
    const shown = [...notes, UNDERSTOOD].filter((note) => note !== '').join('\n\n')
    const told = withTroubleTold(goingOn(state, proposals.length, typed), proposals, typed)
    const place = withWholeMap(told, proposals, typed)
    // Nobody answers two questions at once: what is left of an answer stays an open point, listed beside the study.
    const next = asAsked(remembered(place, open, drafted, refused), kept.asked)
    return withLater(open, passOn(context, next, shown, drafted), drafted, typed, language)
  }
  if (drafted.repeatsJob === true && refused.length === 0)
    return { text: `Your job stays as it is: ${nameAsTyped(context.study.jtbd.userInput)}.`, state }
  if (repeated.length > 0) {
    const known = 'That is in your study or among the drafts already.'
    return passOn(context, remembered(state, open, drafted, refused), known)
  }
  if (drafted.isNothing) return passOn(context, state, 'Good, then there is nothing to do there.')
  if (drafted.isTroubleFree) return passOn(context, state, 'Good, then nothing to improve there.')
  if (solution !== '') {
    return {
      text: `${solution} What is hard today, because it is missing?`,
      ...smaller(context, state, [], asksTrouble, language),
    }
  }
  const isTalk = refused.length > 0 && refused.every(tellsOfAnswer)
  if (isTalk && OF_SEVERAL.includes(open.kind)) return { text: '', state }
  if (state.misses >= MAX_MISSES) return missed(context, state)
  // What comes before and after is asked about once: what was not understood comes back later.
  const isOnce =
    open.kind === 'steps' &&
    open.about !== 'execute' &&
    context.study.jobSteps.length > 0 &&
    refused.length > 0
  if (isOnce || (!isAsked && OF_SEVERAL.includes(open.kind)))
    return keptOpen(context, state, drafted, refused, typed, language)
  if (!isAsked) return askedSmaller(context, state, refused[0] ?? message.trim(), typed, language)
  if (drafted.later !== null && refused.length === 0)
    return {
      text: laterNote(drafted.later.kind, asTyped(drafted.later.parts)),
      ...smaller(context, withHeld(state, drafted.later), [], asksTrouble, language),
    }
  const parts = refused.length > 0 ? refused : [message.trim()]
  const told = afterTroubleAsked(context, state, drafted, parts, typed, language)
  if (told !== null) return told
  const { first, others } = asksTrouble
    ? askedFirst(context, state, parts, language)
    : { first: parts, others: [] }
  const step = smaller(context, state, first, asksTrouble, language)
  const about = open.kind === 'outcomes' ? open.about : undefined
  const isChoice = step.choices.some((choice) => choice !== 'Skip' && choice !== OWN_WORDS)
  const things = asksTrouble ? askLoneThings(parts, language) : null
  return {
    text: [
      meansNote(open.kind, message),
      things === null
        ? notUnderstood(open.kind, asTyped(parts), asTyped(first), isChoice, about)
        : `I didn’t get an outcome from ${quoted(asTyped(parts))}. ${things}`,
    ]
      .filter((text) => text !== '')
      .join(' '),
    ...step,
    state: remembered(step.state, open, drafted, asksTrouble ? others : parts.slice(1)),
    drafted,
  }
}

/**
 * The question has told what the trouble with the words is: what is sure is drafted, and the rest stays open. Null if
 * nothing is sure.
 */
function afterTroubleAsked(
  context: CoachContext,
  state: CoachState,
  drafted: DraftedAnswer,
  parts: readonly string[],
  typed: string,
  language: Language,
): Step | null {
  const { open } = state
  if (open.kind !== 'outcomes' || drafted.later !== null) return null
  const drafts = troubleAsked(context, open, parts, language)
  if (drafts.length === 0) return null
  const all = mergeDrafts([drafted, ...drafts.map((each) => ({ ...NO_DRAFTS, ...each, refused: [] }))])
  const isDrafted = (part: string) =>
    drafts.some(({ told }) => told.some((each) => each.part === part || part.includes(each.part)))
  const refused = parts.filter((part) => !isDrafted(part))
  return afterDraft(context, state, { ...all, refused }, typed, language)
}

/** Of several parts, one is asked about: the first that a choice makes a statement of. The others stay open points. */
function askedFirst(
  context: CoachContext,
  state: CoachState,
  parts: readonly string[],
  language: Language,
): { readonly first: readonly string[]; readonly others: readonly string[] } {
  const found = parts.find((part) => offeredTroubles(context, state, part, language).length > 0) ?? parts[0]
  return { first: parts.filter((part) => part === found), others: parts.filter((part) => part !== found) }
}

/** What says the last answer in other words leaves it open no longer, unless the member has gone on to a new list. */
function goingOn(state: CoachState, drafted: number, typed: string): CoachState {
  const isPromised = state.misses > 0 && drafted <= MOST_REPAIRED
  return isPromised ? settled(state, typed.split(/[.!?;,]\s+|\n+/u)) : state
}

/** After a second miss: the question about one time that it was done, with answers to choose and the words to shorten. */
function askedSmaller(
  context: CoachContext,
  state: CoachState,
  words: string,
  typed: string,
  language: Language,
): Step {
  const said = verbatim(words, typed)
  const asksTrouble = state.open.kind === 'outcomes' || state.open.kind === 'gaps'
  const own = isOfferable(state.open, said) ? [OWN_WORDS] : []
  const step = smaller(context, state, [asksTrouble ? words : said], asksTrouble, language)
  return {
    ...step,
    text: `I still don’t get ${quoted([said])}. Choose what fits, say it in fewer words, or tell me about one time:\n\n${smallerQuestion(state, context.study)}`,
    choices: asksTrouble ? step.choices : [...own, 'Skip'],
    state: { ...step.state, unclear: asksTrouble ? words : said },
  }
}

/** The text ends with its own question: what the trouble is, or how to say it shorter. */
function smaller(
  context: CoachContext,
  state: CoachState,
  unclear: readonly string[],
  asksTrouble: boolean,
  language: Language,
) {
  const [first] = unclear
  const hasTrouble = first !== undefined && asksTrouble
  const { choices } = askQuestion(state.open, context.study)
  const isOwn = first !== undefined && isOfferable(state.open, first)
  return {
    asksAgain: false,
    choices: hasTrouble
      ? [...offeredTroubles(context, state, first, language), 'Skip']
      : isOwn
        ? [OWN_WORDS, ...choices.filter((choice) => choice !== 'Why?')]
        : choices,
    state: { ...state, misses: state.misses + 1, unclear: hasTrouble || isOwn ? first : '' },
  }
}
