import type { FunctionDeclaration } from '../syntax/Ast.ts'
import type { RuleValue } from '../values/RuleValue.ts'

/** Visible variables and functions, innermost scope first. */
export interface Scope {
  readonly variables: ReadonlyMap<string, RuleValue>
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly parent: Scope | null
}

export function findVariable(scope: Scope, name: string): RuleValue | null {
  for (let s: Scope | null = scope; s !== null; s = s.parent) {
    const value = s.variables.get(name)
    if (value !== undefined) return value
  }
  return null
}

/** A function with the scope of its declaration, in which its body is evaluated. */
export function findFunction(
  scope: Scope,
  name: string,
): { readonly declaration: FunctionDeclaration; readonly home: Scope } | null {
  for (let home: Scope | null = scope; home !== null; home = home.parent) {
    const declaration = home.functions.get(name)
    if (declaration !== undefined) return { declaration, home }
  }
  return null
}
