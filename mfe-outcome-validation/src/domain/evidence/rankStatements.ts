import { findByWords, foldText } from '@outcome-studio/shared/domain/base'
import type { OutcomeStatementUuid, Study } from '@outcome-studio/shared/domain/study'

/** An outcome statement that a quote can be given to. */
export interface NumberedStatement {
  readonly uuid: OutcomeStatementUuid
  /** For example "2.1". */
  readonly number: string
  readonly text: string
}

/** The statements of a study that have a text, with their numbers. */
export function writtenStatements({ jobSteps }: Study): readonly NumberedStatement[] {
  return jobSteps.flatMap(({ outcomeStatements }, step) =>
    outcomeStatements.flatMap(({ uuid, userInput }, at) =>
      userInput.trim() === '' ? [] : [{ uuid, number: `${step + 1}.${at + 1}`, text: userInput }],
    ),
  )
}

/** Letters of a word that says something: shorter ones are articles and prepositions. */
const SHORTEST_WORD = 4

/**
 * Statements that a quote may belong to, the likeliest first: those that contain every word of the query, by the number
 * of words that they share with the quote. Equal ones are in the order of the study.
 */
export function rankStatements(
  statements: readonly NumberedStatement[],
  query: string,
  quote: string,
): readonly NumberedStatement[] {
  const said = wordsOf(quote)
  const shared = (text: string) => [...wordsOf(text)].filter((word) => said.has(word)).length
  return findByWords(statements, query, ({ number, text }) => `${number} ${text}`)
    .map((statement) => ({ statement, count: shared(statement.text) }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ statement }) => statement)
}

function wordsOf(text: string): ReadonlySet<string> {
  const words =
    foldText(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD))
}
