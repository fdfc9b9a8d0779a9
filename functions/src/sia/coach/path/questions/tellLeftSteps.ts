import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { asTyped, type CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { leftIn } from '../later/leftWords.ts'
import type { Step } from '../proposals/passOn.ts'
import { quoted } from '../text/clarify.ts'
import { quotesOf } from '../text/quotesOf.ts'
import { stemsOf } from '../text/sharedWords.ts'
import { UNDERSTOOD } from '../text/UNDERSTOOD.ts'
import { mayBeStep } from './askLeftSteps.ts'

/** Most steps that are quoted at once. */
const MOST = 4

/**
 * Says which parts of an answer tell what is done and made no step, unless the reply names them already. They stay open
 * points, and nothing is asked beside the next question.
 * @param before the state before the answer
 * @param typed the message
 */
export function tellLeftSteps(step: Step, before: CoachState, typed: string, language: Language): Step {
  if ((step.drafted?.proposals.length ?? 0) === 0) return step
  const said = new Set(stemsOf(typed))
  // What was told in an earlier message is named where it is offered.
  const words = leftIn(step.state, before).filter(
    (each) => stemsOf(each).some((stem) => said.has(stem)) && tellsDoing(each, language),
  )
  const untold = quotesOf(words, typed).filter((quote) => !step.text.includes(asTyped(quote)))
  if (untold.length === 0) return step
  const note = `I have no step for ${quoted(untold, MOST)} yet, and keep it with the open points.`
  const text = step.text.includes(UNDERSTOOD)
    ? step.text.replace(UNDERSTOOD, () => `${note}\n\n${UNDERSTOOD}`)
    : [note, step.text].filter((each) => each !== '').join('\n\n')
  return { ...step, text }
}

/** Whether words begin with what is done, or with who does it. */
function tellsDoing(words: string, language: Language): boolean {
  const [, first] = language.tokensOf(`to ${uncapitalized(words)}`)
  const isVerb = first?.tag === 'VERB' && first.key === first.base
  if (!words.includes(' ')) return isVerb
  return TO_THING.test(words) || ((isVerb || BY_DOER.test(words)) && mayBeStep(words, language))
}
const BY_DOER =
  /^(?:we|i|they|you|people|somebody|someone) (?!am\b|are\b|is\b|was\b|were\b|have\b|had\b)\p{L}+/iu
/** "vigilate the plants": any word before a thing. */
const TO_THING =
  /^(?!(?:is|are|was|were|for|in|on|at|of|from|with|by|to|about|than|like|all|what|when|where|how|that|this)\b)\p{L}+ (?:the|an?|it|them|all|every|each|our|my|their)\b/iu
