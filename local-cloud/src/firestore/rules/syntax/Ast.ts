import type { Position } from '../RulesSyntaxError.ts'
import type { RuleValue } from '../values/RuleValue.ts'

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | 'in'

/** A part of the source text: offsets of its first character and of the one after it. */
export interface Span {
  readonly start: number
  readonly end: number
}

interface Node<K extends string> {
  readonly kind: K
  readonly at: Position
  readonly span: Span
}

export interface LiteralExpression extends Node<'literal'> {
  readonly value: RuleValue
}
interface VariableExpression extends Node<'variable'> {
  readonly name: string
}
interface ListExpression extends Node<'list'> {
  readonly items: readonly Expression[]
}
interface MapExpression extends Node<'map'> {
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[]
}
interface PathExpression extends Node<'path'> {
  /** A string is a literal segment; an expression comes from $(…). */
  readonly segments: readonly (string | Expression)[]
}
interface MemberExpression extends Node<'member'> {
  readonly target: Expression
  readonly name: string
}
interface IndexExpression extends Node<'index'> {
  readonly target: Expression
  readonly index: Expression
}
/** target[from:to]. A missing bound selects everything up to that end. */
interface RangeExpression extends Node<'range'> {
  readonly target: Expression
  readonly from: Expression | null
  readonly to: Expression | null
}
/** A call of a function by its name. Built-in functions may have a namespace, such as `math.abs`. */
export interface CallExpression extends Node<'call'> {
  readonly name: string
  readonly arguments: readonly Expression[]
}
export interface MethodExpression extends Node<'method'> {
  readonly target: Expression
  readonly name: string
  readonly arguments: readonly Expression[]
}
interface UnaryExpression extends Node<'unary'> {
  readonly operator: '!' | '-'
  readonly operand: Expression
}
export interface BinaryExpression extends Node<'binary'> {
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
}
interface IsExpression extends Node<'is'> {
  readonly operand: Expression
  readonly type: string
}
interface ConditionalExpression extends Node<'conditional'> {
  readonly condition: Expression
  readonly whenTrue: Expression
  readonly whenFalse: Expression
}

export type Expression =
  | LiteralExpression
  | VariableExpression
  | ListExpression
  | MapExpression
  | PathExpression
  | MemberExpression
  | IndexExpression
  | RangeExpression
  | CallExpression
  | MethodExpression
  | UnaryExpression
  | BinaryExpression
  | IsExpression
  | ConditionalExpression

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const
export type RequestMethod = (typeof METHODS)[number]

export interface AllowStatement {
  readonly at: Position
  readonly methods: ReadonlySet<RequestMethod>
  /** null allows without condition. */
  readonly condition: Expression | null
}

export interface FunctionDeclaration {
  readonly at: Position
  readonly name: string
  readonly parameters: readonly string[]
  readonly bindings: readonly { readonly at: Position; readonly name: string; readonly value: Expression }[]
  readonly result: Expression
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string }

/** Functions, allow statements and match blocks of one pair of braces. */
export interface MatchBlock {
  readonly at: Position
  readonly pattern: readonly PatternSegment[]
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly allows: readonly AllowStatement[]
  readonly matches: readonly MatchBlock[]
}

export interface ServiceBlock {
  readonly name: string
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly matches: readonly MatchBlock[]
}

export interface Ruleset {
  readonly version: 1 | 2
  readonly functions: ReadonlyMap<string, FunctionDeclaration>
  readonly services: readonly ServiceBlock[]
}
