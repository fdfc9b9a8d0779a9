import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  type CoachQuestion,
  nameAsTyped,
  OWN_WORDS,
  questionKey,
  waitingSteps,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { kindOf } from '../../messages/splitMessage.ts'
import { tellsNoTrouble } from '../../words/troubleWords.ts'
import type { Step } from '../proposals/passOn.ts'
import { withDraftedSteps } from '../proposals/withDraftedSteps.ts'
import { quoted } from '../text/clarify.ts'
import { isOfferable } from './afterOwnWords.ts'

/** What only agrees, or is about the words: no step to ask about. */
const TALK =
  /^(?:(?:that|this|it|these|those) (?:is|was|are|were)\b|(?:i|we) (?:said|told|mean|meant|think|guess|know|just)\b|(?:fine|good|okay?|right|great|sure|perfect|works?|sounds?|size|no|yes|well)\b)|\b(?:is|are|was|were) (?:not|n['’]t) (?:an?|the|my|our) step\b|\b(?:is|are|was)n['’]t (?:an?|the) step\b/iu

/** Whether words that were not understood may tell what is done: a verb with something after it. */
export function mayBeStep(words: string, language: Language): boolean {
  const text = words.trim().replace(/^(?:and|then|so|but) /i, '')
  if (!text.includes(' ') || TALK.test(text) || tellsNoTrouble(text)) return false
  const [, first] = language.tokensOf(`to ${uncapitalized(text)}`)
  return DOING.test(text) || first?.tag === 'VERB' || kindOf(text, language) !== 'nouns'
}
const DOING = /^(?:we|i|they|you|one|somebody) \p{L}+ \p{L}/iu

/** Steps of a study from which none is asked for again. */
const ENOUGH = 5
/** Remembered once a step was asked for again. */
const ASKED = 'steps left'
/** Steps of a study from which it is only said that one may be missing. */
const FEW = 3
/** Remembered once it was said that a step may be missing. */
const SAID = 'four steps'
const HEART: CoachQuestion = { kind: 'steps', about: 'execute' }
const AROUND: CoachQuestion = { kind: 'steps', about: 'around' }
const SKIP = 'Skip'
const EARLY: ReadonlySet<string | null> = new Set(['Define', 'Locate', 'Prepare', 'Confirm'])
const LATE: ReadonlySet<string | null> = new Set(['Monitor', 'Modify', 'Conclude'])

/** Asks for the part of the job that no step tells yet. */
function missingPart({ jobSteps }: CoachContext['study']): string {
  const first = jobSteps.find(({ category }) => !EARLY.has(category)) ?? jobSteps[0]
  const last = jobSteps.findLast(({ category }) => !LATE.has(category)) ?? jobSteps.at(-1)
  const name = (step = first) => nameAsTyped(step?.userInput ?? '')
  if (!jobSteps.some(({ category }) => EARLY.has(category)))
    return `**What do they do before they come to ${name()}?** One or two steps are enough.`
  if (!jobSteps.some(({ category }) => LATE.has(category)))
    return `**What do they do after ${name(last)}, until all is finished?** One or two steps are enough.`
  return ELSE
}
const ELSE = '**What else do they do at the moment the job gets done?** One step is enough.'

/**
 * Before the outcomes of a study with few steps, what was told of a step and not understood is asked about once, or what
 * else is done, if the member has rejected some or has told fewer than three; at the latest when each step had its first
 * two questions.
 * @param before the question that was answered
 */
export function askLeftSteps(
  context: CoachContext,
  step: Step,
  before: CoachQuestion,
  language: Language,
): Step {
  const { study, earlier } = context
  const { state, drafted, asksAgain } = step
  const isLate = before.kind === 'outcomes' && isRound(state.open) && (drafted?.proposals.length ?? 0) > 0
  const isNew = before.kind === 'steps' || (before.kind === 'outcomes' && before.about === 'long') || isLate
  if (
    (state.open.kind !== 'outcomes' && !isLate) ||
    asksAgain === false ||
    !isNew ||
    step.text.startsWith('Skipped') ||
    state.passed.includes(ASKED)
  )
    return step
  const isStep = ({ proposal }: (typeof earlier)[number]) => proposal.edit.kind === 'addStep'
  const added = drafted?.proposals.filter(({ edit }) => edit.kind === 'addStep').length ?? 0
  if (study.jobSteps.length + waitingSteps(context).length + added >= ENOUGH) return step
  const left = state.left?.find(({ open, words }) => open.kind === 'steps' && mayBeStep(words, language))
  const isRejected = earlier.some((each) => isStep(each) && each.decision?.kind === 'rejected')
  const count = study.jobSteps.length + waitingSteps(context).length + added
  const isTold = before.kind === 'steps' && added > 0
  const isAsked = isRejected || isLate || (isTold && count < FEW)
  if (left === undefined && !isAsked) {
    if (count < FEW || before.kind !== 'steps' || state.passed.includes(SAID)) return step
    const name = count === ENOUGH - 1 ? 'Four' : 'Three'
    const text = [step.text, `${name} steps so far. Is one missing? Tell me at any time.`]
    return {
      ...step,
      text: text.filter((each) => each !== '').join('\n\n'),
      state: { ...state, passed: [...state.passed, SAID] },
    }
  }
  const planned = withDraftedSteps(study, drafted)
  const asked =
    left === undefined
      ? isRejected
        ? ELSE
        : missingPart(planned)
      : `One step is still open: ${quoted([left.words])}. **How would you say it as a verb and its object?**`
  // Whoever was asked what comes before and after still tells that.
  const open = left === undefined && isRejected ? HEART : AROUND
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

/** Whether each step had its first two questions. */
const isRound = (open: CoachQuestion): boolean =>
  open.kind === 'gaps' || (open.kind === 'outcomes' && open.about === 'wasted')
