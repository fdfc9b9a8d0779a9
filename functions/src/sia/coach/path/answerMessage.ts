import {
  type CoachContext,
  type CoachState,
  proposedText,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { withoutClearedLines } from '../drafts/withoutClearedLines.ts'
import type { Language } from '../language/Language.ts'
import { labeledOpening } from '../messages/labeledOpening.ts'
import { withLoneGroup } from '../messages/loneGroup.ts'
import { readSections, type Section } from '../messages/readSections.ts'
import { withoutBeginnings } from '../messages/withoutBeginnings.ts'
import { type Answered, answerAsWhole, hasAnswers, understoodAs } from './answerAsWhole.ts'
import { answerSections } from './answerSections.ts'
import type { DraftedAnswer } from './drafting/draftAnswer.ts'
import { draftFinished } from './drafting/draftFinished.ts'
import { mergeDrafts, NO_DRAFTS } from './drafting/mergeDrafts.ts'
import { draftStated, takeStatements } from './drafting/statedOutcomes.ts'
import { repairLeft } from './later/leftWords.ts'
import { passOn, type Step } from './proposals/passOn.ts'
import { afterJobAgain } from './questions/afterJobAgain.ts'
import { afterOwnSteps } from './questions/afterOwnSteps.ts'
import { afterParts, nextPlace } from './questions/afterParts.ts'
import { AROUND, afterStepLines, atHeart, SIDES } from './questions/afterStepLines.ts'
import { executorAgain } from './questions/executorAgain.ts'
import { takeDoer } from './questions/takeDoer.ts'
import { cutNote } from './text/cutNote.ts'
import { UNDERSTOOD } from './text/UNDERSTOOD.ts'

/**
 * Replies to a message part by part: first what says again what was left out, finished outcome statements and labeled
 * parts, then the rest as the answer to the open question.
 */
export function answerMessage(
  context: CoachContext,
  before: CoachState,
  typed: string,
  language: Language,
): Answered {
  const answered = answerParts(context, before, typed, language)
  const { step } = answered
  const drafts = step.drafted?.proposals ?? []
  if (!drafts.some(({ edit }) => edit.kind === 'addStatement')) return answered
  const note = cutNote(typed, drafts.map(proposedText), context.study, step.text)
  return note === '' ? answered : { ...answered, step: { ...step, text: `${note}\n\n${step.text}` } }
}

function answerParts(context: CoachContext, before: CoachState, typed: string, language: Language): Answered {
  const opening = isFirst(context, before) ? labeledOpening(typed, language) : null
  const group = before.open.kind === 'executor' ? withLoneGroup(typed, language) : null
  const message = opening ?? group ?? (before.open.kind === 'executor' ? withPeople(typed) : typed)
  const state = atHeart(context, before, message)
  const jobAgain = afterJobAgain(context, state, message, language)
  if (jobAgain !== null) return { step: jobAgain, intent: 'confirm' }
  const stepLines = afterStepLines(context, state, message, language)
  if (stepLines !== null) return { step: stepLines, intent: 'answer' }
  const repaired = repairLeft(context, state, message, language)
  const drafts: DraftedAnswer[] = repaired === null ? [] : [repaired.drafted]
  let place = repaired?.state ?? state
  let rest = withoutClearedLines(state.open, repaired?.rest ?? message, language)
  const doer = takeDoer(context, state, rest, language)
  if (doer !== null) {
    if (!/\p{L}/u.test(doer.rest) && doer.drafted.proposals.length === 0)
      return { step: { text: doer.note, state }, intent: 'answer' }
    if (doer.drafted.proposals.length > 0) drafts.push(doer.drafted)
    rest = doer.rest
  }
  // What says again what was left out answers the open question only with something else.
  let note = ''
  let isAnswered =
    state.open.kind === 'outcomes' &&
    /\p{L}/u.test(rest) &&
    repaired?.drafted.proposals.some(({ edit }) => edit.kind === 'addStatement') === true
  const again = executorAgain(context, place, rest, language)
  if (again !== null) {
    drafts.push(again.drafted)
    rest = again.rest
  }
  const finished = draftFinished(context, place.open, rest, language)
  if (finished !== null) {
    drafts.push(finished.drafted)
    rest = finished.rest
    isAnswered = true
  }
  rest = withoutBeginnings(place.open, rest)
  const { stated, rest: unstated } = takeStatements(rest)
  if (stated.length > 0 && context.study.jobSteps.length > 0) {
    const drafted = draftStated(context, askedStep(context, place), stated)
    drafts.push(drafted)
    rest = unstated
    const { open } = place
    isAnswered =
      open.kind === 'outcomes' &&
      drafted.told.some(({ edit }) => edit.kind === 'addStatement' && edit.stepId === open.stepId)
  }
  const sections = aroundTold(readSections(rest), place)
  const isCorrection = hasAnswers(context) && understoodAs(context, place, message, language) === 'correction'
  const labels = new Set(sections.flatMap(({ about }) => (about.kind === 'open' ? [] : [about.kind])))
  if (isCorrection && labels.size < 2 && !labels.has('steps') && drafts.length === 0)
    return answerAsWhole(context, place, rest, language)
  const [only] = sections
  if (sections.length === 1 && only !== undefined && isAsked(only.about.kind, place)) rest = only.text
  else if (sections.some(({ about }) => about.kind !== 'open')) {
    const labeled = answerSections(context, place, sections, language)
    if (labeled.drafts.length > 0 || labeled.held !== '') {
      drafts.push(...labeled.drafts)
      rest = labeled.rest
      const held = [place.held ?? '', labeled.held].filter((text) => text !== '').join('\n')
      note = labeled.held === '' ? '' : STEPS_KEPT
      const isAround = questionKey(place.open) === AROUND && labeled.covered.some((key) => SIDES.has(key))
      const covered = [...labeled.covered, ...(isAround ? [AROUND] : [])].filter(
        (key) => !place.passed.includes(key),
      )
      place = { ...place, passed: [...place.passed, ...covered], ...(held !== '' && { held }) }
    }
  }
  if (drafts.length === 0) return answerAsWhole(context, place, rest, language)
  const drafted = mergeDrafts(drafts)
  const intent = isCorrection ? 'correction' : 'answer'
  const step = /\p{L}/u.test(rest)
    ? joined(context, place, answerAsWhole(context, place, rest, language).step, drafted, isAnswered)
    : afterParts(context, place, drafted, isAnswered)
  const text = [note, step.text].filter((each) => each !== '').join('\n\n')
  return { step: { ...step, text }, intent }
}

/** "ICU docs": where people are asked for, these are no documents. */
const withPeople = (typed: string): string => typed.replace(/\bdoc(s?)\b/gi, 'doctor$1')

const STEPS_KEPT = 'I keep your steps until the job is settled.'

/** What is told before "afterwards", where both sides are asked about, comes before the heart of the job. */
function aroundTold(sections: readonly Section[], { open }: CoachState): readonly Section[] {
  const after = sections.findIndex(({ about }) => about.kind === 'after')
  if (questionKey(open) !== AROUND) return sections
  return sections.map((section, at) =>
    section.about.kind === 'open' && at < after ? { ...section, about: { kind: 'before' } } : section,
  )
}

/** Whether nothing is known yet. */
const isFirst = ({ study, earlier }: CoachContext, { open }: CoachState): boolean =>
  open.kind === 'executor' &&
  earlier.length === 0 &&
  study.jtbd.userInput.trim() === '' &&
  study.jtbd.executor.trim() === ''

/** Whether a label only says what was asked. */
function isAsked(kind: string, { open }: CoachState): boolean {
  if (open.kind === 'steps') return kind === open.about || (kind === 'steps' && open.about === 'execute')
  return kind === open.kind
}

/** The step that statements are filed under whose words name none. */
const askedStep = ({ study }: CoachContext, { open }: CoachState): string =>
  open.kind === 'outcomes'
    ? open.stepId
    : ((study.jobSteps.find(({ category }) => category === 'Execute') ?? study.jobSteps[0])?.uuid ?? '')

/** The reply to the rest of a message, with what its other parts became. */
function joined(
  context: CoachContext,
  before: CoachState,
  step: Step,
  drafted: DraftedAnswer,
  isAnswered: boolean,
): Step {
  const own = { ...NO_DRAFTS, ...step.drafted }
  const hasOwn = own.proposals.length > 0
  const all = mergeDrafts([own, afterOwnSteps(drafted, own)])
  // What the rest of a message was is asked about only if nothing else was understood.
  if (!hasOwn && step.asksAgain === false && questionKey(step.state.open) === questionKey(before.open)) {
    const refused = [...drafted.refused, ...own.refused]
    // Steps that were not understood stay open points of their question, which is not asked twice.
    const isTold = isAnswered || (before.open.kind === 'steps' && own.refused.length > 0)
    return afterParts(context, before, { ...drafted, refused, told: [...drafted.told, ...own.told] }, isTold)
  }
  const next =
    isAnswered && questionKey(step.state.open) === questionKey(before.open)
      ? passOn(context, step.state, '').state
      : step.state
  const isDone = next.passed.includes(questionKey(next.open)) && next.open.kind !== 'menu'
  const place =
    isDone || before.passed.length < next.passed.length ? nextPlace(context, next, false).state : next
  const text = step.text.includes(UNDERSTOOD)
    ? step.text
    : [step.text, UNDERSTOOD].filter((each) => each !== '').join('\n\n')
  return { ...step, text, state: place, drafted: all }
}
