import { type CoachContext, type CoachState, nameAsTyped } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { type NamedSteps, takeNamedSteps } from '../messages/namedSteps.ts'
import { readTalk, type Talk } from '../messages/readTalk.ts'
import { withoutGrumbles } from '../messages/withoutGrumbles.ts'
import { afterComplaint } from './afterComplaint.ts'
import type { Answered } from './answerAsWhole.ts'
import { answerInTurn } from './answerInTurn.ts'
import { answerMessage } from './answerMessage.ts'
import { answerPlaced } from './answerPlaced.ts'
import { asPreparation } from './drafting/asPreparation.ts'
import { correctCards } from './drafting/correctCards.ts'
import { mergeDrafts, NO_DRAFTS } from './drafting/mergeDrafts.ts'
import { draftStated } from './drafting/statedOutcomes.ts'
import { stepNamed } from './places/stepNamed.ts'
import type { Step } from './proposals/passOn.ts'
import { placeSteps } from './proposals/placeSteps.ts'
import { MISTAKEN } from './questions/afterCorrection.ts'
import { afterKeptSize } from './questions/afterKeptSize.ts'
import { afterOwnWords } from './questions/afterOwnWords.ts'
import { takePlacedSteps } from './questions/afterStepPlaces.ts'
import { afterTrouble } from './questions/afterTrouble.ts'
import { askWhichStep } from './requests/askWhichStep.ts'
import { draftNamedSteps } from './requests/draftNamedSteps.ts'
import { takeAddedSteps } from './requests/takeAddedSteps.ts'
import { takeCorrections } from './requests/takeCorrections.ts'
import { heedRemarks } from './talk/heedRemarks.ts'
import { type Heeded, heedTalk, isKnownName } from './talk/heedTalk.ts'
import { skip } from './talk/skip.ts'
import { withCounted } from './talk/withCounted.ts'
import { askedFor } from './text/askedFor.ts'
import { mannerNote } from './text/clarify.ts'
import { isInLines } from './text/isInLines.ts'
import { UNDERSTOOD } from './text/UNDERSTOOD.ts'
import { answerWithoutHedge } from './text/withoutHedge.ts'

/** Replies to a message, of which parts may only be said to the coach: they are heeded, and never quoted. */
export function answerWithTalk(
  context: CoachContext,
  state: CoachState,
  written: string,
  language: Language,
): Answered {
  // A line is a fact, and nothing that is only said to the coach.
  if (isInLines(state.open, written)) return answerMessage(context, state, written, language)
  const message = ABOUT_TROUBLE.has(state.open.kind)
    ? withoutGrumbles(written)
    : answerWithoutHedge(state, written)
  const answerRest = (next: CoachState, rest: string) => answerWithTalk(context, next, rest, language)
  const complaint = afterComplaint(context, state, message, language, answerRest)
  if (complaint !== null) return complaint
  const { quality, rest: plain } = takeQuality(message)
  if (quality !== '' && ABOUT_JOB.has(state.open.kind)) {
    const note = mannerNote(quality.toLowerCase())
    if (!/\p{L}/u.test(plain)) return { step: { text: note, state }, intent: 'answer' }
    const { step, intent } = answerWithTalk(context, state, plain, language)
    return { intent, step: { ...step, text: [note, step.text].filter((each) => each !== '').join('\n\n') } }
  }
  const which = askWhichStep(context, state, message)
  if (which !== null) return { step: which, intent: 'command' }
  const added = takeAddedSteps(context, state, message, language)
  if (added !== null) return answerPlaced(context, state, added, answerRest)
  const named = takeNamedSteps(message)
  if (named.steps.length > 0 && context.study.jtbd.userInput.trim() !== '')
    return answerNamed(context, state, named, language)
  const remarks = heedRemarks(context, state, message, language)
  if (remarks !== null) return answerPlaced(context, remarks.state, remarks, answerRest)
  const corrections = takeCorrections(context, state, message, language)
  if (corrections !== null) return answerPlaced(context, state, corrections, answerRest)
  const placed = context.study.jobSteps.length > 0 ? takePlacedSteps(context, state, message, language) : null
  if (placed !== null) return answerPlaced(context, state, placed, answerRest)
  const corrected = correctCards(context, message, language, askedFor(state.open) === 'outcomes')
  if (corrected === null) return answerTalk(context, state, message, language)
  const { drafted, kept, rest } = corrected
  const stays = kept.length === 0 ? '' : `Good, ${kept.map((name) => nameAsTyped(name)).join(' and ')} stays.`
  const note = drafted.proposals.length > 0 ? MISTAKEN : stays
  if (!/\p{L}/u.test(rest))
    return {
      step: { text: note === '' ? 'Sorry, I had that wrong. How is it right?' : note, state, drafted },
      intent: 'correction',
    }
  const answered = answerTalk(context, state, rest, language)
  const { step } = answered
  return {
    ...answered,
    step: {
      ...step,
      text: [note, step.text.replace(MISTAKEN, '').trim()].filter((each) => each !== '').join('\n\n'),
      drafted: mergeDrafts([drafted, { ...NO_DRAFTS, ...step.drafted }]),
    },
  }
}

/** Questions to whose answers complaints belong. */
const ABOUT_TROUBLE: ReadonlySet<CoachState['open']['kind']> = new Set(['outcomes', 'gaps'])
/** Questions to which a quality is no answer. */
const ABOUT_JOB: ReadonlySet<CoachState['open']['kind']> = new Set(['job', 'size', 'steps'])

/** What a member says is a step becomes one; what else they say is answered. */
function answerNamed(
  context: CoachContext,
  state: CoachState,
  { steps, asked, rest }: NamedSteps,
  language: Language,
): Answered {
  const drafted = draftNamedSteps(context, state, steps, language)
  const isNew = drafted.proposals.length > 0
  const there = asked === null ? KNOWN : haveIt(stepNamed(context.study, asked)?.userInput)
  const notes = isNew ? (asked === null ? [] : ['No, not yet.']) : [there]
  const answered = answerPlaced(context, state, { drafted, notes, rest }, (next, told) =>
    answerWithTalk(context, next, told, language),
  )
  return /\p{L}{2}/u.test(rest) ? answered : { ...answered, intent: 'answer' }
}

const KNOWN = 'That is in your study or among the drafts already.'
const haveIt = (step: string | undefined): string =>
  step === undefined ? `Yes. ${KNOWN}` : `Yes: ${nameAsTyped(step)}.`

/** "…, and, I don't know, agree on a price" */
const UNSURE =
  /,? (?:and |but )?,? ?(?:i (?:do not|don['’]?t) know|dunno|i guess|i suppose|let me think|how to say),(?= \p{L})/giu

function answerTalk(context: CoachContext, state: CoachState, message: string, language: Language): Answered {
  // Words of a button, which alone might be taken for something else.
  const talk = withCounted(
    readTalk(message.replace(UNSURE, ', '), isKnownName(context, state)),
    state,
    message,
  )
  const said = talk.content === '' ? message : talk.content
  const chosen = afterTrouble(context, state, said, language) ?? afterOwnWords(context, state, message)
  if (chosen !== null) return { step: withNotes(heedTalk(context, state, talk), chosen), intent: 'answer' }
  // A remark may share its sentence with the choice.
  const kept = afterKeptSize(context, state, message, language)
  if (kept !== null) return { step: kept, intent: 'confirm' }
  if (!talk.isTalk) return answerInTurn(context, state, message, language)
  const heeded = heedTalk(context, state, talk)
  const isHeeded = heeded.notes.length > 0 || talk.leftOut.length > 0 || talk.endsSteps
  const extra = extraDrafts(context, state, talk, language)
  const hasExtra = extra.proposals.length > 0
  if (talk.content === '') {
    if (talk.skips) return { step: withNotes(heeded, skip(context, state, message)), intent: 'command' }
    if (!isHeeded && !hasExtra) return afterRetort(context, state, message, language)
    const step: Step = { text: '', state: heeded.state, ...(hasExtra && { drafted: extra }) }
    return {
      step: withNotes(heeded, hasExtra ? { ...step, text: UNDERSTOOD } : step),
      intent: intentOf(talk),
    }
  }
  if (talk.isOwnWords) {
    const own = afterOwnWords(
      context,
      { ...heeded.state, unclear: talk.content },
      message.slice(message.search(OWN)),
    )
    if (own !== null) return { step: withNotes(heeded, own), intent: 'answer' }
  }
  const answered = answerInTurn(context, heeded.state, talk.content, language)
  const step = talk.isAtStart ? atStart(context, answered.step) : answered.step
  const own = { ...NO_DRAFTS, ...step.drafted }
  const both = talk.counted.length > 0 ? [own, extra] : [extra, own]
  const drafted = hasExtra ? mergeDrafts(both) : step.drafted
  const isRight = talk.asksBack && (drafted?.proposals.length ?? 0) > 0 && !APOLOGY.test(step.text)
  const text = [
    ...(isRight ? [yesTo(message)] : []),
    ...(talk.asksMeaning ? [meaningOf(state.open.kind)] : []),
    step.text,
  ]
    .filter((each) => each !== '')
    .join('\n\n')
  return { ...answered, step: withNotes(heeded, { ...step, text, ...(drafted && { drafted }) }) }
}

/** Only a remark: what it answers is above, and the question is asked again. */
function afterRetort(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Answered {
  const { step, intent } = answerMessage(context, state, message, language)
  const isTaken = (step.drafted?.proposals.length ?? 0) > 0 || intent !== 'answer'
  return isTaken
    ? { step, intent }
    : { step: { text: 'Sorry, then let’s go on from there.', state }, intent: 'emotional' }
}

/** Steps that come first, in the order in which they were told. */
const atStart = (context: CoachContext, step: Step): Step =>
  step.drafted === undefined
    ? step
    : {
        ...step,
        drafted: asPreparation(placeSteps(context, { ...NO_DRAFTS, ...step.drafted }, null)),
      }

/** Answers a short question beside an answer. */
const yesTo = (message: string): string =>
  /\b(?:do|does|did|will|would|can) (?:that|this|it|these|those|they) help\b/i.test(message)
    ? 'Yes, it does.'
    : 'Yes, that counts.'

/** What is meant, for "do you mean after they have gone home?" beside an answer. */
const meaningOf = (asked: CoachState['open']['kind']): string =>
  asked === 'executor'
    ? 'No, the people who do the work.'
    : asked === 'steps'
      ? 'I mean all that they do until the job is done.'
      : 'I mean whatever you have seen happen there.'

/** What answers the question already. */
const APOLOGY = /^(?:Sorry|Good|That helps|Yes)\b/
const OWN = /use (?:my|the) words/i

/** Drafts of what was said in passing: steps that are named as such, and what a target says that should not be. */
function extraDrafts(context: CoachContext, state: CoachState, talk: Talk, language: Language) {
  const steps = [...talk.steps, ...(talk.isStep && state.unclear !== '' ? [state.unclear] : [])]
  const { open } = state
  const asked = open.kind === 'outcomes' ? open.stepId : context.study.jobSteps[0]?.uuid
  const unwanted = talk.unwanted.map((text) => ({ text: `Minimize the number of ${text}`, name: '' }))
  return mergeDrafts([
    ...(steps.length > 0 ? [draftNamedSteps(context, state, steps, language)] : []),
    ...(asked !== undefined && unwanted.length > 0 ? [draftStated(context, asked, unwanted)] : []),
  ])
}

const withNotes = ({ notes }: Heeded, step: Step): Step => ({
  ...step,
  text: [...notes, step.text].filter((text) => text !== '').join('\n\n'),
})

function intentOf(talk: Talk): Answered['intent'] {
  if (talk.hasGrief || talk.isWeary || talk.isConfused) return 'emotional'
  return talk.endsSteps || talk.leftOut.length > 0 ? 'command' : 'answer'
}

/** "On time, I said.": how well a job is to be done, said once more by itself. */
const QUALITY =
  /(?<=^|[.!?;]\s)(?:(?:and|but|no|well|yes),? )*((?:as \p{L}+ as possible|on time|in time|fast|quickly|safely|properly|correctly|accurately|cheaply|cleanly|carefully|without (?:any )?\p{L}+|with no \p{L}+))(?:,? (?:(?:i|we) (?:have )?(?:said|told you|mean|meant|wrote)(?: (?:so|that|it))?|remember|of course|please|too|as well))+[.!]*(?:\s+|$)/iu

/** How well a job is to be done, if a message insists on it, and what else it says. */
function takeQuality(message: string): { readonly quality: string; readonly rest: string } {
  const found = QUALITY.exec(message)
  return found === null
    ? { quality: '', rest: message }
    : { quality: found[1] ?? '', rest: message.replace(found[0], '').trim() }
}
