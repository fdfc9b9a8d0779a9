import { RE2JS } from 're2js'
import { int } from '../values/int.ts'
import { bool, bytes, list, string } from '../values/RuleValue.ts'
import { expectKind } from './arguments.ts'
import type { MethodTable } from './Method.ts'
import { compilePattern } from './regularExpressions.ts'
import { assertSize } from './sizes.ts'

export const stringMethods: MethodTable<'string'> = {
  /** Only the letters A to Z change, as in the official emulator. */
  lower: { arity: 0, call: ({ value }) => string(value.replaceAll(/[A-Z]+/g, (part) => part.toLowerCase())) },
  upper: { arity: 0, call: ({ value }) => string(value.replaceAll(/[a-z]+/g, (part) => part.toUpperCase())) },
  trim: { arity: 0, call: ({ value }) => string(trimmed(value)) },
  /** In UTF-16 code units, as in the official emulator. */
  size: { arity: 0, call: ({ value }) => int(value.length) },
  toUtf8: { arity: 0, call: ({ value }) => bytes(Buffer.from(value, 'utf8')) },
  /** The pattern must match the whole string, as documented. */
  matches: {
    arity: 1,
    call: ({ value }, [pattern]) => bool(compilePattern(expectKind(pattern, 'string').value).matches(value)),
  },
  /** Omits empty parts at the end, but not the only one, as in the official emulator. */
  split: {
    arity: 1,
    call: ({ value }, [pattern]) => {
      const parts = compilePattern(expectKind(pattern, 'string').value).split(value)
      return list((parts.length === 0 ? [''] : parts).map(string))
    },
  },
  replace: {
    arity: 2,
    call: ({ value }, [pattern, replacement]) => {
      const insert = expectKind(replacement, 'string').value
      assertSize(value.length + (value.length + 1) * insert.length)
      return string(
        compilePattern(expectKind(pattern, 'string').value)
          .matcher(value)
          .replaceAll(RE2JS.quoteReplacement(insert)),
      )
    },
  },
}

/** Without the spaces and control characters of ASCII at both ends, as in the official emulator. */
function trimmed(value: string): string {
  let [start, end] = [0, value.length]
  while (start < end && value.charCodeAt(start) <= 0x20) start += 1
  while (end > start && value.charCodeAt(end - 1) <= 0x20) end -= 1
  return value.slice(start, end)
}
