import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { Expression, PatternSegment } from './Ast.ts'
import type { TokenReader } from './TokenReader.ts'

const SEGMENT = /[A-Za-z0-9_][A-Za-z0-9_-]*|\([A-Za-z0-9_-]+\)/y
const BINDING = /\$\(/y
const MAX_PATTERN_SEGMENTS = 100

/**
 * Parses a path in an expression, from its first '/': literal segments and $(…).
 * @param parseExpression parses the content of $(…)
 */
export function parsePath(
  reader: TokenReader,
  parseExpression: () => Expression,
): readonly (string | Expression)[] {
  const segments: (string | Expression)[] = []
  while (reader.consumeSymbol('/')) {
    if (reader.consumeRaw(BINDING) !== null) {
      segments.push(parseExpression())
      reader.expectSymbol(')', 'to close $(')
      continue
    }
    segments.push(literalSegment(reader))
  }
  return segments
}

/** Parses a match block's path: literal segments, {one} and {rest=**}. */
export function parsePattern(reader: TokenReader): readonly PatternSegment[] {
  const segments: PatternSegment[] = []
  if (!reader.isSymbol('/')) throw reader.problem("Expected a path, which begins with '/'")
  while (reader.isSymbol('/')) {
    const { at } = reader.next()
    if (segments.length === MAX_PATTERN_SEGMENTS) {
      throw new RulesSyntaxError(at, `A path may have ${MAX_PATTERN_SEGMENTS} segments at most.`)
    }
    segments.push(reader.consumeRaw(/\{/y) === null ? literalPattern(reader) : wildcard(reader))
  }
  return segments
}

function wildcard(reader: TokenReader): PatternSegment {
  const name = reader.expectName("the wildcard's name")
  const rest = reader.consumeSymbol('=')
  if (rest) reader.expectSymbol('**', "after '='")
  reader.expectSymbol('}', 'to close the wildcard')
  return { kind: rest ? 'rest' : 'one', name }
}

function literalPattern(reader: TokenReader): PatternSegment {
  return { kind: 'literal', text: literalSegment(reader) }
}

function literalSegment(reader: TokenReader): string {
  const text = reader.consumeRaw(SEGMENT)
  if (text === null) throw reader.problem("Expected a path segment after '/'")
  return text
}
