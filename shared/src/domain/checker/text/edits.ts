import type { Suggestion, TextSpan } from '../../study/remarks/Remark.ts'
import type { Statement } from './Statement.ts'

/** The stretch from one word to another, both included; null where there is none. */
export function spanOf({ words }: Statement, from: number, to: number = from): TextSpan | null {
  const first = words[from]
  const last = words[to]
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end }
}

/** The text with words replaced. An initial capital is kept. */
export function replaced(statement: Statement, from: number, to: number, replacement: string): string {
  const span = spanOf(statement, from, to)
  if (span === null) return statement.text
  const isCapital = /^\p{Lu}/u.test(statement.text.slice(span.start))
  const fitting = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
  return statement.text.slice(0, span.start) + fitting + statement.text.slice(span.end)
}

/** The text without words and without the space and comma they leave behind. */
export function removed(statement: Statement, from: number, to: number = from): string {
  const span = spanOf(statement, from, to)
  if (span === null) return statement.text
  const kept = statement.text.slice(0, span.start).trimEnd()
  const before = kept.endsWith(',') ? kept.slice(0, -1) : kept
  const after = statement.text.slice(span.end).trimStart()
  const gap = before === '' || '.,;:!?)'.includes(after.charAt(0)) ? '' : ' '
  const joined = before + gap + after
  return before === '' ? capitalized(joined) : joined
}

/** Longest text that is rewritten by a click; a longer one is no statement. */
const MAX_REWRITTEN = 4_000

/** A one-click replacement, unless it would leave the text as it is or empty. */
export function suggestion({ text }: Statement, label: string, replacement: string): Suggestion | null {
  const isUseful = text.length <= MAX_REWRITTEN && replacement !== text && replacement.trim() !== ''
  return isUseful ? { label, replacement } : null
}

/** The text with its first letter a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text with its first letter small, unless a word in capitals or the pronoun I starts it. */
export const uncapitalized = (text: string): string =>
  /^\p{Lu}(?:\p{Lu}|\P{L}|$)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
