import { RE2JS, RE2JSException } from 're2js'
import type { TextSpan } from '../../study/remarks/Remark.ts'

/** Maximum size of a compiled pattern. Counted repeats are what makes it large. */
const MAX_SIZE = 1_000
/** Characters searched per text: more than any statement has. */
const MAX_SEARCHED = 2_000
/** Maximum number of spans returned per text. */
const MAX_FOUND = 5
/** Maximum number of matches examined, including empty ones. */
const MAX_MATCHES = 50

/** A compiled pattern. */
export interface CompiledPattern {
  /** Maximum number of steps per character of a search. */
  readonly size: number
  /** The first matches, in order. */
  find(text: string): readonly TextSpan[]
}

export type PatternReading =
  | { readonly compiled: CompiledPattern }
  /** Reason for the refusal, as a message for the author. */
  | { readonly refused: string }

/**
 * Compiles a regular expression in RE2 syntax, which has no back-references and no lookaround. A search
 * therefore takes time linear in the text's length. Case is ignored unless the pattern contains (?-i).
 */
export function compilePattern(pattern: string): PatternReading {
  try {
    const expression = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)
    const size = expression.programSize()
    return size > MAX_SIZE
      ? { refused: TOO_LARGE }
      : { compiled: { size, find: (text) => findAll(expression, text) } }
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    return { refused: reasonOf(pattern, error.message) }
  }
}

const TOO_LARGE =
  'This pattern is too large to be searched for quickly. Use smaller repeat counts, such as {2,20}.'

/** Tested in this order. */
const REASONS: readonly (readonly [found: RegExp, reason: string])[] = [
  [
    /\(\?(?:[=!]|<[=!])/,
    'Looking ahead or behind, such as (?=…), is not supported: searching for it could take without end.',
  ],
  [
    /invalid escape sequence: `\\[1-9k]/,
    'A back-reference, such as \\1, is not supported: searching for it could take without end.',
  ],
  [/repeat count|too large/, TOO_LARGE],
  [/nested repetition|invalid nested/, 'A repeat stands right behind another one. Leave one out.'],
  [
    /missing argument to repetition/,
    'There is nothing to repeat before *, + or ?. To find the sign itself, write \\ before it.',
  ],
  [
    /missing closing \)|unexpected \)/,
    'The round brackets do not match. To find a bracket itself, write \\ before it.',
  ],
  [/missing closing \]/, 'A square bracket is not closed. To find a bracket itself, write \\ before it.'],
  [/trailing backslash/, 'Nothing follows the last backslash.'],
]

function reasonOf(pattern: string, message: string): string {
  const detail = message.replace('error parsing regexp: ', '')
  const known = REASONS.find(([found]) => found.test(detail))
  return known?.[1] ?? `This is no pattern that can be searched for: ${detail} in ${pattern}`
}

function findAll(expression: RE2JS, text: string): readonly TextSpan[] {
  const found: TextSpan[] = []
  const matcher = expression.matcher(text.slice(0, MAX_SEARCHED))
  for (let looked = 0; looked < MAX_MATCHES && found.length < MAX_FOUND && matcher.find(); looked += 1) {
    const span = { start: matcher.start(), end: matcher.end() }
    if (span.end > span.start) found.push(span)
  }
  return found
}
