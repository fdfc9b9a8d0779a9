import type { CoachContext, CoachState, LeftWords } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { stepNamed } from '../places/stepNamed.ts'
import type { Step } from '../proposals/passOn.ts'
import { keptNote } from './keptNote.ts'
import { asAsked } from './leftWords.ts'

/**
 * Asks once about what was kept, as soon as its step is asked about, or beside any outcome question if its step has had
 * its turn. What the last answer left is asked about in its own reply.
 * @param before the state before the answer
 */
export function askKept(context: CoachContext, step: Step, before: CoachState, language: Language): Step {
  const { state, asksAgain } = step
  const { open, left = [] } = state
  if (open.kind !== 'outcomes' || asksAgain === false || step.text.includes('“')) return step
  const isOld = ({ words }: LeftWords) => before.left?.some((each) => each.words === words) === true
  const kept = left.filter((each) => isOld(each) && each.isAsked !== true && each.open.kind !== 'steps')
  const own = kept.filter((each) => stepOf(context, each) === open.stepId)
  const words = (own.length > 0 ? own : kept.filter((each) => isPast(context, each, state))).map(
    (each) => each.words,
  )
  const { note, asked } = keptNote(words, left, context.said.join('\n'), language)
  if (note === '') return step
  return {
    ...step,
    text: [note, step.text].filter((text) => text !== '').join('\n\n'),
    state: asAsked(state, asked),
  }
}

/** The step that words were told of, or that they name; null if they name none. */
const stepOf = ({ study }: CoachContext, { open, words }: LeftWords): string | null =>
  open.kind === 'outcomes' ? open.stepId : (stepNamed(study, words)?.uuid ?? null)

/** Whether the step of words has had its turn already, or they name none. */
function isPast(context: CoachContext, left: LeftWords, { passed }: CoachState): boolean {
  const stepId = stepOf(context, left)
  return stepId === null || passed.some((key) => key.endsWith(` ${stepId}`))
}
