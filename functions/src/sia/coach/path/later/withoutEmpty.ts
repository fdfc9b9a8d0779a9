import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { tellsNothing } from '../../intents/tellsNothing.ts'
import type { Language } from '../../language/Language.ts'
import { askedFor } from '../text/askedFor.ts'

/** Parts that no draft was made of, without those that tell nothing. */
export const withoutEmpty = (
  { study: { jtbd } }: CoachContext,
  { open }: CoachState,
  refused: readonly string[],
  language: Language,
): readonly string[] => {
  const place = { asked: askedFor(open), executor: jtbd.executor, job: jtbd.userInput }
  return refused.filter((part) => !tellsNothing(part, place, language))
}
