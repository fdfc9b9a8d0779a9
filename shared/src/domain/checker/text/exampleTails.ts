import type { TextSpan } from '../../study/remarks/Remark.ts'

const MARKER = /\b(?:e\.\s?g\b\.?|eg\b[.,:]|i\.\s?e\b\.?|for\s+example\b|for\s+instance\b|such\s+as\b)/gi

/** Where the statement continues after examples without brackets. */
const GOES_ON = /[,–—-]\s(?=(?:when|while|during|before|after|once|if|until|without)\b)/gi

/**
 * Spans that only list examples, in order. They start at "e.g.", "for example", "such as" or similar. They
 * end at the closing bracket, at a comma before "when", "before" or similar, or at the end.
 */
export function exampleTails(text: string): readonly TextSpan[] {
  const tails: TextSpan[] = []
  let read = 0
  for (const { index } of text.matchAll(MARKER)) {
    if (index < read) continue
    const end = endOfTail(text, index)
    tails.push({ start: index, end })
    read = end
  }
  return tails
}

function endOfTail(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 2), start).trimEnd()
  const closing = before.endsWith('(') ? ')' : before.endsWith('[') ? ']' : null
  if (closing !== null) {
    const closed = text.indexOf(closing, start)
    return closed < 0 ? text.length : closed
  }
  GOES_ON.lastIndex = start
  return GOES_ON.exec(text)?.index ?? text.length
}
