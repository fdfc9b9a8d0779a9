import { findByWords } from '../../base/findByWords.ts'
import type { Study, StudyHeader } from '../Study.ts'

/** The text of a job, a job step or an outcome statement. */
export interface StatementText {
  readonly uuid: string
  readonly text: string
}

/** The texts of one study, to be searched. */
export interface SearchedStudy extends Pick<StudyHeader, 'docName' | 'uuid'> {
  readonly texts: readonly StatementText[]
}

/** A text that was found, with its study. */
export interface FoundStatement extends StatementText {
  readonly study: Pick<SearchedStudy, 'docName' | 'uuid'>
}

/** The texts of a study in its order: job, job steps and outcome statements. Empty ones are left out. */
export function statementTexts({ jtbd, jobSteps }: Study): readonly StatementText[] {
  const items = [jtbd, ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
  return items.flatMap(({ uuid, userInput }) => {
    const text = userInput.trim()
    return text === '' ? [] : [{ uuid, text }]
  })
}

/** Texts that contain every word of a query, ignoring accents and case, in the order of the studies. */
export function findStatements(studies: readonly SearchedStudy[], query: string): readonly FoundStatement[] {
  if (query.trim() === '') return []
  return studies.flatMap((study) =>
    findByWords(study.texts, query, ({ text }) => text).map((found) => ({ ...found, study })),
  )
}
