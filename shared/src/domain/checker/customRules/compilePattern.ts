import { RE2JS, RE2JSException } from 're2js'
import type { TextSpan } from '../../study/remarks/Remark.ts'

/** How large a pattern may be once it is translated; counted repeats are what makes it large. */
const MAX_SIZE = 1_000
/** Characters of a text that are searched: more than any statement has. */
const MAX_SEARCHED = 2_000
/** Places that are told of in one text. */
const MAX_FOUND = 5
/** Matches that are looked at, those of no length included. */
const MAX_MATCHES = 50

/** A pattern that can be searched for. */
export interface CompiledPattern {
  /** Steps a search takes for each character, at most. */
  readonly size: number
  /** Where it is found, in order: the first few places. */
  find(text: string): readonly TextSpan[]
}

export type PatternReading =
  | { readonly compiled: CompiledPattern }
  /** Why it is refused, in words for its author. */
  | { readonly refused: string }

/**
 * Reads a regular expression in the syntax of RE2, which has all but what makes searching slow: back-references and
 * looking around. A search takes time linear in the text's length, whatever the pattern. Capital and small letters
 * count as the same unless the pattern says (?-i).
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

/** In the order in which they are asked. */
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
  const told = message.replace('error parsing regexp: ', '')
  const known = REASONS.find(([found]) => found.test(told))
  return known?.[1] ?? `This is no pattern that can be searched for: ${told} in ${pattern}`
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
