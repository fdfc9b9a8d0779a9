import { type MarkedText, markChanges } from '@outcome-studio/shared/domain/study'

/** A span of two texts read as one. */
export interface InlineSpan {
  readonly text: string
  readonly kind: 'kept' | 'removed' | 'inserted'
}

/** Two texts as one, in which removed words precede those that replace them. */
export function inlineChanges(before: string, after: string): readonly InlineSpan[] {
  const marked = markChanges(before, after)
  const old = [...marked.before]
  const now = [...marked.after]
  const spans: InlineSpan[] = []
  while (old.length > 0 || now.length > 0) {
    if (old[0]?.isChanged) spans.push({ text: take(old), kind: 'removed' })
    else if (now[0]?.isChanged) spans.push({ text: take(now), kind: 'inserted' })
    else {
      // The kept words are the same on both sides, but one side may be split where the other has a change.
      const length = Math.min(old[0]?.text.length ?? 0, now[0]?.text.length ?? 0)
      if (length === 0) return spans
      take(old, length)
      spans.push({ text: take(now, length), kind: 'kept' })
    }
  }
  return spans
}

/** Removes the first characters and returns them; the whole first span without a length. */
function take(spans: MarkedText[], length = spans[0]?.text.length ?? 0): string {
  const [first, ...rest] = spans
  if (first === undefined) return ''
  const left = first.text.slice(length)
  spans.splice(0, spans.length, ...(left === '' ? rest : [{ ...first, text: left }, ...rest]))
  return first.text.slice(0, length)
}
