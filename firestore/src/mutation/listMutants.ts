import type {
  AllowStatement,
  BinaryExpression,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  Span,
} from '../../../local-cloud/src/firestore/rules/syntax/Ast.ts'
import { childrenOf } from '../../../local-cloud/src/firestore/rules/syntax/childrenOf.ts'
import { parseRules } from '../../../local-cloud/src/firestore/rules/syntax/parseRules.ts'

/** The rules with one change. */
export interface Mutant {
  /** "line: change" for a message. */
  readonly label: string
  readonly source: string
  /** Part of the unchanged rules whose evaluation decides whether the change can have an effect. */
  readonly span: Span
}

/**
 * Lists the rules with each condition removed or negated in turn: each operand of && and ||, each condition of a
 * conditional expression, and each allow statement.
 * @param source the product's rules
 */
export function listMutants(source: string): readonly Mutant[] {
  const { services, functions } = parseRules(source)
  const textOf = ({ start, end }: Span) => source.slice(start, end)
  const replaced = (span: Span, text: string, label: string, decisive = span): Mutant => ({
    label: `line ${source.slice(0, span.start).split('\n').length}: ${label}`,
    source: source.slice(0, span.start) + text + source.slice(span.end),
    span: decisive,
  })

  function ofOperands(expression: BinaryExpression): readonly Mutant[] {
    const { left, right, span, operator } = expression
    return [
      replaced(span, `(${textOf(right.span)})`, `remove ${textOf(left.span)} ${operator}`, left.span),
      replaced(span, `(${textOf(left.span)})`, `remove ${operator} ${textOf(right.span)}`, right.span),
      replaced(left.span, `!(${textOf(left.span)})`, `negate ${textOf(left.span)}`),
      replaced(right.span, `!(${textOf(right.span)})`, `negate ${textOf(right.span)}`),
    ]
  }

  function ofExpression(expression: Expression): readonly Mutant[] {
    const isLogical = expression.kind === 'binary' && ['&&', '||'].includes(expression.operator)
    return [
      ...(isLogical ? ofOperands(expression) : []),
      ...(expression.kind === 'conditional'
        ? ['true', 'false'].map((value) => replaced(expression.condition.span, value, `decide by ${value}`))
        : []),
      ...childrenOf(expression).flatMap(ofExpression),
    ]
  }

  function ofAllow({ condition }: AllowStatement): readonly Mutant[] {
    if (condition === null) return []
    const text = textOf(condition.span)
    return [
      replaced(condition.span, 'false', `never allow if ${text}`),
      replaced(condition.span, 'true', `always allow, not if ${text}`),
      replaced(condition.span, `!(${text})`, `negate if ${text}`),
      ...ofExpression(condition),
    ]
  }

  const ofFunctions = (declared: ReadonlyMap<string, FunctionDeclaration>): readonly Mutant[] =>
    [...declared.values()].flatMap(({ bindings, result }) => [
      ...bindings.flatMap(({ value }) => ofExpression(value)),
      ...ofExpression(result),
    ])

  const ofMatch = (match: MatchBlock): readonly Mutant[] => [
    ...ofFunctions(match.functions),
    ...match.allows.flatMap(ofAllow),
    ...match.matches.flatMap(ofMatch),
  ]

  return [
    ...ofFunctions(functions),
    ...services.flatMap((service) => [
      ...ofFunctions(service.functions),
      ...service.matches.flatMap(ofMatch),
    ]),
    ...ofMethods(source),
  ]
}

/** Each statement that allows several methods, without one of them. */
function ofMethods(source: string): readonly Mutant[] {
  return [...source.matchAll(/allow (.+): (?=if )/g)].flatMap(({ 0: text, 1: listed = '', index }) => {
    const methods = listed.split(', ').flatMap((method) => (method === 'read' ? ['get', 'list'] : [method]))
    if (methods.length === 1) return []
    const start = index + text.length + 'if '.length
    return methods.map((method) => ({
      label: `line ${source.slice(0, index).split('\n').length}: do not allow ${method}`,
      source: `${source.slice(0, index)}allow ${methods.filter((each) => each !== method).join(', ')}: ${source.slice(index + text.length)}`,
      span: { start, end: start },
    }))
  })
}
