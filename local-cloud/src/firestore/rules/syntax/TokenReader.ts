import { type Position, RulesSyntaxError } from '../RulesSyntaxError.ts'
import type { Span } from './Ast.ts'
import { scanToken } from './scanToken.ts'
import { describeToken, type Token } from './Token.ts'

/** Reads the tokens of a source in order. Path segments have a syntax of their own and are read from the raw text. */
export class TokenReader {
  readonly #source: string
  #offset = 0
  #lastEnd = 0
  #line = 1
  #lineStart = 0
  #peeked: { readonly token: Token; readonly end: number } | null = null

  constructor(source: string) {
    this.#source = source
  }

  peek(): Token {
    if (this.#peeked === null) {
      this.#skipTrivia()
      this.#peeked = scanToken(this.#source, this.#offset, this.position())
    }
    return this.#peeked.token
  }

  next(): Token {
    const token = this.peek()
    this.#offset = this.#peeked?.end ?? this.#offset
    this.#lastEnd = this.#offset
    this.#peeked = null
    return token
  }

  /** Span of the next token. */
  nextSpan(): Span {
    this.peek()
    return { start: this.#offset, end: this.#peeked?.end ?? this.#offset }
  }

  /** Span from an offset to the end of the last token that was read. */
  spanFrom(start: number): Span {
    return { start, end: this.#lastEnd }
  }

  /** Position of the next unread character. */
  position(): Position {
    return { line: this.#line, column: this.#offset - this.#lineStart + 1 }
  }

  isSymbol(text: string): boolean {
    const token = this.peek()
    return token.kind === 'symbol' && token.text === text
  }

  isName(text: string): boolean {
    const token = this.peek()
    return token.kind === 'name' && token.text === text
  }

  consumeSymbol(text: string): boolean {
    const found = this.isSymbol(text)
    if (found) this.next()
    return found
  }

  consumeName(text: string): boolean {
    const found = this.isName(text)
    if (found) this.next()
    return found
  }

  /** @param purpose what the symbol is needed for, such as "after the function's name" */
  expectSymbol(text: string, purpose: string): Position {
    if (!this.isSymbol(text)) throw this.problem(`Expected '${text}' ${purpose}`)
    return this.next().at
  }

  /** @param what kind of name, such as "a function name" */
  expectName(what: string): string {
    const token = this.peek()
    if (token.kind !== 'name') throw this.problem(`Expected ${what}`)
    this.next()
    return token.text
  }

  /** Reads items up to and including a closing symbol. A trailing comma is allowed. */
  commaSeparated<T>(closing: string, parseOne: () => T): T[] {
    const items: T[] = []
    while (!this.consumeSymbol(closing)) {
      items.push(parseOne())
      if (!this.consumeSymbol(',') && !this.isSymbol(closing))
        throw this.problem(`Expected ',' or '${closing}'`)
    }
    return items
  }

  /** Reads raw text that the sticky pattern matches at the current position. */
  consumeRaw(pattern: RegExp): string | null {
    if (this.#peeked !== null) return null
    pattern.lastIndex = this.#offset
    const text = pattern.exec(this.#source)?.[0] ?? null
    this.#offset += text?.length ?? 0
    if (text !== null) this.#lastEnd = this.#offset
    return text
  }

  /** Creates an error at the next, unexpected token. */
  problem(expectation: string): RulesSyntaxError {
    const token = this.peek()
    return new RulesSyntaxError(token.at, `${expectation}, but found ${describeToken(token)}.`)
  }

  #skipTrivia(): void {
    for (;;) {
      const char = this.#source[this.#offset]
      const pair = this.#source.slice(this.#offset, this.#offset + 2)
      if (pair === '//') this.#skipLine()
      else if (pair === '/*') this.#skipComment()
      else if (char === undefined || !/\s|\uFEFF/.test(char)) return
      else this.#advance(this.#offset + 1)
    }
  }

  #skipComment(): void {
    const at = this.position()
    const end = this.#source.indexOf('*/', this.#offset + 2)
    if (end === -1) throw new RulesSyntaxError(at, "This comment is not closed; '*/' is missing.")
    this.#advance(end + 2)
  }

  #skipLine(): void {
    const end = this.#source.indexOf('\n', this.#offset)
    this.#advance(end === -1 ? this.#source.length : end)
  }

  #advance(to: number): void {
    for (; this.#offset < to; this.#offset++) {
      if (this.#source[this.#offset] === '\n') {
        this.#line += 1
        this.#lineStart = this.#offset + 1
      }
    }
  }
}
