import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { Expression } from './Ast.ts'
import { childrenOf } from './childrenOf.ts'

/** Limit of the official compiler, measured: it refuses a chain of 100 operands. */
const MAX_DEPTH = 99

/** Kinds whose first child is on their own level: in `a.b.c(d)[e]`, only `d` and `e` are one level deeper. */
const SUFFIXES: readonly Expression['kind'][] = ['member', 'method', 'index', 'range']

/** How deep the parts of one expression nest. Brackets are a level of their own, as in the official compiler. */
export class ExpressionDepths {
  readonly #depths = new Map<Expression, number>()

  /**
   * @returns the expression
   * @throws RulesSyntaxError if it nests too deep
   */
  add<E extends Expression>(expression: E): E {
    const [first, ...others] = childrenOf(expression).map((child) => this.#depths.get(child) ?? 1)
    const isSuffix = SUFFIXES.includes(expression.kind)
    const below = isSuffix ? others : [first ?? 0, ...others]
    return this.#set(expression, Math.max(1 + Math.max(0, ...below), isSuffix ? (first ?? 1) : 1))
  }

  /** Adds the brackets around an expression. */
  addBrackets(expression: Expression): Expression {
    return this.#set(expression, 1 + (this.#depths.get(expression) ?? 1))
  }

  #set<E extends Expression>(expression: E, depth: number): E {
    if (depth > MAX_DEPTH) {
      throw new RulesSyntaxError(
        expression.at,
        `This expression is too complex: it nests more than ${MAX_DEPTH} deep.`,
      )
    }
    this.#depths.set(expression, depth)
    return expression
  }
}
