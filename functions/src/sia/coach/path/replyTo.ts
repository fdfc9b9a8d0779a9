import {
  type CoachContext,
  type CoachState,
  nameAsTyped,
  nextCoachQuestion,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import type { ReadMessage } from '../messages/readMessage.ts'
import { splitMessage } from '../messages/splitMessage.ts'
import type { DraftedAnswer } from './drafting/draftAnswer.ts'
import { draftFiled } from './drafting/draftFiled.ts'
import { draftPlain } from './drafting/draftPlain.ts'
import { isOfEnd } from './drafting/draftSteps.ts'
import { takeTroubles, tellsFirstStep, withTroubles } from './later/troublesTold.ts'
import { withoutEmpty } from './later/withoutEmpty.ts'
import { tellsSteps, tellsTroubleOfStep } from './parts/jobParts.ts'
import { chooseFromMenu, startRepairs } from './proposals/menu.ts'
import { passOn, type Step } from './proposals/passOn.ts'
import { afterConfirmation } from './questions/afterConfirmation.ts'
import { afterCorrection } from './questions/afterCorrection.ts'
import { afterDraft } from './questions/afterDraft.ts'
import { afterExecutorAsked } from './questions/afterExecutorAsked.ts'
import { afterJobAsked, isListOfSteps } from './questions/afterJobAsked.ts'
import { afterOthersWork } from './questions/afterOthersWork.ts'
import { afterSize, STAYING } from './questions/afterSize.ts'
import { interrupt } from './talk/interrupt.ts'
import { missed } from './talk/missed.ts'
import { spokenSteps } from './text/spokenSteps.ts'
import { turnedSteps } from './text/turnedSteps.ts'
import { withoutDoer } from './text/withoutDoer.ts'

/** Replies to a message that answers, confirms or corrects, by the open question. */
export function replyTo(
  context: CoachContext,
  state: CoachState,
  message: string,
  read: ReadMessage,
  language: Language,
): Step {
  if (state.open.kind === 'size') {
    const size = afterSize(context, state, message)
    if (size !== null) return size
  }
  if (
    state.open.kind === 'steps' &&
    STAYING.test(message.trim()) &&
    context.study.jtbd.userInput.trim() !== ''
  )
    return { text: `Your job stays as it is: ${nameAsTyped(context.study.jtbd.userInput)}.`, state }
  if (read.kind === 'correction') return afterCorrection(context, state, read.rest, language)
  const others = afterOthersWork(context, state, read.rest)
  if (others !== null) return others
  if (read.kind === 'confirm') return afterConfirmation(context, state, message, read, language)
  const { open } = state
  switch (open.kind) {
    case 'menu':
    case 'end': {
      const wish = chooseFromMenu(context, state, message)
      if (wish !== null) return wish
      return afterDraft(
        context,
        state,
        draftFiled(context, { kind: 'gaps' }, read.rest, language),
        message,
        language,
      )
    }
    case 'waiting':
      return { text: '', state: { ...state, open: nextCoachQuestion(context, state.passed) } }
    case 'size': {
      const told = afterStepsTold(context, state, message, read, language)
      if (told !== null) return told
      break
    }
    case 'executor': {
      const asked = afterExecutorAsked(context, state, message, read.rest, language)
      if (asked !== null) return asked
      const told = afterJobTold(context, state, read, language) ?? stepsTold(context, state, read, language)
      if (told !== null) return told
      break
    }
    case 'job': {
      const asked = afterJobAsked(context, state, message, read.rest, language)
      if (asked !== null) return asked
      break
    }
    case 'outcomes': {
      if (!tellsFirstStep(read.rest, language)) break
      const first = draftFiled(context, { kind: 'steps', about: 'execute' }, read.rest, language)
      if (first.proposals.length > 0) return { text: 'That is a step:', state, drafted: first }
      break
    }
    case 'steps': {
      const spoken = spokenSteps(withoutDoer(read.rest, context.study.jtbd.executor, language), language)
      const { troubles, rest } = takeTroubles(context, turnedSteps(spoken, isOfEnd(open), language), language)
      if (rest !== read.rest)
        return withTroubles(
          rest === '' ? { text: '', state } : replyTo(context, state, rest, { ...read, rest }, language),
          troubles,
          context,
        )
      const { proposals, refused } = draftFiled(context, open, rest, language)
      const isTrouble = refused.length > 0 && refused.every((part) => tellsTroubleOfStep(part, language))
      if (proposals.length === 0 && isTrouble) return withTroubles({ text: '', state }, refused, context)
    }
  }
  const told = draftFiled(context, open, read.rest, language)
  // As they were typed: "cnas" are mended to "cans".
  const isOfWork = read.kind === 'answer' && (open.kind === 'executor' || open.kind === 'job')
  const plain = isOfWork ? draftPlain(context, open, message, told, language) : told
  const drafted = isOfWork ? draftPlain(context, open, read.rest, plain, language) : told
  if (open.kind === 'repair' && drafted.proposals.length > 0) {
    const next = startRepairs(context, { ...state, passed: [...state.passed, questionKey(open)] })
    return { ...next, text: ['Here is your new wording.', next.text].join('\n\n'), drafted }
  }
  const step = withOpening(context, state, message, read, drafted, language)
  const job = context.study.jtbd.userInput.trim()
  if (open.kind !== 'size' || job === '' || drafted.proposals.length === 0) return step
  const note = `Accept this only if it is the job instead of ${nameAsTyped(job)}. If it is a step of it, reject it: we come to the steps next.`
  return { ...step, text: `${note}\n\n${step.text}` }
}

/** Steps that are told although the executor is asked again: they are drafted, and the executor stays open. */
function stepsTold(
  context: CoachContext,
  state: CoachState,
  read: ReadMessage,
  language: Language,
): Step | null {
  if (context.study.jtbd.userInput.trim() === '') return null
  if (draftFiled(context, state.open, read.rest, language).proposals.length > 0) return null
  const drafted = draftFiled(context, { kind: 'steps', about: 'execute' }, read.rest, language)
  if (drafted.proposals.length < 2) return null
  return { text: 'These are steps:', state, drafted }
}

/** Actions from which they are steps, not another job. */
const SEVERAL = 2

const HEART = { kind: 'steps', about: 'execute' } as const

/** Steps that are told while the job stands are drafted as steps. */
function afterStepsTold(
  context: CoachContext,
  state: CoachState,
  message: string,
  read: ReadMessage,
  language: Language,
): Step | null {
  const parts = splitMessage(read.rest, language)
  const asSteps = () =>
    draftFiled(context, state.open, read.rest, language).proposals.length === 0 &&
    draftFiled(context, HEART, read.rest, language).proposals.length >= SEVERAL
  const isSeveral = () => draftFiled(context, state.open, read.rest, language).proposals.length >= SEVERAL
  if (!tellsSteps(parts) && !isListOfSteps(parts, SEVERAL) && !isSeveral() && !asSteps()) return null
  const next = passOn(context, state, '')
  if (next.state.open.kind !== 'steps') return null
  const drafted = draftFiled(context, next.state.open, read.rest, language)
  const step = afterDraft(context, next.state, drafted, message, language)
  return { ...step, text: `Then the job stays as it is, and these are its steps.\n\n${step.text}` }
}

/** A job that is told although the executor was asked again: the executor stays open. */
function afterJobTold(
  context: CoachContext,
  state: CoachState,
  read: ReadMessage,
  language: Language,
): Step | null {
  if (context.study.jtbd.userInput.trim() !== '') return null
  const isDoing = /^(?:they|we|i) \p{L}+ \p{L}/iu.test(read.rest)
  if (state.misses === 0 && !isDoing) return null
  if (draftFiled(context, state.open, read.rest, language).proposals.length > 0) return null
  const drafted = draftFiled(context, { kind: 'job' }, read.rest, language)
  if (drafted.proposals.length !== 1) return null
  if (state.misses === 0) {
    const passed = [...state.passed, questionKey({ kind: 'job' })]
    return { text: 'That is what they get done.', state: { ...state, passed, misses: 1 }, drafted }
  }
  const open = missed(context, state)
  if (open.state.open.kind !== 'job') return null
  const opening = 'That is what they get done; who they are we leave open, and I’ll ask again later.'
  return passOn(context, open.state, opening, drafted)
}

/** Says first what the message was beside an answer. */
function withOpening(
  context: CoachContext,
  state: CoachState,
  message: string,
  read: ReadMessage,
  drafted: DraftedAnswer,
  language: Language,
): Step {
  const isEmpty = drafted.proposals.length === 0 && drafted.repeated.length === 0
  if (read.kind === 'dontKnow') {
    // What follows "I don't know" is an answer only if something can be made of it.
    const isAnswer =
      !isEmpty ||
      withoutEmpty(context, state, drafted.refused, language).some((part) => part.split(' ').length > 4)
    if (!isAnswer)
      return interrupt({ kind: 'unsure' }, message, state, context.study) ?? passOn(context, state, '')
    const step = afterDraft(context, state, drafted, message, language)
    return isEmpty ? step : { ...step, text: `That helps.\n\n${step.text}` }
  }
  if (read.kind === 'emotional') {
    if (isEmpty)
      return interrupt({ kind: 'hostile' }, message, state, context.study) ?? passOn(context, state, '')
    const step = afterDraft(context, state, drafted, message, language)
    return { ...step, text: `I’m sorry about that.\n\n${step.text}` }
  }
  return afterDraft(context, state, drafted, message, language)
}
