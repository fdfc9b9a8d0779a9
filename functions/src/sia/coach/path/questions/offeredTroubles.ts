import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { troublesOf } from '../parts/troubleForms.ts'
import { afterTrouble } from './afterTrouble.ts'

/** The troubles that make a statement of words which were not understood: a button leads somewhere. */
export const offeredTroubles = (
  context: CoachContext,
  state: CoachState,
  words: string,
  language: Language,
): readonly string[] =>
  troublesOf(words, language).filter((trouble) => {
    const step = afterTrouble(context, { ...state, unclear: words }, trouble, language)
    return (step?.drafted?.proposals.length ?? 0) > 0
  })
