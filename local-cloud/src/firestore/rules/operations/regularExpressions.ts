import { RE2JS } from 're2js'
import { RuleError } from '../values/RuleError.ts'

const MAX_PATTERN_LENGTH = 10_000
/** Patterns that are remembered: those of a ruleset, which each check asks for again. */
const MOST_PATTERNS = 100

const compiled = new Map<string, RE2JS>()

/**
 * Rules use the syntax of RE2, which matches in linear time. So does this library.
 * @throws RuleError for a pattern that RE2 does not accept
 */
export function compilePattern(pattern: string): RE2JS {
  if (pattern.length > MAX_PATTERN_LENGTH) throw new RuleError('The regular expression is too long.')
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  try {
    const fresh = RE2JS.compile(pattern)
    // A pattern may also come from a document, so their number has no other limit.
    if (compiled.size === MOST_PATTERNS) compiled.clear()
    compiled.set(pattern, fresh)
    return fresh
  } catch (cause) {
    throw new RuleError('The regular expression is invalid.', { cause })
  }
}
