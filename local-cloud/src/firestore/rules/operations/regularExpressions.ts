import { RE2JS } from 're2js'
import { RuleError } from '../values/RuleError.ts'

const MAX_PATTERN_LENGTH = 10_000

/**
 * Rules use the syntax of RE2, which matches in linear time. So does this library.
 * @throws RuleError for a pattern that RE2 does not accept
 */
export function compilePattern(pattern: string): RE2JS {
  if (pattern.length > MAX_PATTERN_LENGTH) throw new RuleError('The regular expression is too long.')
  try {
    return RE2JS.compile(pattern)
  } catch (cause) {
    throw new RuleError('The regular expression is invalid.', { cause })
  }
}
