import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { factLikelihood } from '../intents/factLikelihood.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { askedFor } from './askedFor.ts'
import { tellsOutcome } from './jobParts.ts'

/** Likelihood of being the answer from which a part is drafted, and below which it is talk beside other parts. */
const DRAFTED = 0.4
const TALK = 0.15

/** Separates what people would draft from what they would ask about, or pass over. */
export function byLikelihood(
  { study }: CoachContext,
  question: CoachQuestion,
  parts: readonly MessagePart[],
  language: Language,
): { readonly likely: readonly MessagePart[]; readonly unlikely: readonly string[] } {
  // What is wasted are things, of which their names alone tell nothing.
  const isJudged = question.kind === 'gaps' || (question.kind === 'outcomes' && question.about !== 'wasted')
  if (!isJudged) return { likely: parts, unlikely: [] }
  const step =
    question.kind === 'outcomes' ? study.jobSteps.find(({ uuid }) => uuid === question.stepId) : undefined
  const about = `${study.jtbd.userInput} ${step?.userInput ?? ''}`
  const judged = parts.map((part, at) => {
    const place = { part, asked: askedFor(question), at, count: parts.length, about }
    // What is said to take long is an answer.
    return { part, likelihood: tellsOutcome(part.text, language) ? 1 : factLikelihood(place, language) }
  })
  const likely = judged.filter(({ likelihood }) => likelihood >= DRAFTED)
  const unlikely = judged.filter(
    ({ likelihood }) => likelihood < DRAFTED && (likelihood >= TALK || likely.length === 0),
  )
  return { likely: likely.map(({ part }) => part), unlikely: unlikely.map(({ part }) => part.text) }
}
