import { readFileSync } from 'node:fs'
import { RulesPolicies } from '../firestore/rules/access/RulesPolicies.ts'
import { RulesSyntaxError } from '../firestore/rules/RulesSyntaxError.ts'
import { StartError } from './StartError.ts'

/**
 * Reads the security rules.
 *
 * @param file absolute path of the security rules
 * @param now milliseconds since 1970
 * @throws StartError when the file cannot be read, or with line and column when it is malformed
 */
export function readRules(file: string, now: () => number): RulesPolicies {
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`The security rules ${file} cannot be read. Name another file by --rules FILE.`, {
      cause: error,
    })
  }
  try {
    return new RulesPolicies(source, now)
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    throw new StartError(
      `${file}:${error.line}:${error.column} ${oneLine(error.message)} Correct it and start again.`,
      {
        cause: error,
      },
    )
  }
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
