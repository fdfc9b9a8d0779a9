import {
  type CoachQuestion,
  type CoachState,
  OWN_WORDS,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { isOfferable } from './afterOwnWords.ts'
import { howToSay } from './clarify.ts'
import type { Step } from './passOn.ts'
import { troublesOf } from './troubleForms.ts'

/** Questions whose answer may hold several facts, each asked about. */
const OF_SEVERAL: readonly CoachQuestion['kind'][] = ['steps', 'outcomes', 'gaps', 'layer']

/** Words of an answer that are still to be asked about, one by one. */
export const openPointsAfter = ({ open, unasked }: CoachState, [, ...others]: readonly string[]): string[] =>
  OF_SEVERAL.includes(open.kind) ? [...new Set([...others, ...unasked])] : []

/** Keeps the path at its question while words of an answer to it were not asked about: the next of them are. */
export function holdOpenPoints(before: CoachState, step: Step, language: Language): Step {
  const [words, ...rest] = step.state.unasked
  const goesOn = questionKey(step.state.open) !== questionKey(before.open) && step.asksAgain !== false
  if (words === undefined || !goesOn) return step
  const isTrouble = before.open.kind === 'outcomes' || before.open.kind === 'gaps'
  return {
    ...step,
    text: [step.text, `You also said “${words}”. ${howToSay(before.open.kind, words)}`]
      .filter((part) => part !== '')
      .join('\n\n'),
    asksAgain: false,
    choices: [
      ...(isTrouble ? troublesOf(words, language) : isOfferable(before.open, words) ? [OWN_WORDS] : []),
      'Skip',
      ...(rest.length > 0 ? ['Skip all'] : []),
    ],
    // Asked once: an answer that is not understood leaves these words and goes on to the next.
    state: {
      ...step.state,
      open: before.open,
      passed: before.passed,
      misses: 1,
      unclear: isTrouble || isOfferable(before.open, words) ? words : '',
      unasked: rest,
    },
  }
}
