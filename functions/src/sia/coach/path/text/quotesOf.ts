import { verbatim } from './verbatim.ts'

/** Most characters of one quote of several parts. */
const MOST = 110
/** Most characters between two parts that are quoted as one. */
const GAP = 16

/** Parts of a message as they were typed; neighbors of one line are one quote. */
export function quotesOf(parts: readonly string[], message: string): readonly string[] {
  const typed = message
    .trim()
    .split(/[^\S\n]+/)
    .join(' ')
  const quotes: string[] = []
  for (const quote of new Set(parts.map((part) => verbatim(part, message)))) {
    const last = quotes.at(-1)
    const joined = last === undefined ? null : spanOf(last, quote, typed)
    if (joined === null) quotes.push(quote)
    else quotes[quotes.length - 1] = joined
  }
  return quotes
}

/** What was typed from one quote to the end of the next; null if they are far apart. */
function spanOf(one: string, other: string, typed: string): string | null {
  const start = typed.indexOf(one)
  const next = start < 0 ? -1 : typed.indexOf(other, start + one.length)
  if (next < 0 || next - start - one.length > GAP) return null
  const span = typed.slice(start, next + other.length)
  return span.length > MOST || /\n|[.!?]\s/.test(span) ? null : span
}
