import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { CallExpression, Expression, FunctionDeclaration } from './Ast.ts'
import { BUILT_IN_ARITY, TYPE_NAMES } from './builtIns.ts'
import { childrenOf } from './childrenOf.ts'

/** Visible names at one position of the file. */
export interface NameScope {
  readonly variables: ReadonlySet<string>
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly parent: NameScope | null
}

/**
 * Throws RulesSyntaxError for a name that is not declared, a wrong number of arguments or an unknown type.
 * @param onCall called with each declared function that is called
 */
export function checkExpression(
  expression: Expression,
  scope: NameScope,
  onCall: (callee: FunctionDeclaration) => void,
): void {
  if (expression.kind === 'variable') checkVariable(expression.name, expression, scope)
  if (expression.kind === 'is' && !TYPE_NAMES.has(expression.type)) {
    throw new RulesSyntaxError(expression.at, `'${expression.type}' is not a type.`)
  }
  if (expression.kind === 'call') checkCall(expression, scope, onCall)
  for (const child of childrenOf(expression)) checkExpression(child, scope, onCall)
}

function checkVariable(name: string, { at }: Expression, scope: NameScope): void {
  for (let s: NameScope | null = scope; s !== null; s = s.parent) if (s.variables.has(name)) return
  throw new RulesSyntaxError(at, `The variable '${name}' is not declared.`)
}

function checkCall(
  call: CallExpression,
  scope: NameScope,
  onCall: (callee: FunctionDeclaration) => void,
): void {
  const callee = findFunction(call.name, scope)
  if (callee !== null) onCall(callee)
  const expected = callee === null ? BUILT_IN_ARITY.get(call.name) : callee.parameters.length
  if (expected === undefined) {
    throw new RulesSyntaxError(call.at, `The function '${call.name}' is not declared.`)
  }
  const given = call.arguments.length
  if (given === expected) return
  throw new RulesSyntaxError(call.at, `'${call.name}' takes ${expected} argument(s), but ${given} are given.`)
}

function findFunction(name: string, scope: NameScope): FunctionDeclaration | null {
  for (let s: NameScope | null = scope; s !== null; s = s.parent) {
    const found = s.functions.get(name)
    if (found !== undefined) return found
  }
  return null
}
