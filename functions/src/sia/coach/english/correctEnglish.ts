import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { writtenWords } from '../words/writtenWords.ts'
import { type Repair, readLine } from './Line.ts'
import { withAgreement } from './withAgreement.ts'
import { withArticles } from './withArticles.ts'
import { withAuxiliaries } from './withAuxiliaries.ts'
import { withBaseForms } from './withBaseForms.ts'
import { withExistence } from './withExistence.ts'
import { withGerunds } from './withGerunds.ts'
import { withIdioms } from './withIdioms.ts'
import { withIrregularForms } from './withIrregularForms.ts'
import { withJoinedVerbs } from './withJoinedVerbs.ts'
import { withMeantWords } from './withMeantWords.ts'
import { withMendedSpelling } from './withMendedSpelling.ts'
import { withNumbers } from './withNumbers.ts'
import { withoutFrame } from './withoutFrame.ts'
import { withoutRepeatedSubject } from './withoutRepeatedSubject.ts'
import { withParticiples } from './withParticiples.ts'
import { withPerfects } from './withPerfects.ts'
import { withPossessives } from './withPossessives.ts'
import { withPrepositions } from './withPrepositions.ts'
import { withPresent } from './withPresent.ts'
import { withQuantities } from './withQuantities.ts'
import { withRelatives } from './withRelatives.ts'
import { withRightArticle } from './withRightArticle.ts'
import { withStates } from './withStates.ts'
import { withTimeSpent } from './withTimeSpent.ts'
import { withWordOrder } from './withWordOrder.ts'

/** Words as they are written where a stranger reads them: "a guy" as "someone". */
const withWrittenWords: Repair = ({ text, about }) => writtenWords(text, about === 'long')

/** In the order in which each makes the next one's words readable. */
const REPAIRS: readonly Repair[] = [
  withMendedSpelling,
  withoutFrame,
  withIrregularForms,
  withWrittenWords,
  withIdioms,
  withPrepositions,
  withTimeSpent,
  withMeantWords,
  withExistence,
  withPossessives,
  withRelatives,
  withoutRepeatedSubject,
  withPerfects,
  withWordOrder,
  withBaseForms,
  withGerunds,
  withQuantities,
  withNumbers,
  withAuxiliaries,
  withStates,
  withPresent,
  withAgreement,
  withJoinedVerbs,
  withParticiples,
  withArticles,
  withRightArticle,
]

/** Of what is told freely, articles come later, where its drafts are read, and no hint shows words that were replaced. */
const OF_CLAUSES = REPAIRS.filter((repair) => repair !== withArticles && repair !== withWrittenWords)

/**
 * What finishes a question's sentence in correct English, for people who write it as a second language or in a hurry. Only
 * function words and endings change, and only where one reading alone is English; all else stays as it was written.
 * @param told the words after the question's beginning
 */
export function correctEnglish(about: OutcomeQuestion, told: string, language: Language): string {
  const said = uncapitalized(told)
  const once = repaired(about, said, REPAIRS, language)
  // An article shows what is a subject, whose verb was not read without it.
  return once === said ? said : repaired(about, once, REPAIRS, language)
}

/** What goes wrong, told in a sentence of its own, in correct English except for its articles. */
export function correctClause(told: string, language: Language): string {
  const said = uncapitalized(told)
  const corrected = repaired('wrong', said, OF_CLAUSES, language)
  return corrected === said ? told : corrected
}

function repaired(
  about: OutcomeQuestion,
  said: string,
  repairs: readonly Repair[],
  language: Language,
): string {
  let line = readLine(about, said, language)
  for (const repair of repairs) {
    const text = repair(line)
    if (text !== line.text) line = readLine(about, text, language)
  }
  return line.text
}
