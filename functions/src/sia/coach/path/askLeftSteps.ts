import {
  type CoachContext,
  type CoachQuestion,
  OWN_WORDS,
  questionKey,
  waitingSteps,
} from '@outcome-studio/shared/domain/coach'
import { isOfferable } from './afterOwnWords.ts'
import { quoted } from './clarify.ts'
import type { Step } from './passOn.ts'

/** Steps of a study from which none is asked for again. */
const ENOUGH = 5
/** Remembered once a step was asked for again. */
const ASKED = 'steps left'
const HEART: CoachQuestion = { kind: 'steps', about: 'execute' }
const AROUND: CoachQuestion = { kind: 'steps', about: 'around' }
const SKIP = 'Skip'

/**
 * Before the outcomes of a study with few steps, what was told of a step and not understood is asked about once, or what
 * else is done, if the member has rejected some.
 * @param before the question that was answered
 */
export function askLeftSteps(context: CoachContext, step: Step, before: CoachQuestion): Step {
  const { study, earlier } = context
  const { state, drafted, asksAgain } = step
  const isNew = before.kind === 'steps' || (before.kind === 'outcomes' && before.about === 'long')
  if (
    state.open.kind !== 'outcomes' ||
    asksAgain === false ||
    !isNew ||
    step.text.startsWith('Skipped') ||
    state.passed.includes(ASKED)
  )
    return step
  const isStep = ({ proposal }: (typeof earlier)[number]) => proposal.edit.kind === 'addStep'
  const added = drafted?.proposals.filter(({ edit }) => edit.kind === 'addStep').length ?? 0
  if (study.jobSteps.length + waitingSteps(context).length + added >= ENOUGH) return step
  const left = state.left?.find(({ open }) => open.kind === 'steps')
  const isRejected = earlier.some((each) => isStep(each) && each.decision?.kind === 'rejected')
  if (left === undefined && !isRejected) return step
  const asked =
    left === undefined
      ? '**What else do they do at the moment the job gets done?** One step is enough.'
      : `One step is still open: ${quoted([left.words])}. **How would you say it as a verb and its object?**`
  // Whoever was asked what comes before and after still tells that.
  const open = left === undefined ? HEART : AROUND
  const words = left !== undefined && isOfferable(HEART, left.words) ? left.words : ''
  return {
    ...step,
    text: [step.text, asked].filter((text) => text !== '').join('\n\n'),
    asksAgain: false,
    choices: [...(words === '' ? [] : [OWN_WORDS]), SKIP],
    state: {
      ...state,
      open,
      passed: [...state.passed.filter((key) => key !== questionKey(open)), ASKED],
      unclear: words,
    },
  }
}
