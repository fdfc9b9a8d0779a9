import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { factLikelihood } from '../../intents/factLikelihood.ts'
import type { Language } from '../../language/Language.ts'
import { kindOf, splitMessage } from '../../messages/splitMessage.ts'
import type { Drafted } from '../proposals/proposeDrafts.ts'
import { draftTrouble } from './afterTrouble.ts'

/** What is done in vain happens too often. */
const IN_VAIN = 'Happens too often'
/** Likelihood below which words are talk. */
const TALK = 0.1
const MOST_WORDS = 14
/** What only the talk before tells. */
const POINTING = /^(?:it|that|this|these|those|he|she|what|which|who|there|everything|nothing|my|our)\b/i

/**
 * Drafts of what happens or is done and was not understood, asked what is wasted: "two handlers review the same file".
 * Only what is sure, and no talk. Of the other questions, the answers tell talk from troubles too seldom.
 */
export function troubleAsked(
  context: CoachContext,
  open: CoachQuestion,
  parts: readonly string[],
  language: Language,
): readonly Drafted[] {
  if (open.kind !== 'outcomes' || open.about !== 'wasted') return []
  const step = context.study.jobSteps.find(({ uuid }) => uuid === open.stepId)
  const about = `${context.study.jtbd.userInput} ${step?.userInput ?? ''}`
  return parts.flatMap((text, at) => {
    const [part, ...others] = splitMessage(text, language)
    const isPlain = part !== undefined && others.length === 0 && text.split(' ').length <= MOST_WORDS
    if (!isPlain || POINTING.test(text) || kindOf(text, language) === 'nouns') return []
    const place = { part, asked: 'outcomes', at, count: parts.length, about } as const
    if (factLikelihood(place, language) < TALK) return []
    const drafted = draftTrouble(context, open, text, IN_VAIN, language, true)
    return drafted?.proposals.length === 1 ? [drafted] : []
  })
}
