import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import { plainText } from '../../drafts/plainText.ts'
import type { Language } from '../../language/Language.ts'
import { baseOfGerund } from '../../language/verbForms.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { repairLeft } from '../later/leftWords.ts'
import { categoryOfStep } from '../parts/categoryOfStep.ts'
import { placeSteps } from '../proposals/placeSteps.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'

/** Longest words of a step that can be taken as they are. */
const MOST_WORDS = 10

/** Drafts steps that the member has named as such: where they were left out before, else where the path is. */
export function draftNamedSteps(
  context: CoachContext,
  state: CoachState,
  steps: readonly string[],
  language: Language,
): DraftedAnswer {
  return mergeDrafts(
    steps.map((text) => {
      const elsewhere = { ...state, open: { kind: 'menu' } as const }
      const repaired = repairLeft(context, elsewhere, text, language)
      if (repaired !== null) return repaired.drafted
      const about = state.open.kind === 'steps' ? state.open.about : 'execute'
      const drafted = draftFiled(context, { kind: 'steps', about }, standardEnglish(text, language), language)
      const isKnown = drafted.proposals.length > 0 || drafted.repeated.length > 0
      const named = isKnown ? drafted : ownStep(context, text, language)
      const heart = context.study.jobSteps.findLast(({ category }) => category === 'Execute')?.uuid
      return state.open.kind === 'steps' || heart === undefined ? named : placeSteps(context, named, heart)
    }),
  )
}

/** "buying at the market" as what is done. */
function baseForm(text: string, language: Language): string {
  const [first] = language.tokensOf(text)
  const base = first?.key.endsWith('ing') ? baseOfGerund(first, language) : undefined
  const timeless = text.replace(
    / at \p{L}+ (?:in the (?:morning|afternoon|evening)|o['’]?clock|at night)\b.*$/iu,
    '',
  )
  return base === undefined ? timeless : `${base}${timeless.slice(first?.text.length ?? 0)}`
}

/** Whoever says that something is a step gets it in their own words. */
function ownStep(context: CoachContext, text: string, language: Language): DraftedAnswer {
  if (text.split(' ').length > MOST_WORDS) return NO_DRAFTS
  const stepId = context.newId()
  const afterStepId = context.study.jobSteps.at(-1)?.uuid ?? null
  const part = {
    part: text,
    forms: [capitalized(withoutEnd(plainText(baseForm(text.trim(), language)), '.,;:!?'))],
    isSound: () => true,
    editOf: (after: string) =>
      ({
        kind: 'addStep',
        stepId,
        afterStepId,
        text: after,
        category: categoryOfStep(after, 'execute'),
      }) as const,
    reason: 'Your own words.',
    rules: [],
  }
  return { ...NO_DRAFTS, ...proposeDrafts(context, [part], createTakenMeanings(context)) }
}
