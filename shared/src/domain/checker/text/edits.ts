import { capitalized } from '../../base/capitalized.ts'
import type { Suggestion, TextSpan } from '../../study/remarks/Remark.ts'
import { readableText } from './readableText.ts'
import type { Statement } from './Statement.ts'

/** The span from one word to another, both included; null if there is none. */
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

/** The text without words and without the space and comma they leave. */
export function removed(statement: Statement, from: number, to: number = from): string {
  const span = spanOf(statement, from, to)
  if (span === null) return statement.text
  const head = statement.text.slice(0, span.start).trimEnd()
  const before = head.endsWith(',') ? head.slice(0, -1) : head
  const after = statement.text.slice(span.end).trimStart()
  const gap = before === '' || '.,;:!?)'.includes(after.charAt(0)) ? '' : ' '
  const joined = before + gap + after
  return before === '' ? capitalized(joined) : joined
}

/** Maximum length of a text that a suggestion rewrites, in characters. Statements are shorter. */
const MAX_REWRITTEN = 1_000

/**
 * A one-click replacement; none for a long text, or if it would leave the text unchanged or empty.
 * @param rewrite returns the new text; not called for a long text
 */
export function suggestion({ text }: Statement, label: string, rewrite: () => string): Suggestion | null {
  if (text.length > MAX_REWRITTEN) return null
  const replacement = rewrite()
  return replacement !== text && replacement.trim() !== '' ? { label, replacement } : null
}

/** The text with a lower-case first letter, unless it starts with an acronym or the pronoun I. */
export const uncapitalized = (text: string): string =>
  /^\p{Lu}(?:\p{Lu}|\P{L}|$)/u.test(readableText(text).text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
