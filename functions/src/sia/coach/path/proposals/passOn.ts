import {
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  nameAsTyped,
  nextCoachQuestion,
  proposedText,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import { startRepairs } from './menu.ts'
import type { Drafted } from './proposeDrafts.ts'
import { withDraftedSteps } from './withDraftedSteps.ts'

/** What the coach says before the next question. */
export interface Step {
  readonly text: string
  readonly state: CoachState
  readonly drafted?: Drafted
  readonly asksAgain?: boolean
  readonly choices?: readonly string[]
  /** Ids of the steps, statements and goals whose drafts are corrected. */
  readonly replaced?: readonly string[]
  /** Whether the text says under which steps the drafts are filed. */
  readonly isFiled?: boolean
}

/**
 * Passes over the open question and asks the next one.
 * @param drafted the drafts that are shown: what they fill in is not missing
 */
export function passOn(context: CoachContext, state: CoachState, text: string, drafted?: Drafted): Step {
  const next = nextStep(context, state, text, drafted)
  return drafted === undefined ? next : { ...next, drafted }
}

function nextStep(context: CoachContext, state: CoachState, text: string, drafted?: Drafted): Step {
  const passed = [...state.passed.filter((key) => key !== questionKey(state.open)), questionKey(state.open)]
  const isJob = state.open.kind === 'job' && !passed.includes('size')
  if (state.open.kind === 'repair') {
    const next = startRepairs(context, { ...state, passed, misses: 0, unclear: '' })
    return { ...next, text: [text, next.text].filter((part) => part !== '').join('\n\n') }
  }
  const again = isJob ? null : missing(context, state.open, passed, drafted)
  if (again !== null) {
    return {
      text: [text, again.text].filter((part) => part !== '').join('\n\n'),
      asksAgain: false,
      state: { ...state, open: again.open, passed: [...passed, again.key], misses: 0, unclear: '' },
    }
  }
  const planned = { ...context, study: withDraftedSteps(context.study, drafted) }
  const open: CoachQuestion = isJob ? { kind: 'size' } : nextCoachQuestion(planned, passed)
  return { text, state: { ...state, open, passed, misses: 0, unclear: '' } }
}

/** Remembered of an executor or a job that was asked about again because it is missing. */
export const againKey = (kind: CoachQuestion['kind']): string => `${kind} again`

/** Remembered of a question about executor or job that was not understood. */
export const missedKey = (kind: 'executor' | 'job'): string => `${kind} missed`

/** The executor or job that is still missing, asked about once more and differently, after another question. */
function missing(
  { study, earlier }: CoachContext,
  open: CoachQuestion,
  passed: readonly string[],
  drafted?: Drafted,
) {
  const texts = { executor: study.jtbd.executor, job: study.jtbd.userInput }
  for (const kind of ['executor', 'job'] as const) {
    const key = againKey(kind)
    const card = earlier.findLast(({ proposal: { edit } }) => edit.kind === EDITS[kind])
    const isDrafted = drafted?.proposals.some(({ edit }) => edit.kind === EDITS[kind]) === true
    if (texts[kind].trim() !== '' || isDrafted || passed.includes(key)) continue
    if (card?.decision?.kind === 'rejected')
      return {
        key,
        open: { kind },
        text: `You rejected ${nameAsTyped(proposedText(card.proposal))}. ${AGAIN[kind]}`,
      }
    if (card === undefined && passed.includes(missedKey(kind)) && open.kind !== kind)
      return { key, open: { kind }, text: `One question is still open. ${AGAIN[kind]}` }
  }
  return null
}

const EDITS = { executor: 'setExecutor', job: 'setJob' } as const
const AGAIN = {
  executor: '**Think of the last time it was done: who did it?** One word is enough.',
  job: '**What was different for them when it was done?** Say what they had got done, as a verb and its object.',
} as const
