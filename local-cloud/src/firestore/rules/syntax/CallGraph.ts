import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { FunctionDeclaration } from './Ast.ts'

/** Documented limit of Firestore. */
const MAX_CALL_DEPTH = 20

/** Calls between functions. Recursion is not allowed, and calls nest at most 20 deep. */
export class CallGraph {
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>()

  add(caller: FunctionDeclaration, callee: FunctionDeclaration): void {
    const callees = this.#calls.get(caller) ?? new Set()
    this.#calls.set(caller, callees.add(callee))
  }

  /** @throws RulesSyntaxError at a function that is recursive or nests too deep */
  check(): void {
    const depths = new Map<FunctionDeclaration, number>()
    for (const caller of this.#calls.keys()) this.#depth(caller, [], depths)
  }

  #depth(
    declaration: FunctionDeclaration,
    callers: readonly FunctionDeclaration[],
    depths: Map<FunctionDeclaration, number>,
  ): number {
    const known = depths.get(declaration)
    if (known !== undefined) return known
    if (callers.includes(declaration)) {
      throw new RulesSyntaxError(declaration.at, `The function '${declaration.name}' calls itself.`)
    }
    if (callers.length === MAX_CALL_DEPTH) {
      throw new RulesSyntaxError(
        declaration.at,
        `Calls to '${declaration.name}' nest deeper than ${MAX_CALL_DEPTH}.`,
      )
    }
    let depth = 1
    for (const callee of this.#calls.get(declaration) ?? []) {
      depth = Math.max(depth, 1 + this.#depth(callee, [...callers, declaration], depths))
    }
    if (depth > MAX_CALL_DEPTH) throw tooDeep(declaration)
    depths.set(declaration, depth)
    return depth
  }
}

function tooDeep({ at, name }: FunctionDeclaration): RulesSyntaxError {
  return new RulesSyntaxError(at, `Calls around '${name}' nest deeper than ${MAX_CALL_DEPTH}.`)
}
