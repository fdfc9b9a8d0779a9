import { evaluateUnknownMember, evaluateUnknownMethod } from '../lists/evaluateUnknown.ts'
import { callMethod } from '../operations/callMethod.ts'
import type { Expression, MethodExpression } from '../syntax/Ast.ts'
import { int } from '../values/int.ts'
import { RuleError } from '../values/RuleError.ts'
import { list, map, path, type RuleValue, UNKNOWN } from '../values/RuleValue.ts'
import type { Evaluation } from './Evaluation.ts'
import { evaluateBinary } from './evaluateBinary.ts'
import { evaluateCall } from './evaluateCall.ts'
import { evaluateIndex, evaluateRange } from './evaluateIndex.ts'
import { evaluateIs } from './evaluateIs.ts'
import { findVariable, type Scope } from './Scope.ts'

/**
 * Evaluates an expression. @throws RuleError when the evaluation fails, which denies access unless `||` or `&&` ignores
 * it
 */
export function evaluateExpression(expression: Expression, scope: Scope, evaluation: Evaluation): RuleValue {
  try {
    const value = evaluateParts(expression, scope, evaluation)
    evaluation.coverage.add(expression, value)
    return value
  } catch (error) {
    if (error instanceof RuleError) evaluation.coverage.add(expression, error)
    throw error
  }
}

function evaluateParts(expression: Expression, scope: Scope, evaluation: Evaluation): RuleValue {
  const evaluateIn = (part: Expression, where: Scope) => evaluateExpression(part, where, evaluation)
  const evaluate = (part: Expression) => evaluateIn(part, scope)
  const evaluateBranch = (part: Expression, cost: number) => {
    evaluation.budget.spend(cost)
    return evaluate(part)
  }
  evaluation.budget.spend(costOf(expression))
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'variable':
      return variable(expression.name, scope)
    case 'list':
      return withoutUnknown(expression.items.map(evaluate), list)
    case 'map':
      return evaluateMap(expression.entries, evaluate)
    case 'path':
      return evaluatePath(expression.segments, evaluate)
    case 'member':
      return member(evaluate(expression.target), expression.name, evaluation)
    case 'index':
      return evaluateIndex(evaluate(expression.target), evaluate(expression.index), evaluation.knowledge)
    case 'range':
      return evaluateRange(
        evaluate(expression.target),
        expression.from && evaluate(expression.from),
        expression.to && evaluate(expression.to),
      )
    case 'call':
      return evaluateCall(expression.name, expression.arguments.map(evaluate), scope, evaluation, evaluateIn)
    case 'method':
      return evaluateMethod(expression, evaluate, evaluation)
    case 'unary':
      return evaluateUnary(expression.operator, evaluate(expression.operand))
    case 'binary':
      return evaluateBinary(expression, evaluate, evaluation)
    case 'is':
      return evaluateIs(evaluate(expression.operand), expression.type, evaluation.knowledge)
    case 'conditional':
      return evaluateConditional(
        evaluate(expression.condition),
        () => evaluateBranch(expression.whenTrue, BRANCH_COST.whenTrue),
        () => evaluateBranch(expression.whenFalse, BRANCH_COST.whenFalse),
      )
  }
}

/** What the official emulator adds to the cost of the branch of a condition, measured. */
const BRANCH_COST = { whenTrue: 1, whenFalse: 3 } as const

/** The official emulator also counts the type of `is`, missing bounds of ranges, and literal segments of paths. */
function costOf(expression: Expression): number {
  if (expression.kind === 'is') return 2
  if (expression.kind === 'range')
    return 1 + [expression.from, expression.to].filter((part) => part === null).length
  if (expression.kind === 'path')
    return 1 + expression.segments.filter((segment) => typeof segment === 'string').length
  return 1
}

/** A container with an unknown item is unknown as a whole. */
function withoutUnknown(
  parts: readonly RuleValue[],
  build: (parts: readonly RuleValue[]) => RuleValue,
): RuleValue {
  return parts.some((part) => part.kind === 'unknown') ? UNKNOWN : build(parts)
}

function variable(name: string, scope: Scope): RuleValue {
  const value = findVariable(scope, name)
  if (value === null) throw new RuleError(`Variable not found error: Name: [${name}].`)
  return value
}

function member(target: RuleValue, name: string, { knowledge }: Evaluation): RuleValue {
  if (target.kind === 'unknown') return evaluateUnknownMember(target, name, knowledge)
  if (target.kind === 'null') throw new RuleError('Null value error.')
  const value = target.kind === 'map' ? target.entries.get(name) : undefined
  if (value === undefined) throw new RuleError(`Property ${name} is undefined on object.`)
  return value
}

function evaluateMethod(
  { target, name, arguments: args }: MethodExpression,
  evaluate: (part: Expression) => RuleValue,
  { knowledge }: Evaluation,
): RuleValue {
  const self = evaluate(target)
  const values = args.map(evaluate)
  if (self.kind === 'unknown') return evaluateUnknownMethod(self, name, values, knowledge)
  if (values.some((value) => value.kind === 'unknown')) return UNKNOWN
  return callMethod(self, name, values)
}

function evaluateMap(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  evaluate: (part: Expression) => RuleValue,
): RuleValue {
  const values = new Map<string, RuleValue>()
  let unknown = false
  for (const entry of entries) {
    const key = evaluate(entry.key)
    const value = evaluate(entry.value)
    if (key.kind === 'unknown' || value.kind === 'unknown') unknown = true
    else if (key.kind === 'string') values.set(key.value, value)
    else throw new RuleError("A map's keys are strings.")
  }
  return unknown ? UNKNOWN : map(values)
}

function evaluatePath(
  segments: readonly (string | Expression)[],
  evaluate: (part: Expression) => RuleValue,
): RuleValue {
  const parts = segments.map((segment) => (typeof segment === 'string' ? path([segment]) : evaluate(segment)))
  return withoutUnknown(parts, (known) => path(known.flatMap(pathSegments)))
}

function pathSegments(part: RuleValue): readonly string[] {
  if (part.kind === 'path') return part.segments
  // A string is one segment, because a document's text must not change the structure of the path.
  if (part.kind === 'string' && part.value !== '' && !part.value.includes('/')) return [part.value]
  if (part.kind === 'int') return [String(part.value)]
  throw new RuleError(`A path cannot hold a ${part.kind}.`)
}

function evaluateUnary(operator: '!' | '-', operand: RuleValue): RuleValue {
  if (operand.kind === 'unknown') return UNKNOWN
  if (operator === '!' && operand.kind === 'bool') return { kind: 'bool', value: !operand.value }
  if (operator === '-' && operand.kind === 'int') return int(-operand.value)
  if (operator === '-' && operand.kind === 'float') return { kind: 'float', value: -operand.value }
  throw new RuleError(`Unsupported operation error: ${operator}${operand.kind}.`)
}

function evaluateConditional(
  condition: RuleValue,
  whenTrue: () => RuleValue,
  whenFalse: () => RuleValue,
): RuleValue {
  if (condition.kind === 'unknown') return UNKNOWN
  if (condition.kind !== 'bool') throw new RuleError('A condition must be a bool.')
  return condition.value ? whenTrue() : whenFalse()
}
