import { type Position, RulesSyntaxError } from '../RulesSyntaxError.ts'
import { scanString } from './scanString.ts'
import type { Token } from './Token.ts'

const NAME = /[A-Za-z_$][A-Za-z0-9_]*/y
const NUMBER = /\d+\.\d*|\.\d+|\d+/y
const SYMBOL = /\|\||&&|==|!=|<=|>=|\*\*|[-{}()[\];:,.$/*=<>!+%?]/y
const INT_MAX = 2n ** 63n - 1n

/** Scans the token at an offset, which is neither white space nor a comment. Returns the token and its end. */
export function scanToken(source: string, offset: number, at: Position): { token: Token; end: number } {
  const first = source[offset]
  if (first === undefined) return { token: { kind: 'end', at }, end: offset }
  if (first === "'" || first === '"') {
    const { value, end } = scanString(source, offset, at)
    return { token: { kind: 'string', value, at }, end }
  }
  const second = source[offset + 1]
  if (first === 'b' && (second === "'" || second === '"')) {
    const { value, end } = scanString(source, offset + 1, at)
    return { token: { kind: 'bytes', value: Buffer.from(value, 'utf8'), at }, end }
  }
  // `$(` opens a binding in a path; `$name` is a name.
  const name = first === '$' && second === '(' ? null : matchAt(NAME, source, offset)
  if (name !== null) return { token: { kind: 'name', text: name, at }, end: offset + name.length }
  const number = matchAt(NUMBER, source, offset)
  if (number !== null) return { token: numberToken(number, at), end: offset + number.length }
  const symbol = matchAt(SYMBOL, source, offset)
  if (symbol !== null) return { token: { kind: 'symbol', text: symbol, at }, end: offset + symbol.length }
  throw new RulesSyntaxError(at, `The character ${JSON.stringify(first)} has no meaning here.`)
}

function numberToken(text: string, at: Position): Token {
  if (text.includes('.')) return { kind: 'float', value: Number(text), at }
  // Longer numbers are out of range anyway, and BigInt needs quadratic time for them.
  const value = text.length > 40 ? INT_MAX + 1n : BigInt(text)
  if (value > INT_MAX) throw new RulesSyntaxError(at, 'This whole number does not fit into 64 bits.')
  return { kind: 'int', value, at }
}

function matchAt(pattern: RegExp, source: string, offset: number): string | null {
  pattern.lastIndex = offset
  return pattern.exec(source)?.[0] ?? null
}
