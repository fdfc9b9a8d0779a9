import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import {
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  OWN_WORDS,
  type ProposedEdit,
  questionKey,
  type StepQuestion,
} from '@outcome-studio/shared/domain/coach'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { settled } from '../later/leftWords.ts'
import { categoryOfStep } from '../parts/categoryOfStep.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { quoted } from '../text/clarify.ts'

/** Longest words that can be taken as they are. */
const MOST_WORDS = 10

/** Questions whose answer the member's own words can be, if the coach does not understand them. */
const ANSWERED: readonly CoachQuestion['kind'][] = ['executor', 'job', 'size', 'steps']

/** Whether words that were not understood may be taken as they are. */
export const isOfferable = (open: CoachQuestion, words: string): boolean =>
  ANSWERED.includes(open.kind) &&
  words.includes(' ') &&
  words.split(' ').length <= MOST_WORDS &&
  /^[\p{L}\p{N} ,'’-]{3,}$/u.test(words)

/** The member takes their own words, which the coach did not understand; null for another message. */
export function afterOwnWords(context: CoachContext, state: CoachState, message: string): Step | null {
  if (!message.trim().toLowerCase().startsWith(OWN_WORDS.toLowerCase())) return null
  // The words that were asked about, else the last that were left open.
  const last = state.left?.findLast((left) => isOfferable(left.open, left.words))
  const { open, unclear } =
    state.unclear !== '' ? state : { open: last?.open ?? state.open, unclear: last?.words ?? '' }
  if (unclear === '') return { text: 'No words are waiting: say it in a few words.', state }
  const id = context.newId()
  const text = capitalized(
    withoutEnd(unclear.trim().replace(/^(?:i|we|you|they) (?:(?:am|are) (?:an? |the )?)?/i, ''), '.,;:!?'),
  )
  const editOf = (after: string): ProposedEdit | null => {
    const { study } = context
    if (open.kind === 'executor') return { kind: 'setExecutor', before: study.jtbd.executor, after }
    if (open.kind === 'job' || open.kind === 'size')
      return { kind: 'setJob', before: study.jtbd.userInput, after }
    if (open.kind !== 'steps') return null
    const left = state.left?.find(({ words }) => words === unclear)
    const afterStepId = left === undefined ? endOf(context, open.about) : left.after
    return {
      kind: 'addStep',
      stepId: id,
      afterStepId,
      text: after,
      category: categoryOfStep(after, open.about),
    }
  }
  const edit = editOf(text)
  if (edit === null) return null
  const drafted = proposeDrafts(
    context,
    [
      {
        part: unclear,
        forms: [text],
        isSound: () => true,
        editOf: (after) => editOf(after) ?? edit,
        reason: 'Your own words.',
        rules: [],
      },
    ],
    createTakenMeanings(context),
  )
  if (drafted.proposals.length > 0) {
    const text = 'These are your words, as they are:'
    const isAsked = questionKey(open) === questionKey(state.open)
    const place = settled(state, [unclear])
    return isAsked ? passOn(context, place, text, drafted) : { text, state: place, drafted }
  }
  return {
    text: `The checker has something against ${quoted([unclear])}. How would you say it in three or four words?`,
    state: { ...state, unclear: '' },
    asksAgain: false,
  }
}

/** The step after which the answer to a question about steps begins. */
function endOf({ study: { jobSteps } }: CoachContext, about: StepQuestion): string | null {
  const execute = jobSteps.findIndex(({ category }) => category === 'Execute')
  const at = (about === 'before' || about === 'around') && execute >= 0 ? execute : jobSteps.length
  return jobSteps[at - 1]?.uuid ?? null
}
