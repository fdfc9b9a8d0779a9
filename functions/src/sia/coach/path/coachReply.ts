import type { CoachContext, CoachTurn } from '@outcome-studio/shared/domain/coach'
import {
  askQuestion,
  type CoachQuestion,
  type CoachState,
  countStatements,
  nextCoachQuestion,
  questionKey,
  readCoachState,
  startState,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { draftExecutors } from '../drafts/draftExecutors.ts'
import { readIntent } from '../messages/readIntent.ts'
import { draftAnswer } from './draftAnswer.ts'
import { interrupt } from './interrupt.ts'
import { chooseFromMenu, startRepairs } from './menu.ts'
import type { Drafted } from './proposeDrafts.ts'

/** Most characters of a message that are read. */
const MAX_READ = 4_000
/** How often one question is asked again before the coach asks the next one. */
const MAX_MISSES = 2
const FIRST_GOAL = 10
/** Parts of an answer that are quoted at once. */
const MAX_QUOTED = 8

/** What the coach says before the next question. */
interface Step {
  readonly text: string
  readonly state: CoachState
  readonly drafted?: Drafted
  readonly asksAgain?: boolean
  readonly choices?: readonly string[]
}

/**
 * The built-in coach's answer to the member's last message. It follows a fixed path (docs/method.md §7) and only rewords
 * what the member said. Takes time linear in the message's length.
 * @param stored state of the previous answer; without a valid one the coach starts from the study
 */
export function coachReply(context: CoachContext, stored: string): CoachTurn {
  const state = onExistingPlace(context, readCoachState(stored) ?? startState(context))
  const message = (context.said.at(-1) ?? '').slice(0, MAX_READ)
  const intent = readIntent(message)
  const interruption = interrupt(intent, state, context.study)
  if (interruption !== null) return turnOf(context, interruption)
  if (intent.kind === 'skip') return turnOf(context, passOn(context, state, 'Skipped.'))
  return turnOf(context, replyTo(context, state, message, intent.kind))
}

function replyTo(context: CoachContext, state: CoachState, message: string, intent: string): Step {
  const { open } = state
  const isYes = intent === 'yes'
  switch (open.kind) {
    case 'menu':
    case 'end': {
      const chosen = chooseFromMenu(context, state, message)
      if (chosen !== null) return chosen
      return afterDraft(context, state, message, draftAnswer(context, { kind: 'gaps' }, message))
    }
    case 'waiting':
      return { text: '', state: { ...state, open: nextCoachQuestion(context, state.passed) } }
    case 'size':
      return afterSize(context, state, message, isYes)
    case 'gaps':
      if (intent === 'no') return passOn(context, state, '')
      break
    case 'executor': {
      const named = draftExecutors(message)
      if (named.length > 1)
        return {
          text: `A study is about one group. Which one first: ${named.join(' or ')}?`,
          state,
          asksAgain: false,
          choices: named,
        }
    }
  }
  if (isYes || intent === 'no') return { text: 'Tell me in a few words.', state }
  const drafted = draftAnswer(context, open, message)
  if (open.kind === 'repair' && drafted.proposals.length > 0) {
    const next = startRepairs(context, { ...state, passed: [...state.passed, questionKey(open)] })
    return { ...next, text: ['Here is your new wording.', next.text].join('\n\n'), drafted }
  }
  return afterDraft(context, state, message, drafted)
}

function afterSize(context: CoachContext, state: CoachState, message: string, isYes: boolean): Step {
  const wish = message.trim().toLowerCase()
  if (isYes || wish.startsWith('as it is')) return passOn(context, state, 'Good, then the job is fixed.')
  if (wish.startsWith('narrower')) {
    return {
      text: 'Name the part of it that matters most, as a verb and its object.',
      state,
      asksAgain: false,
    }
  }
  if (wish.startsWith('broader')) {
    return { text: 'What is the job good for? Name what they get done in the end.', state, asksAgain: false }
  }
  return afterDraft(context, state, message, draftAnswer(context, state.open, message))
}

function afterDraft(context: CoachContext, state: CoachState, message: string, drafted: Drafted): Step {
  const { proposals, refused, repeated, left } = drafted
  if (proposals.length > 0) {
    const text = [
      ...(refused.length > 0 ? [`I left out ${quoted(refused)}: tell me what happens there.`] : []),
      ...(left.length > 0
        ? [`Once you have decided on these, please write the rest again: ${quoted(left)}.`]
        : []),
      'This is how I understood you:',
    ]
    return { ...passOn(context, state, text.join('\n\n')), drafted }
  }
  if (repeated.length > 0) return passOn(context, state, 'That is in your study or among the drafts already.')
  if (state.misses + 1 >= MAX_MISSES)
    return passOn(context, state, 'Let’s leave this one; you can come back to it.')
  return {
    text: notUnderstood(state.open.kind, message),
    // The text ends with its own question. The choices are those of the open one.
    asksAgain: false,
    choices: askQuestion(state.open, context.study).choices,
    state: { ...state, misses: state.misses + 1 },
  }
}

/** What the coach looked for in an answer, and how to say it. An answer is about outcomes if nothing else is named. */
const LOOKED_FOR: Partial<Readonly<Record<CoachQuestion['kind'], readonly [string, string]>>> = {
  executor: ['a group of people', 'Who are they, in one or two words?'],
  job: ['a job', 'What do they get done, as a verb and its object?'],
  size: ['a job', 'What do they get done, as a verb and its object?'],
  steps: ['a step', 'What do they do there, as a verb and its object?'],
  layer: ['a need', 'What do they want, in a few words?'],
  repair: ['a new wording', 'Can you say it in other words?'],
}

/** Says what the coach looked for in vain, in which words, and how to go on. */
function notUnderstood(asked: CoachQuestion['kind'], message: string): string {
  const [what, next] = LOOKED_FOR[asked] ?? ['an outcome', 'Does it take long, or go wrong?']
  return `I didn’t get ${what} from ${quoted([message.trim()])}. ${next}`
}

/** Passes over the open question and asks the next one. */
function passOn(context: CoachContext, state: CoachState, text: string): Step {
  const passed = [...state.passed.filter((key) => key !== questionKey(state.open)), questionKey(state.open)]
  const isJob = state.open.kind === 'job' && !passed.includes('size')
  if (state.open.kind === 'repair') {
    const next = startRepairs(context, { ...state, passed, misses: 0 })
    return { ...next, text: [text, next.text].filter((part) => part !== '').join('\n\n') }
  }
  const open: CoachQuestion = isJob ? { kind: 'size' } : nextCoachQuestion(context, passed)
  return { text, state: { ...state, open, passed, misses: 0 } }
}

function turnOf({ study }: CoachContext, { text, state, drafted, asksAgain, choices }: Step): CoachTurn {
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
    state: writeCoachState(reached),
  }
}

/** A question about a step that was removed since gives way to the next one. */
function onExistingPlace(context: CoachContext, state: CoachState): CoachState {
  const { open } = state
  const isGone = open.kind === 'outcomes' && !context.study.jobSteps.some(({ uuid }) => uuid === open.stepId)
  return isGone ? { ...state, open: nextCoachQuestion(context, state.passed) } : state
}

/** The first parts, shortened, and how many more there are. */
function quoted(parts: readonly string[]): string {
  const shown = parts
    .slice(0, MAX_QUOTED)
    .map((part) => `“${part.length > 60 ? `${part.slice(0, 60)}…` : part}”`)
  const more = parts.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
