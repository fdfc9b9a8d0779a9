import { expectKind } from '../operations/arguments.ts'
import { callBuiltIn } from '../operations/callBuiltIn.ts'
import type { Expression, FunctionDeclaration } from '../syntax/Ast.ts'
import { RuleError } from '../values/RuleError.ts'
import { bool, type RuleValue, UNKNOWN } from '../values/RuleValue.ts'
import type { Evaluation } from './Evaluation.ts'
import { findFunction, type Scope } from './Scope.ts'

/** Evaluates an expression in a scope. It is a parameter to avoid an import cycle. */
export type Evaluate = (expression: Expression, scope: Scope) => RuleValue

/** Calls a function of the rules file or a built-in function. @throws RuleError */
export function evaluateCall(
  name: string,
  args: readonly RuleValue[],
  scope: Scope,
  evaluation: Evaluation,
  evaluate: Evaluate,
): RuleValue {
  const found = findFunction(scope, name)
  if (found !== null) return callDeclared(found.declaration, args, found.home, evaluation, evaluate)
  if (args.some((arg) => arg.kind === 'unknown')) return name === 'debug' ? (args[0] ?? UNKNOWN) : UNKNOWN
  switch (name) {
    case 'get':
      return read(args, 'before', evaluation)
    case 'getAfter':
      return read(args, 'after', evaluation)
    case 'exists':
      return bool(read(args, 'before', evaluation).kind !== 'null')
    case 'existsAfter':
      return bool(read(args, 'after', evaluation).kind !== 'null')
    default:
      return callBuiltIn(name, args)
  }
}

function read([path]: readonly RuleValue[], when: 'before' | 'after', { reads }: Evaluation): RuleValue {
  return reads.read(expectKind(path, 'path').segments, when)
}

function callDeclared(
  { name, parameters, bindings, result }: FunctionDeclaration,
  args: readonly RuleValue[],
  home: Scope,
  { budget }: Evaluation,
  evaluate: Evaluate,
): RuleValue {
  const variables = new Map<string, RuleValue>()
  for (const [index, parameter] of parameters.entries()) {
    const value = args[index]
    if (value === undefined) throw new RuleError(`${name}() got too few arguments.`)
    variables.set(parameter, value)
  }
  const scope: Scope = { variables, functions: new Map(), parent: home }
  for (const { name: variable, value } of bindings) {
    budget.spend(1)
    variables.set(variable, evaluate(value, scope))
  }
  return evaluate(result, scope)
}
