import { uncapitalized } from '@outcome-studio/shared/domain/checker'

/** What every statement begins with. */
const FRAME =
  /^minimize the (?:(?:likelihood|number of times) (?:that|of)|time (?:it takes to|it takes for|spent)|(?:number|amount|cost|frequency) of) /i

/** The member's words in a statement: "the label falls off" of "Minimize the likelihood that the label falls off". */
export const wordsOfStatement = (statement: string): string =>
  uncapitalized(statement.trim().replace(FRAME, ''))
