import type { CoachContext, CoachTurn } from '@outcome-studio/shared/domain/coach'
import {
  askQuestion,
  type CoachQuestion,
  type CoachState,
  countStatements,
  nextCoachQuestion,
  readCoachState,
  startState,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import type { MessageKind } from '../messages/MessageKind.ts'
import { answerCorrections } from './answerCorrections.ts'
import { withSureCategories } from './drafting/withSureCategories.ts'
import { askKept } from './later/askKept.ts'
import { offerHeld } from './later/heldSteps.ts'
import { openPointsNote } from './later/openPointsNote.ts'
import { offerTroubles } from './later/troublesTold.ts'
import { filedNote } from './places/filedNote.ts'
import { latestOf } from './proposals/latestOf.ts'
import { againKey, type Step } from './proposals/passOn.ts'
import { withDraftedSteps } from './proposals/withDraftedSteps.ts'
import { askLeftSteps } from './questions/askLeftSteps.ts'
import { tellLeftSteps } from './questions/tellLeftSteps.ts'
import { tellOpenPoints } from './talk/tellOpenPoints.ts'

/** Most characters of a message that are read. */
const MAX_READ = 4_000
const FIRST_GOAL = 10
/** Only goes on. */
const NEXT = /^\s*(?:next|ok(?:ay)?|done|yes|go on|continue)[.! ]*$/i

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
  const open = tellOpenPoints(context, state, message)
  if (open !== null) return { turn: turnOf(context, open, state.open), intent: 'command' }
  const { step, intent } = answerCorrections(context, state, message, language)
  const offered = offerTroubles(context, offerHeld(context, step, language), language)
  const asked = askLeftSteps(context, offered, state.open, language)
  const told = tellLeftSteps(asked, state, message, language)
  return {
    turn: turnOf(context, askKept(context, told, state, language), state.open),
    intent,
  }
}

function turnOf(context: CoachContext, step: Step, before: CoachQuestion): CoachTurn {
  const { study } = context
  const { text, state, drafted, asksAgain, choices, replaced = [], isFiled } = step
  const proposals = withSureCategories(study, drafted?.proposals ?? [])
  const isReached = countStatements(study) >= FIRST_GOAL && !state.passed.includes('ten')
  const reached = isReached ? { ...state, passed: [...state.passed, 'ten'] } : state
  const asked = askQuestion(reached.open, withDraftedSteps(study, drafted))
  const parts = [
    text,
    isFiled === true ? '' : filedNote(before, drafted?.proposals ?? [], study),
    ...(isReached && (drafted?.proposals.length ?? 0) > 0
      ? [`You have ${countStatements(study)} outcome statements: a good start.`]
      : []),
    ...(asksAgain === false ? [] : [openPointsNote(context, before, reached), asked.text]),
  ]
  return {
    text: parts.filter((part) => part !== '').join('\n\n'),
    choices: sized(choices ?? (asksAgain === false ? [] : asked.choices), study, step),
    proposals,
    state: writeCoachState({ ...reached, replaced: [...replaced], ...latestOf(proposals) }),
  }
}

/** Without a job, none is the right size. */
function sized(choices: readonly string[], { jtbd }: CoachContext['study'], { drafted }: Step) {
  const hasJob =
    jtbd.userInput.trim() !== '' || drafted?.proposals.some(({ edit }) => edit.kind === 'setJob') === true
  return hasJob ? choices : choices.filter((choice) => !SIZES.has(choice))
}

const SIZES: ReadonlySet<string> = new Set(['As it is', 'Narrower', 'Broader'])

/** Whether the study has what is asked for. */
const isFilled = ({ study: { jtbd } }: CoachContext, { kind }: CoachQuestion): boolean =>
  (kind === 'executor' && jtbd.executor.trim() !== '') || (kind === 'job' && jtbd.userInput.trim() !== '')

/** A question about a step that was removed since gives way to the next one. */
function onExistingPlace(context: CoachContext, state: CoachState): CoachState {
  const { open } = state
  // Whoever has accepted a step goes on with the next question.
  const isNext =
    open.kind === 'waiting' && context.study.jobSteps.length > 0 && !NEXT.test(context.said.at(-1) ?? '')
  const isGone = open.kind === 'outcomes' && !context.study.jobSteps.some(({ uuid }) => uuid === open.stepId)
  const isThere = isFilled(context, open) && state.passed.includes(againKey(open.kind))
  // Whoever rejected the job is asked for it again, and not for its size.
  const card = context.earlier.findLast(({ proposal }) => proposal.edit.kind === 'setJob')
  const isRejected =
    open.kind === 'size' && context.study.jtbd.userInput.trim() === '' && card?.decision?.kind === 'rejected'
  if (isRejected) return { ...state, open: { kind: 'job' } }
  return isGone || isNext || isThere ? { ...state, open: nextCoachQuestion(context, state.passed) } : state
}
