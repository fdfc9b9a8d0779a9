import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { FunctionDeclaration, MatchBlock, Ruleset } from './Ast.ts'
import { CallGraph } from './CallGraph.ts'
import { checkExpression, type NameScope } from './checkExpression.ts'

/** Each additional {name=**} around a block multiplies the number of ways to match a path. */
const MAX_RESTS = 2

/** Checks a parsed file for all errors that do not depend on a request. @throws RulesSyntaxError */
export function checkRuleset(ruleset: Ruleset): void {
  const calls = new CallGraph()
  const file: NameScope = {
    variables: new Set(['request', 'resource']),
    functions: ruleset.functions,
    parent: null,
  }
  checkFunctions(file, calls)
  for (const service of ruleset.services) {
    const scope: NameScope = { variables: new Set(), functions: service.functions, parent: file }
    checkFunctions(scope, calls)
    for (const match of service.matches)
      checkMatch(match, { scope, rests: 0, version: ruleset.version }, calls)
  }
  calls.check()
}

interface Surroundings {
  readonly scope: NameScope
  /** Number of {name=**} wildcards in the paths of the enclosing blocks. */
  readonly rests: number
  readonly version: Ruleset['version']
}

function checkMatch(match: MatchBlock, outer: Surroundings, calls: CallGraph): void {
  const rests = outer.rests + checkRests(match, outer.version)
  if (rests > MAX_RESTS) {
    throw new RulesSyntaxError(match.at, `A path may hold ${MAX_RESTS} {name=**} wildcards at most.`)
  }
  const scope: NameScope = { variables: wildcardsOf(match), functions: match.functions, parent: outer.scope }
  checkFunctions(scope, calls)
  for (const { condition } of match.allows)
    if (condition !== null) checkExpression(condition, scope, () => {})
  for (const inner of match.matches) checkMatch(inner, { ...outer, scope, rests }, calls)
}

/** @returns the number of {name=**} wildcards in the block's own path */
function checkRests({ at, pattern }: MatchBlock, version: Ruleset['version']): number {
  const rests = pattern.filter((segment) => segment.kind === 'rest')
  if (version === 1 && rests.length > 0 && pattern.at(-1)?.kind !== 'rest') {
    throw new RulesSyntaxError(at, "{name=**} inside a path needs rules_version = '2'.")
  }
  return rests.length
}

function wildcardsOf({ at, pattern }: MatchBlock): ReadonlySet<string> {
  const names = new Set<string>()
  for (const segment of pattern) {
    if (segment.kind === 'literal') continue
    if (names.has(segment.name)) {
      throw new RulesSyntaxError(at, `The wildcard '${segment.name}' appears twice in this path.`)
    }
    names.add(segment.name)
  }
  return names
}

function checkFunctions(scope: NameScope, calls: CallGraph): void {
  for (const declaration of scope.functions.values()) checkFunction(declaration, scope, calls)
}

function checkFunction(declaration: FunctionDeclaration, outer: NameScope, calls: CallGraph): void {
  const variables = new Set(declaration.parameters)
  const scope: NameScope = { variables, functions: new Map(), parent: outer }
  const onCall = (callee: FunctionDeclaration) => calls.add(declaration, callee)
  for (const { at, name, value } of declaration.bindings) {
    checkExpression(value, scope, onCall)
    if (variables.has(name)) throw new RulesSyntaxError(at, `'${name}' is declared twice in this function.`)
    variables.add(name)
  }
  checkExpression(declaration.result, scope, onCall)
}
