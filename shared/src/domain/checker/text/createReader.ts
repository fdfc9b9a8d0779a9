import { readStatement } from './readStatement.ts'
import type { ReadText, Statement } from './Statement.ts'

/** Creates a tokenizer that reads equal texts once, for a check in which several rules read every text. */
export function createReader(): ReadText {
  const known = new Map<string, Statement>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const statement = readStatement(text)
    known.set(text, statement)
    return statement
  }
}
