import type { BinaryOperator } from '../syntax/Ast.ts'
import { includesValue, isNumber } from '../values/equalValues.ts'
import { bool, type RuleValue, UNKNOWN, type UnknownValue } from '../values/RuleValue.ts'
import { type DocumentKnowledge, type FieldKnowledge, orderOf } from './DocumentKnowledge.ts'

/*
 * Evaluates operations on a value that depends on the documents. The result is true or false if the query's filters
 * prove it for every document, otherwise unknown. A result that is too weak denies an allowed query; one that is too
 * strong would leak documents.
 */

/** Evaluates resource.data.name and similar members. */
export function evaluateUnknownMember(
  target: UnknownValue,
  name: string,
  knowledge: DocumentKnowledge,
): RuleValue {
  if (target.field === null) return UNKNOWN
  const field = [...target.field, name]
  return knowledge.about(field)?.equal ?? { kind: 'unknown', field }
}

export function evaluateUnknownMethod(
  target: UnknownValue,
  name: string,
  args: readonly RuleValue[],
  knowledge: DocumentKnowledge,
): RuleValue {
  const [arg] = args
  const known = knowledge.about(target.field)
  if (name === 'get' && arg?.kind === 'string') {
    const member = evaluateUnknownMember(target, arg.value, knowledge)
    // The default value applies if the field may be missing.
    return member.kind === 'unknown' && knowledge.about(member.field) === null ? UNKNOWN : member
  }
  if (known === null || known.contains.length === 0) return UNKNOWN
  if (arg?.kind !== 'list' && arg?.kind !== 'set') return UNKNOWN
  const { contains } = known
  if (name === 'hasAny' && contains.some((item) => includesValue(arg.items, item))) return bool(true)
  if (name === 'hasAll' && arg.items.every((item) => includesValue(contains, item))) return bool(true)
  if (name === 'hasOnly' && !contains.every((item) => includesValue(arg.items, item))) return bool(false)
  return UNKNOWN
}

export function evaluateUnknownIs(
  value: UnknownValue,
  type: string,
  knowledge: DocumentKnowledge,
): RuleValue {
  const known = knowledge.about(value.field)
  const kind = known === null ? null : kindOf(known)
  if (kind === null) return UNKNOWN
  if (kind === type) return bool(true)
  return kind === 'number' && (type === 'int' || type === 'float') ? UNKNOWN : bool(false)
}

/** Evaluates an operator with at least one unknown side. */
export function evaluateUnknownBinary(
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: RuleValue,
  right: RuleValue,
  knowledge: DocumentKnowledge,
): RuleValue {
  if (operator === 'in') return evaluateUnknownIn(left, right, knowledge)
  // The result of arithmetic is unknown.
  if (!isComparison(operator)) return UNKNOWN
  if (left.kind === 'unknown' && right.kind !== 'unknown') return compare(operator, left, right, knowledge)
  if (right.kind === 'unknown' && left.kind !== 'unknown') {
    return compare(MIRRORED[operator], right, left, knowledge)
  }
  return UNKNOWN
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

/** The operator for swapped operands. */
const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

function isComparison(operator: BinaryOperator): operator is Comparison {
  return operator in MIRRORED
}

function compare(
  operator: Comparison,
  { field }: UnknownValue,
  value: RuleValue,
  knowledge: DocumentKnowledge,
): RuleValue {
  const known = knowledge.about(field)
  if (known === null) return UNKNOWN
  if (operator !== '==' && operator !== '!=') return evaluateOrder(operator, known, value)
  const equal = evaluateEquality(known, value)
  return operator === '!=' && equal.kind === 'bool' ? bool(!equal.value) : equal
}

function evaluateUnknownIn(value: RuleValue, container: RuleValue, knowledge: DocumentKnowledge): RuleValue {
  if (value.kind === 'unknown') return evaluateMembership(value, container, knowledge)
  if (container.kind !== 'unknown') return UNKNOWN
  const known = knowledge.about(container.field)
  if (known !== null && includesValue(known.contains, value)) return bool(true)
  // A filter on a field below the key proves that the map contains the key.
  const field = container.field !== null && value.kind === 'string' ? [...container.field, value.value] : null
  return knowledge.about(field) === null ? UNKNOWN : bool(true)
}

/** Evaluates `in` for an unknown value and a known list or set. */
function evaluateMembership(
  value: UnknownValue,
  container: RuleValue,
  knowledge: DocumentKnowledge,
): RuleValue {
  const known = knowledge.about(value.field)
  if (known === null || (container.kind !== 'list' && container.kind !== 'set')) return UNKNOWN
  const answers = container.items.map((item) => evaluateEquality(known, item))
  if (answers.some((answer) => answer.kind === 'bool' && answer.value)) return bool(true)
  return answers.every((answer) => answer.kind === 'bool') ? bool(false) : UNKNOWN
}

function evaluateEquality(known: FieldKnowledge, value: RuleValue): RuleValue {
  const kind = kindOf(known)
  if (kind !== null && kind !== (isNumber(value) ? 'number' : value.kind)) return bool(false)
  if (includesValue(known.isNot, value)) return bool(false)
  const { lower, upper } = known
  const aboveLower = lower === undefined ? Number.NaN : orderOf(value, lower.value)
  const belowUpper = upper === undefined ? Number.NaN : orderOf(upper.value, value)
  if (aboveLower < 0 || (aboveLower === 0 && !lower?.inclusive)) return bool(false)
  if (belowUpper < 0 || (belowUpper === 0 && !upper?.inclusive)) return bool(false)
  return aboveLower === 0 && belowUpper === 0 ? bool(true) : UNKNOWN
}

function evaluateOrder(
  operator: '<' | '<=' | '>' | '>=',
  known: FieldKnowledge,
  value: RuleValue,
): RuleValue {
  const upwards = operator === '>' || operator === '>='
  const strict = operator === '<' || operator === '>'
  const sign = upwards ? 1 : -1
  const [near, far] = upwards ? [known.lower, known.upper] : [known.upper, known.lower]
  // Every value lies at or beyond `near`, so it lies beyond `value` if `near` does.
  const nearOrder = near === undefined ? Number.NaN : sign * orderOf(near.value, value)
  if (nearOrder > 0 || (nearOrder === 0 && !(strict && near?.inclusive))) return bool(true)
  const farOrder = far === undefined ? Number.NaN : sign * orderOf(far.value, value)
  if (farOrder < 0 || (farOrder === 0 && (strict || !far?.inclusive))) return bool(false)
  return UNKNOWN
}

/** The type of all values of the field, if the filters prove it. A range matches values of its bound's type only. */
function kindOf({ lower, upper, contains }: FieldKnowledge): RuleValue['kind'] | 'number' | null {
  const bound = lower ?? upper
  if (bound !== undefined) return isNumber(bound.value) ? 'number' : bound.value.kind
  return contains.length > 0 ? 'list' : null
}
