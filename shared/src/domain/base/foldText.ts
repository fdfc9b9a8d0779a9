/** A character with the combining marks and unseen characters after it, or Hangul letters that compose. */
const CLUSTERS = /(?:[\u1100-\u11ff]+|.)[\p{M}\p{Default_Ignorable_Code_Point}]*/gsu
const ASCII = /^[\x20-\x7e]*$/
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛ʼ′`´]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/\s/g, ' '],
]

/** A folded text, and where each of its characters is in the original. */
export interface FoldedText {
  readonly text: string
  /**
   * Returns the place in the original of a range of the folded text; null if the range is a part of one character, such
   * as "f" of a ligature.
   * @param start index in the folded text
   * @param end index in the folded text, after the range
   */
  readonly original: (start: number, end: number) => { readonly start: number; readonly end: number } | null
}

/**
 * Makes texts equal that look alike: composed and decomposed letters, ligatures and other compatibility characters,
 * kinds of spaces, apostrophes, quotation marks and dashes, and characters that are not seen such as soft hyphens.
 * Upper and lower case stay different.
 */
export function foldText(text: string): string {
  return ASCII.test(text) ? text : folded(text)
}

/** Text by which items are recognized: folded, in lower case, on one line and without a final full stop. */
export function textKey(text: string): string {
  const line = foldText(text).toLowerCase().replace(/\s+/g, ' ').trim()
  return line.endsWith('.') ? line.slice(0, -1) : line
}

/** Folds a text as foldText does, for a search whose results are shown in the original. */
export function foldWithPlaces(text: string): FoldedText {
  if (ASCII.test(text)) return { text, original: (start, end) => ({ start, end }) }
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const part = folded(cluster)
    parts.push(part)
    for (let at = 0; at < part.length; at += 1) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
  }
  return {
    text: parts.join(''),
    original: (start, end) => {
      const [from, to] = [starts[start], ends[end - 1]]
      const isWhole = from !== starts[start - 1] && to !== ends[end]
      return from === undefined || to === undefined || !isWhole ? null : { start: from, end: to }
    },
  }
}

function folded(text: string): string {
  const seen = text.replace(UNSEEN, '')
  const plain = LOOK_ALIKES.reduce((result, [pattern, sign]) => result.replace(pattern, sign), seen)
  return plain.normalize('NFKC')
}
