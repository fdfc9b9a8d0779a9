import { type Position, RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { BinaryOperator, Expression } from './Ast.ts'
import { isBuiltInName } from './builtIns.ts'
import { literalOf } from './literalOf.ts'
import { parsePath } from './parsePath.ts'
import { RESERVED_WORDS } from './reservedWords.ts'
import type { TokenReader } from './TokenReader.ts'

/** Binary operators by precedence, lowest first. */
const OPERATORS: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
]
const OPERATOR_BY_TEXT = new Map(
  OPERATORS.flatMap((operators, strength) =>
    operators.map((operator) => [operator as string, { operator, strength }] as const),
  ),
)

/**
 * One evaluation may visit at most 1,000 expressions, so larger ones are useless. The limit also prevents a stack
 * overflow by recursive visitors.
 */
const MAX_PARTS = 1_000
const MAX_NESTING = 100

/** Recursive descent parser for one expression. */
export class ExpressionParser {
  readonly #reader: TokenReader
  #parts = 0
  #nesting = 0

  constructor(reader: TokenReader) {
    this.#reader = reader
  }

  parse(): Expression {
    this.#nesting += 1
    if (this.#nesting > MAX_NESTING) {
      throw new RulesSyntaxError(this.#reader.peek().at, `An expression nests ${MAX_NESTING} deep at most.`)
    }
    const expression = this.#conditional(this.#binary(0))
    this.#nesting -= 1
    return expression
  }

  #conditional(condition: Expression): Expression {
    if (!this.#reader.isSymbol('?')) return condition
    const at = this.#count(this.#reader.next().at)
    const whenTrue = this.parse()
    this.#reader.expectSymbol(':', 'between the two outcomes of a condition')
    return { kind: 'conditional', at, condition, whenTrue, whenFalse: this.parse() }
  }

  /** Precedence climbing: parses operators of at least this precedence. */
  #binary(least: number): Expression {
    let left = this.#unary()
    for (;;) {
      const token = this.#reader.peek()
      const text = token.kind === 'symbol' || token.kind === 'name' ? token.text : ''
      const found = OPERATOR_BY_TEXT.get(text)
      if (found === undefined || found.strength < least) return left
      const { operator, strength } = found
      this.#reader.next()
      const at = this.#count(token.at)
      left =
        operator === 'is'
          ? { kind: 'is', at, operand: left, type: this.#reader.expectName("a type's name after 'is'") }
          : { kind: 'binary', at, operator, left, right: this.#binary(strength + 1) }
    }
  }

  #unary(): Expression {
    const token = this.#reader.peek()
    if (token.kind === 'symbol' && (token.text === '!' || token.text === '-')) {
      this.#reader.next()
      return { kind: 'unary', at: this.#count(token.at), operator: token.text, operand: this.#unary() }
    }
    return this.#suffixes(this.#primary())
  }

  #suffixes(start: Expression): Expression {
    let target = start
    for (;;) {
      const at = this.#reader.peek().at
      if (this.#reader.consumeSymbol('.')) {
        this.#count(at)
        const name = this.#reader.expectName("a field's or method's name after '.'")
        target = this.#reader.isSymbol('(')
          ? this.#method(target, name, at)
          : { kind: 'member', at, target, name }
      } else if (this.#reader.consumeSymbol('[')) {
        this.#count(at)
        target = this.#indexOrRange(target, at)
      } else return target
    }
  }

  /** `math.abs(x)` is a built-in function, `text.size()` a method. */
  #method(target: Expression, name: string, at: Position): Expression {
    const builtIn = target.kind === 'variable' ? `${target.name}.${name}` : ''
    if (isBuiltInName(builtIn))
      return { kind: 'call', at: target.at, name: builtIn, arguments: this.#arguments() }
    return { kind: 'method', at, target, name, arguments: this.#arguments() }
  }

  #indexOrRange(target: Expression, at: Position): Expression {
    const from = this.#reader.isSymbol(':') ? null : this.parse()
    if (this.#reader.consumeSymbol(':')) {
      const to = this.#reader.isSymbol(']') ? null : this.parse()
      this.#reader.expectSymbol(']', 'after the range')
      return { kind: 'range', at, target, from, to }
    }
    this.#reader.expectSymbol(']', 'after the index')
    if (from === null) throw new RulesSyntaxError(at, 'The brackets contain no index.')
    return { kind: 'index', at, target, index: from }
  }

  #primary(): Expression {
    const token = this.#reader.peek()
    const literal = literalOf(token)
    if (literal !== null) {
      this.#reader.next()
      return literal
    }
    if (token.kind === 'name') return this.#named(token.text, token.at)
    if (token.kind === 'symbol') return this.#symbol(token.text, token.at)
    throw this.#reader.problem('Expected an expression')
  }

  #named(name: string, at: Position): Expression {
    if (RESERVED_WORDS.has(name)) throw this.#reader.problem('Expected an expression')
    this.#reader.next()
    if (!this.#reader.isSymbol('(')) return { kind: 'variable', at, name }
    return { kind: 'call', at: this.#count(at), name, arguments: this.#arguments() }
  }

  #symbol(text: string, at: Position): Expression {
    if (text === '(') {
      this.#reader.next()
      this.#count(at)
      const inner = this.parse()
      this.#reader.expectSymbol(')', 'to close the bracket')
      return inner
    }
    if (text === '[') {
      this.#count(this.#reader.next().at)
      return { kind: 'list', at, items: this.#reader.commaSeparated(']', () => this.parse()) }
    }
    if (text === '{') {
      this.#count(this.#reader.next().at)
      return { kind: 'map', at, entries: this.#reader.commaSeparated('}', () => this.#mapEntry()) }
    }
    if (text === '/') {
      return { kind: 'path', at: this.#count(at), segments: parsePath(this.#reader, () => this.parse()) }
    }
    throw this.#reader.problem('Expected an expression')
  }

  #mapEntry(): { readonly key: Expression; readonly value: Expression } {
    const key = this.#binary(0)
    this.#reader.expectSymbol(':', "after a map's key")
    return { key, value: this.parse() }
  }

  #arguments(): Expression[] {
    this.#reader.expectSymbol('(', 'before the arguments')
    return this.#reader.commaSeparated(')', () => this.parse())
  }

  #count(at: Position): Position {
    this.#parts += 1
    if (this.#parts > MAX_PARTS) {
      throw new RulesSyntaxError(
        at,
        `This expression has more than ${MAX_PARTS} parts; split it into functions.`,
      )
    }
    return at
  }
}
