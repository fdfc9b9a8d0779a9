import type { CoachContext, CoachTurn } from '@outcome-studio/shared/domain/coach'
import {
  askQuestion,
  type CoachState,
  countStatements,
  nextCoachQuestion,
  proposedText,
  readCoachState,
  startState,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { understandMessage } from '../intents/understandMessage.ts'
import type { Language } from '../language/Language.ts'
import type { MessageKind } from '../messages/MessageKind.ts'
import { afterOwnWords } from './afterOwnWords.ts'
import { afterTrouble } from './afterTrouble.ts'
import { askedFor } from './askedFor.ts'
import { holdOpenPoints } from './holdOpenPoints.ts'
import { interrupt } from './interrupt.ts'
import type { Step } from './passOn.ts'
import { replyTo } from './replyTo.ts'
import { skip } from './skip.ts'

/** Most characters of a message that are read. */
const MAX_READ = 4_000
const FIRST_GOAL = 10

/** An answer of the built-in coach, and what it took the message for. */
export interface CoachReply {
  readonly turn: CoachTurn
  readonly intent: MessageKind
}

/**
 * The built-in coach's answer to the member's last message. It follows a fixed path (docs/method.md §7): it finds out
 * what the message is, drafts only what it is sure of in the member's words, and asks a smaller question about the rest.
 * @param stored state of the previous answer; without a valid one the coach starts from the study
 */
export function coachReply(context: CoachContext, stored: string, language: Language): CoachReply {
  const state = onExistingPlace(context, readCoachState(stored) ?? startState(context))
  const message = (context.said.at(-1) ?? '').slice(0, MAX_READ)
  const { executor, userInput: job } = context.study.jtbd
  const drafts = context.earlier
    .filter(({ decision }) => decision === null)
    .map(({ proposal }) => proposedText(proposal))
  const read = understandMessage(message, { executor, job, drafts }, askedFor(state.open), language)
  const reply = (step: Step): CoachReply => ({
    turn: turnOf(context, holdOpenPoints(state, step, language)),
    intent: read.kind,
  })
  // Words of a button, which alone might be taken for something else.
  const chosen = afterTrouble(context, state, message, language) ?? afterOwnWords(context, state, message)
  if (chosen !== null) return { ...reply(chosen), intent: 'answer' }
  if (read.intent.kind === 'skip') return reply(skip(context, state, message))
  if (read.kind === 'question') {
    const answered = answerBeforeQuestion(message)
    const own = understandMessage(answered, { executor, job, drafts }, askedFor(state.open), language)
    if (own.kind === 'answer' && answered !== '') {
      const step = replyTo(context, state, answered, own, language)
      if ((step.drafted?.proposals.length ?? 0) > 0) return { ...reply(step), intent: 'answer' }
    }
  }
  const interruption = read.rest === '' ? interrupt(read.intent, message, state, context.study) : null
  if (interruption !== null) return reply(interruption)
  return reply(replyTo(context, state, message, read, language))
}

/** "Locksmiths" of "Locksmiths. Is that a group?"; empty if the message is nothing but questions. */
function answerBeforeQuestion(message: string): string {
  const [first = ''] = message.split('?')
  const end = Math.max(first.lastIndexOf('. '), first.lastIndexOf('! '), first.lastIndexOf('\n'))
  return end < 0 ? '' : first.slice(0, end)
}

function turnOf({ study }: CoachContext, step: Step): CoachTurn {
  const { text, state, drafted, asksAgain, choices, replaced = [] } = step
  const isReached = countStatements(study) >= FIRST_GOAL && !state.passed.includes('ten')
  const reached = isReached ? { ...state, passed: [...state.passed, 'ten'] } : state
  const asked = askQuestion(reached.open, study)
  const parts = [
    text,
    ...(isReached && drafted ? [`You have ${countStatements(study)} outcome statements: a good start.`] : []),
    ...(asksAgain === false ? [] : [asked.text]),
  ]
  return {
    text: parts.filter((part) => part !== '').join('\n\n'),
    choices: choices ?? (asksAgain === false ? [] : asked.choices),
    proposals: drafted?.proposals ?? [],
    state: writeCoachState({ ...reached, replaced: [...replaced] }),
  }
}

/** A question about a step that was removed since gives way to the next one. */
function onExistingPlace(context: CoachContext, state: CoachState): CoachState {
  const { open } = state
  const isGone = open.kind === 'outcomes' && !context.study.jobSteps.some(({ uuid }) => uuid === open.stepId)
  return isGone ? { ...state, open: nextCoachQuestion(context, state.passed) } : state
}
