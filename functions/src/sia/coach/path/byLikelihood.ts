import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { tellsUse } from '../drafts/actionForms.ts'
import { factLikelihood } from '../intents/factLikelihood.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { askedFor } from './askedFor.ts'
import { tellsOutcome } from './jobParts.ts'

/** Likelihood of being the answer from which a part is drafted, by how well the examples tell it apart. */
function leastDrafted(question: CoachQuestion): number {
  switch (question.kind) {
    case 'executor':
      return 0.2
    case 'job':
    case 'size':
    case 'gaps':
    case 'outcomes':
      return 0.4
    default:
      return 0
  }
}

/** Likelihood below which a part is talk beside other parts. */
const TALK = 0.15

/** Likelihood from which the only sentence about what goes wrong is drafted. */
const LEAST_ALONE = 0.05

/** Separates what people would draft from what they would ask about, or pass over. */
export function byLikelihood(
  { study }: CoachContext,
  question: CoachQuestion,
  parts: readonly MessagePart[],
  language: Language,
): { readonly likely: readonly MessagePart[]; readonly unlikely: readonly string[] } {
  if (question.kind === 'outcomes' && question.about === 'wasted') return namedFirst(parts)
  const least = leastDrafted(question)
  if (least === 0) return { likely: parts, unlikely: [] }
  const step =
    question.kind === 'outcomes' ? study.jobSteps.find(({ uuid }) => uuid === question.stepId) : undefined
  const about = `${study.jtbd.userInput} ${step?.userInput ?? ''}`
  const judged = parts.map((part, at) => {
    const place = { part, asked: askedFor(question), at, count: parts.length, about }
    return { part, likelihood: isSurelyAnswer(part.text, language) ? 1 : factLikelihood(place, language) }
  })
  // A sentence alone is the answer if nothing says that it is not.
  const [alone, ...others] = judged
  const isAlone = question.kind === 'outcomes' && question.about === 'wrong' && others.length === 0
  if (isAlone && alone?.part.kind === 'clause' && alone.likelihood >= LEAST_ALONE) {
    return { likely: parts, unlikely: [] }
  }
  const likely = judged.filter(({ likelihood }) => likelihood >= least)
  const unlikely = judged.filter(
    ({ likelihood }) => likelihood < least && (likelihood >= TALK || likely.length === 0),
  )
  return { likely: likely.map(({ part }) => part), unlikely: unlikely.map(({ part }) => part.text) }
}

/** "I am a midwife", "our app helps hosts seat guests", "plating takes forever". */
const isSurelyAnswer = (text: string, language: Language): boolean =>
  /^(?:i am|we are) (?!not\b)/i.test(text) || tellsUse(text) || tellsOutcome(text, language)

/**
 * What is wasted are things, of which their names alone tell nothing. A thing that is named after something was told
 * belongs to what was told: "the hour I spend on a bowl that then cracks".
 */
function namedFirst(parts: readonly MessagePart[]) {
  const told = parts.findIndex(({ kind }) => kind !== 'nouns')
  const isUnclear = ({ kind }: MessagePart, at: number) => kind === 'nouns' && told >= 0 && at > told
  return {
    likely: parts.filter((part, at) => !isUnclear(part, at)),
    unlikely: parts.filter(isUnclear).map(({ text }) => text),
  }
}
