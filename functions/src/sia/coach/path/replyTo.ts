import {
  type CoachContext,
  type CoachState,
  nextCoachQuestion,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { isSound } from '../drafts/isSound.ts'
import type { Language } from '../language/Language.ts'
import { createTakenMeanings } from '../languageModel/takenMeanings.ts'
import type { ReadMessage } from '../messages/readMessage.ts'
import { afterDraft } from './afterDraft.ts'
import { troubleForms } from './clarify.ts'
import { correct, replacedItems } from './correct.ts'
import { type DraftedAnswer, draftAnswer } from './draftAnswer.ts'
import { interrupt } from './interrupt.ts'
import { chooseFromMenu, startRepairs } from './menu.ts'
import { namedGroups } from './namedGroups.ts'
import { passOn, type Step } from './passOn.ts'
import { proposeDrafts } from './proposeDrafts.ts'
import { shortenJob } from './shortenJob.ts'

/** Replies to a message that answers, confirms or corrects, by the open question. */
export function replyTo(
  context: CoachContext,
  state: CoachState,
  message: string,
  read: ReadMessage,
  language: Language,
): Step {
  const chosen = afterTrouble(context, state, message, language)
  if (chosen !== null) return chosen
  if (read.kind === 'correction') return afterCorrection(context, state, read.rest, language)
  if (read.kind === 'confirm') return afterConfirmation(context, state, read, language)
  const { open } = state
  switch (open.kind) {
    case 'menu':
    case 'end': {
      const wish = chooseFromMenu(context, state, message)
      if (wish !== null) return wish
      return afterDraft(context, state, draftAnswer(context, { kind: 'gaps' }, read.rest, language), message)
    }
    case 'waiting':
      return { text: '', state: { ...state, open: nextCoachQuestion(context, state.passed) } }
    case 'size': {
      const size = afterSize(context, state, message)
      if (size !== null) return size
      break
    }
    case 'executor': {
      const named = namedGroups(read.rest, language)
      if (named.length > 1)
        return {
          text: `A study is about one group. Which one first: ${named.join(' or ')}?`,
          state,
          asksAgain: false,
          choices: named,
        }
    }
  }
  const drafted = draftAnswer(context, open, read.rest, language)
  if (open.kind === 'repair' && drafted.proposals.length > 0) {
    const next = startRepairs(context, { ...state, passed: [...state.passed, questionKey(open)] })
    return { ...next, text: ['Here is your new wording.', next.text].join('\n\n'), drafted }
  }
  return withOpening(context, state, message, read, drafted)
}

/** Says first what the message was beside an answer. */
function withOpening(
  context: CoachContext,
  state: CoachState,
  message: string,
  read: ReadMessage,
  drafted: DraftedAnswer,
): Step {
  const isEmpty = drafted.proposals.length === 0 && drafted.repeated.length === 0
  if (read.kind === 'dontKnow') {
    // What follows "I don't know" is an answer only if something can be made of it.
    const isAnswer = !isEmpty || drafted.refused.some((part) => part.split(' ').length > 4)
    if (!isAnswer)
      return interrupt({ kind: 'unsure' }, message, state, context.study) ?? passOn(context, state, '')
    const step = afterDraft(context, state, drafted, message)
    return isEmpty ? step : { ...step, text: `That helps.\n\n${step.text}` }
  }
  if (read.kind === 'emotional') {
    if (isEmpty)
      return interrupt({ kind: 'hostile' }, message, state, context.study) ?? passOn(context, state, '')
    const step = afterDraft(context, state, drafted, message)
    return { ...step, text: `I’m sorry about that.\n\n${step.text}` }
  }
  return afterDraft(context, state, drafted, message)
}

function afterConfirmation(
  context: CoachContext,
  state: CoachState,
  read: ReadMessage,
  language: Language,
): Step {
  const { open } = state
  const isYes = read.intent.kind !== 'no'
  const without = open.kind === 'size' || open.kind === 'job' ? shortenJob(context, read.rest) : null
  if (without !== null) {
    const drafted = proposeDrafts(context, [without], createTakenMeanings(context))
    if (drafted.proposals.length > 0) return { ...passOn(context, state, 'Good. Then the job is:'), drafted }
  }
  if (read.rest !== '') {
    const drafted = draftAnswer(context, open, read.rest, language)
    const step = afterDraft(context, state, drafted, read.rest)
    return drafted.proposals.length > 0 && isYes ? { ...step, text: `Good.\n\n${step.text}` } : step
  }
  if (open.kind === 'waiting')
    return { text: '', state: { ...state, open: nextCoachQuestion(context, state.passed) } }
  if (open.kind === 'size' && isYes) return passOn(context, state, 'Good, then the job is fixed.')
  if (
    !isYes &&
    (open.kind === 'gaps' || open.kind === 'steps' || open.kind === 'outcomes' || open.kind === 'layer') &&
    context.earlier.length > 0 &&
    read.intent.kind === 'no' &&
    open.kind === 'gaps'
  )
    return passOn(context, state, '')
  return { text: 'Tell me in a few words.', state }
}

function afterSize(context: CoachContext, state: CoachState, message: string): Step | null {
  const wish = message.trim().toLowerCase()
  if (wish.startsWith('as it is')) return passOn(context, state, 'Good, then the job is fixed.')
  const [first = ''] = wish.split(/[,.;]/)
  const asks = (size: string): boolean => first.startsWith(size) && first.split(' ').length < 3
  if (asks('narrower'))
    return {
      text: 'Name the part of it that matters most, as a verb and its object.',
      state,
      asksAgain: false,
    }
  if (asks('broader'))
    return { text: 'What is the job good for? Name what they get done in the end.', state, asksAgain: false }
  return null
}

/** The member has chosen what the trouble with the quoted words is; null for another message. */
function afterTrouble(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  const { open, unclear } = state
  if (open.kind !== 'outcomes' && open.kind !== 'gaps') return null
  const forms = troubleForms(unclear, message, language)
  const stepId = open.kind === 'outcomes' ? open.stepId : context.study.jobSteps[0]?.uuid
  if (forms === null || stepId === undefined) return null
  const statementId = context.newId()
  const drafted = proposeDrafts(
    context,
    [
      {
        part: unclear,
        forms,
        isSound: (text) => isSound(text, 'outcome', language, new Set()),
        editOf: (text) => ({ kind: 'addStatement', statementId, stepId, text }),
        reason: `You said that this ${message.trim().toLowerCase()}.`,
        rules: ['O1', 'O2'],
      },
    ],
    createTakenMeanings(context),
  )
  if (drafted.proposals.length > 0)
    return { ...passOn(context, state, 'This is how I understood you:'), drafted }
  return {
    text: `How would you say “${unclear}” in three to six words, without *I*, names and numbers?`,
    state: { ...state, unclear: '' },
    asksAgain: false,
  }
}

/** Answers anew what was wrong. The open question stays open if it was not about that. */
function afterCorrection(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step {
  const { question, text } = correct(context, state.open, message, language)
  const isOpen =
    questionKey(question) === questionKey(state.open) ||
    (question.kind === 'job' && state.open.kind === 'size')
  const place = { ...state, open: isOpen ? state.open : question }
  const about =
    question.kind === 'outcomes' && /\btime\b/i.test(message)
      ? { ...question, about: 'wrong' as const }
      : question
  const drafted = draftAnswer(context, about, text, language)
  if (drafted.proposals.length === 0) {
    if (text === '')
      return { text: 'Sorry, I had that wrong. How is it right?', state: { ...place, unclear: '' } }
    return afterDraft(context, place, drafted, text)
  }
  const opening = 'Sorry, I had that wrong. Now I understand:'
  const replaced = replacedItems(context, question, message)
  if (!isOpen) return { text: opening, state, drafted, replaced }
  return { ...passOn(context, place, opening), drafted, replaced }
}
