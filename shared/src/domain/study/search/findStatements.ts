import { findByWords } from '../../base/findByWords.ts'
import type { Study } from '../Study.ts'

/** The text of a job, a job step, an outcome statement, or a goal of a needs document. */
export interface StatementText {
  readonly uuid: string
  readonly text: string
}

/** The texts of one document, to be searched. */
export interface SearchedDocument {
  readonly kind: 'study' | 'needs'
  readonly docName: string
  readonly uuid: string
  readonly texts: readonly StatementText[]
}

/** A text that was found, with its document. */
export interface FoundStatement extends StatementText {
  readonly document: Omit<SearchedDocument, 'texts'>
}

/** The texts of a study in its order: job, job steps and outcome statements. Empty ones are left out. */
export function statementTexts({ jtbd, jobSteps }: Study): readonly StatementText[] {
  const items = [jtbd, ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
  return items.flatMap(({ uuid, userInput }) => {
    const text = userInput.trim()
    return text === '' ? [] : [{ uuid, text }]
  })
}

/** Texts that contain every word of a query, ignoring accents and case, in the order of the documents. */
export function findStatements(
  documents: readonly SearchedDocument[],
  query: string,
): readonly FoundStatement[] {
  if (query.trim() === '') return []
  return documents.flatMap((document) =>
    findByWords(document.texts, query, ({ text }) => text).map((found) => ({ ...found, document })),
  )
}
