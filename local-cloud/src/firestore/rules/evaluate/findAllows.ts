import type { PathPiece } from '../lists/PathPiece.ts'
import type { AllowStatement, MatchBlock, RequestMethod, Ruleset } from '../syntax/Ast.ts'
import { matchPattern } from './matchPattern.ts'
import type { Scope } from './Scope.ts'

/** An allow statement for the path and the method, with the scope of its condition. */
export interface ApplicableAllow {
  readonly allow: AllowStatement
  readonly scope: Scope
}

const SERVICE = 'cloud.firestore'

/**
 * @param pieces the path, starting with databases/…
 * @param variables request and resource
 */
export function findAllows(
  ruleset: Ruleset,
  pieces: readonly PathPiece[],
  method: RequestMethod,
  variables: Scope['variables'],
): readonly ApplicableAllow[] {
  const file: Scope = { variables, functions: ruleset.functions, parent: null }
  return ruleset.services
    .filter(({ name }) => name === SERVICE)
    .flatMap(({ functions, matches }) => {
      const scope: Scope = { variables: new Map(), functions, parent: file }
      return matches.flatMap((match) => allowsIn(match, pieces, method, scope, ruleset.version))
    })
}

function allowsIn(
  match: MatchBlock,
  pieces: readonly PathPiece[],
  method: RequestMethod,
  outer: Scope,
  version: 1 | 2,
): readonly ApplicableAllow[] {
  return matchPattern(match.pattern, pieces, version).flatMap(({ bindings, rest }) => {
    const scope: Scope = { variables: bindings, functions: match.functions, parent: outer }
    const inner = match.matches.flatMap((block) => allowsIn(block, rest, method, scope, version))
    if (rest.length > 0) return inner
    const own = match.allows.filter(({ methods }) => methods.has(method)).map((allow) => ({ allow, scope }))
    return [...own, ...inner]
  })
}
