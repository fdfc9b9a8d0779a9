import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { Ruleset } from './Ast.ts'
import { checkRuleset } from './checkRuleset.ts'
import { RulesParser } from './RulesParser.ts'
import { TokenReader } from './TokenReader.ts'

/** Documented limit of Firestore, in characters. */
const MAX_SOURCE_LENGTH = 256 * 1024

/**
 * Parses and checks a rules file.
 * @throws RulesSyntaxError with line and column: bad syntax, unknown functions and variables, wrong numbers of
 *   arguments, recursion
 */
export function parseRules(source: string): Ruleset {
  if (source.length > MAX_SOURCE_LENGTH) {
    throw new RulesSyntaxError({ line: 1, column: 1 }, 'The file is larger than 256 KiB.')
  }
  const ruleset = new RulesParser(new TokenReader(source)).parse()
  checkRuleset(ruleset)
  return ruleset
}
