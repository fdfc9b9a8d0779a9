import { readOutcome, readStatement, STANDARD_VOCABULARY } from '@outcome-studio/shared/domain/checker'

/** Whether a text is an outcome statement with its direction and metric, whatever was asked. */
export function tellsStatement(text: string): boolean {
  const own = readOutcome(readStatement(text), STANDARD_VOCABULARY)
  return own !== null && own.metric !== null
}
