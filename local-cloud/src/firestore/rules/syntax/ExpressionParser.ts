import { type Position, RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { BinaryOperator, Expression } from './Ast.ts'
import { isBuiltInName } from './builtIns.ts'
import { ExpressionDepths } from './ExpressionDepths.ts'
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
  readonly #depths = new ExpressionDepths()
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
    const { start } = this.#reader.nextSpan()
    const expression = this.#conditional(this.#binary(0), start)
    this.#nesting -= 1
    return expression
  }

  #conditional(condition: Expression, start: number): Expression {
    if (!this.#reader.isSymbol('?')) return condition
    const at = this.#count(this.#reader.next().at)
    const whenTrue = this.parse()
    this.#reader.expectSymbol(':', 'between the two outcomes of a condition')
    const whenFalse = this.parse()
    const span = this.#reader.spanFrom(start)
    return this.#depths.add({ kind: 'conditional', at, span, condition, whenTrue, whenFalse })
  }

  /** Precedence climbing: parses operators of at least this precedence. */
  #binary(least: number): Expression {
    const { start } = this.#reader.nextSpan()
    let left = this.#unary()
    for (;;) {
      const token = this.#reader.peek()
      const text = token.kind === 'symbol' || token.kind === 'name' ? token.text : ''
      const found = OPERATOR_BY_TEXT.get(text)
      if (found === undefined || found.strength < least) return left
      const { operator, strength } = found
      this.#reader.next()
      const at = this.#count(token.at)
      if (operator === 'is') {
        const type = this.#reader.expectName("a type's name after 'is'")
        left = this.#depths.add({ kind: 'is', at, span: this.#reader.spanFrom(start), operand: left, type })
      } else {
        const right = this.#binary(strength + 1)
        const span = this.#reader.spanFrom(start)
        left = this.#depths.add({ kind: 'binary', at, span, operator, left, right })
      }
    }
  }

  #unary(): Expression {
    const token = this.#reader.peek()
    const { start } = this.#reader.nextSpan()
    if (token.kind === 'symbol' && (token.text === '!' || token.text === '-')) {
      this.#reader.next()
      const at = this.#count(token.at)
      const operand = this.#unary()
      const span = this.#reader.spanFrom(start)
      return this.#depths.add({ kind: 'unary', at, span, operator: token.text, operand })
    }
    return this.#suffixes(this.#primary(), start)
  }

  /** @param start offset of the expression, which may begin with a bracket */
  #suffixes(first: Expression, start: number): Expression {
    let target = first
    for (;;) {
      const at = this.#reader.peek().at
      if (this.#reader.consumeSymbol('.')) {
        this.#count(at)
        const name = this.#reader.expectName("a field's or method's name after '.'")
        target = this.#reader.isSymbol('(')
          ? this.#method(target, name, at, start)
          : this.#depths.add({ kind: 'member', at, span: this.#reader.spanFrom(start), target, name })
      } else if (this.#reader.consumeSymbol('[')) {
        this.#count(at)
        target = this.#indexOrRange(target, at, start)
      } else return target
    }
  }

  /** `math.abs(x)` is a built-in function, `text.size()` a method. */
  #method(target: Expression, name: string, at: Position, start: number): Expression {
    const builtIn = target.kind === 'variable' ? `${target.name}.${name}` : ''
    const args = this.#arguments()
    const span = this.#reader.spanFrom(start)
    if (isBuiltInName(builtIn)) {
      return this.#depths.add({ kind: 'call', at: target.at, span, name: builtIn, arguments: args })
    }
    return this.#depths.add({ kind: 'method', at, span, target, name, arguments: args })
  }

  #indexOrRange(target: Expression, at: Position, start: number): Expression {
    const from = this.#reader.isSymbol(':') ? null : this.parse()
    if (this.#reader.consumeSymbol(':')) {
      const to = this.#reader.isSymbol(']') ? null : this.parse()
      this.#reader.expectSymbol(']', 'after the range')
      return this.#depths.add({ kind: 'range', at, span: this.#reader.spanFrom(start), target, from, to })
    }
    this.#reader.expectSymbol(']', 'after the index')
    if (from === null) throw new RulesSyntaxError(at, 'The brackets contain no index.')
    return this.#depths.add({ kind: 'index', at, span: this.#reader.spanFrom(start), target, index: from })
  }

  #primary(): Expression {
    const token = this.#reader.peek()
    const literal = literalOf(token, this.#reader.nextSpan())
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
    const span = this.#reader.nextSpan()
    this.#reader.next()
    if (!this.#reader.isSymbol('(')) return { kind: 'variable', at, span, name }
    this.#count(at)
    const args = this.#arguments()
    const whole = this.#reader.spanFrom(span.start)
    return this.#depths.add({ kind: 'call', at, span: whole, name, arguments: args })
  }

  #symbol(text: string, at: Position): Expression {
    const { start } = this.#reader.nextSpan()
    if (text === '(') {
      this.#reader.next()
      this.#count(at)
      const inner = this.parse()
      this.#reader.expectSymbol(')', 'to close the bracket')
      return this.#depths.addBrackets(inner)
    }
    if (text === '[') {
      this.#count(this.#reader.next().at)
      const items = this.#reader.commaSeparated(']', () => this.parse())
      return this.#depths.add({ kind: 'list', at, span: this.#reader.spanFrom(start), items })
    }
    if (text === '{') {
      this.#count(this.#reader.next().at)
      const entries = this.#reader.commaSeparated('}', () => this.#mapEntry())
      return this.#depths.add({ kind: 'map', at, span: this.#reader.spanFrom(start), entries })
    }
    if (text === '/') {
      this.#count(at)
      const segments = parsePath(this.#reader, () => this.parse())
      return this.#depths.add({ kind: 'path', at, span: this.#reader.spanFrom(start), segments })
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
