import { type Position, RulesSyntaxError } from '../RulesSyntaxError.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '/': '/',
  '?': '?',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** Scans a string literal whose opening quote is at the offset; `end` is the offset after its closing quote. */
export function scanString(source: string, offset: number, at: Position): { value: string; end: number } {
  const quote = source[offset]
  let value = ''
  let i = offset + 1
  for (;;) {
    const char = source[i]
    if (char === undefined || char === '\n') {
      throw new RulesSyntaxError(at, 'This string is not closed on its line.')
    }
    if (char === quote) return { value, end: i + 1 }
    if (char !== '\\') {
      value += char
      i += 1
      continue
    }
    const escaped = scanEscape(source, i + 1, at)
    value += escaped.value
    i = escaped.end
  }
}

function scanEscape(source: string, offset: number, at: Position): { value: string; end: number } {
  const letter = source[offset] ?? ''
  const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0
  if (digits > 0) {
    const hex = source.slice(offset + 1, offset + 1 + digits)
    if (!/^[0-9a-fA-F]+$/.test(hex) || hex.length < digits) {
      throw new RulesSyntaxError(
        at,
        `\\${letter} in this string needs ${digits} hexadecimal digits after it.`,
      )
    }
    return { value: String.fromCharCode(Number.parseInt(hex, 16)), end: offset + 1 + digits }
  }
  const value = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined
  if (value === undefined) {
    throw new RulesSyntaxError(
      at,
      `\\${letter} in this string is not an escape sequence; write \\\\ for a backslash.`,
    )
  }
  return { value, end: offset + 1 }
}
