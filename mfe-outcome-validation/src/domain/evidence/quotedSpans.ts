import { foldText, foldWithPlaces } from '@outcome-studio/shared/domain/base'

/** A part of a sentence that is quoted, in UTF-16 units. */
export interface QuotedSpan {
  readonly start: number
  readonly end: number
}

/**
 * Finds where the sentences of a transcript are quoted. Apostrophes, quotation marks and spaces of other kinds are equal.
 * @param sentences of the whole transcript
 * @param quotes the words of all quotes
 * @returns the spans of each quoted sentence by its index, from left to right and without overlaps
 */
export function quotedSpans(
  sentences: readonly string[],
  quotes: readonly string[],
): ReadonlyMap<number, readonly QuotedSpan[]> {
  const starts: number[] = []
  let length = 0
  for (const sentence of sentences) {
    starts.push(length)
    length += sentence.length + 1
  }
  const whole = foldWithPlaces(sentences.join(' '))
  const found = new Map<number, QuotedSpan[]>()
  for (const quote of new Set(quotes.map((text) => foldText(text).trim()))) {
    if (quote === '') continue
    let at = whole.text.indexOf(quote)
    while (at !== -1) {
      const { start, end } = whole.around(at, at + quote.length)
      addSpan(found, { sentences, starts }, start, end)
      at = whole.text.indexOf(quote, at + quote.length)
    }
  }
  return new Map([...found].map(([index, spans]) => [index, united(spans)]))
}

interface Sentences {
  readonly sentences: readonly string[]
  /** Where each sentence starts in the whole text. */
  readonly starts: readonly number[]
}

function addSpan(
  found: Map<number, QuotedSpan[]>,
  { sentences, starts }: Sentences,
  start: number,
  end: number,
): void {
  for (let index = indexAt(starts, start); index < sentences.length; index += 1) {
    const own = starts[index] ?? 0
    if (own >= end) return
    const span = {
      start: Math.max(0, start - own),
      end: Math.min(sentences[index]?.length ?? 0, end - own),
    }
    if (span.start >= span.end) continue
    const known = found.get(index)
    if (known) known.push(span)
    else found.set(index, [span])
  }
}

/** The index of the last sentence that starts at or before a place. */
function indexAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

function united(spans: readonly QuotedSpan[]): readonly QuotedSpan[] {
  const result: QuotedSpan[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && span.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else result.push(span)
  }
  return result
}
