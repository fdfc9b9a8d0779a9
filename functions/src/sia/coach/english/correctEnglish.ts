import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { type Repair, readLine } from './Line.ts'
import { withAgreement } from './withAgreement.ts'
import { withArticles } from './withArticles.ts'
import { withAuxiliaries } from './withAuxiliaries.ts'
import { withBaseForms } from './withBaseForms.ts'
import { withGerunds } from './withGerunds.ts'
import { withIrregularForms } from './withIrregularForms.ts'
import { withMeantWords } from './withMeantWords.ts'
import { withMendedSpelling } from './withMendedSpelling.ts'
import { withNumbers } from './withNumbers.ts'
import { withParticiples } from './withParticiples.ts'
import { withPossessives } from './withPossessives.ts'
import { withQuantities } from './withQuantities.ts'
import { withRelatives } from './withRelatives.ts'
import { withRightArticle } from './withRightArticle.ts'
import { withTimeSpent } from './withTimeSpent.ts'

/** In the order in which each makes the next one's words readable. */
const REPAIRS: readonly Repair[] = [
  withMendedSpelling,
  withIrregularForms,
  withTimeSpent,
  withMeantWords,
  withPossessives,
  withRelatives,
  withBaseForms,
  withGerunds,
  withQuantities,
  withNumbers,
  withAuxiliaries,
  withAgreement,
  withParticiples,
  withArticles,
  withRightArticle,
]

/**
 * What finishes a question's sentence in correct English, for people who write it as a second language or in a hurry. Only
 * function words and endings change, and only where one reading alone is English; all else stays as it was written.
 * @param told the words after the question's beginning
 */
export const correctEnglish = (about: OutcomeQuestion, told: string, language: Language): string =>
  REPAIRS.reduce((text, repair) => repair(readLine(about, text, language)), uncapitalized(told))
