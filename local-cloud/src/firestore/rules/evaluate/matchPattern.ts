import type { PathPiece } from '../lists/PathPiece.ts'
import type { PatternSegment } from '../syntax/Ast.ts'
import { path, type RuleValue, string, UNKNOWN } from '../values/RuleValue.ts'

/** How a match block's path matches the beginning of a path: its wildcards, and the rest for inner blocks. */
interface PatternMatch {
  readonly bindings: ReadonlyMap<string, RuleValue>
  readonly rest: readonly PathPiece[]
}

/**
 * Returns all ways in which a pattern matches the beginning of a path. A piece that represents many segments must match
 * with all of them. In version 1 of the rules {name=**} matches at least one segment, in version 2 any number.
 */
export function matchPattern(
  pattern: readonly PatternSegment[],
  pieces: readonly PathPiece[],
  version: 1 | 2,
): readonly PatternMatch[] {
  const [first, ...others] = pattern
  if (first === undefined) return [{ bindings: new Map(), rest: pieces }]
  return waysToMatch(first, pieces, version).flatMap(({ taken, value }) =>
    matchPattern(others, pieces.slice(taken), version).map(({ bindings, rest }) => ({
      bindings:
        value === null || first.kind === 'literal' ? bindings : new Map([[first.name, value], ...bindings]),
      rest,
    })),
  )
}

function waysToMatch(
  segment: PatternSegment,
  pieces: readonly PathPiece[],
  version: 1 | 2,
): readonly { readonly taken: number; readonly value: RuleValue | null }[] {
  const [piece] = pieces
  if (segment.kind === 'rest') {
    const least = version === 1 ? 1 : 0
    return Array.from({ length: pieces.length + 1 - least }, (_, i) => i + least).map((taken) => ({
      taken,
      value: pathOf(pieces.slice(0, taken)),
    }))
  }
  if (piece === undefined || piece.kind === 'anyDepth') return []
  if (segment.kind === 'one') {
    return [{ taken: 1, value: piece.kind === 'segment' ? string(piece.text) : UNKNOWN }]
  }
  return piece.kind === 'segment' && piece.text === segment.text ? [{ taken: 1, value: null }] : []
}

function pathOf(pieces: readonly PathPiece[]): RuleValue {
  const texts: string[] = []
  for (const piece of pieces) {
    if (piece.kind !== 'segment') return UNKNOWN
    texts.push(piece.text)
  }
  return path(texts)
}
