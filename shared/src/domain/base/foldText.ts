/** A character with the combining marks and unseen characters after it, or Hangul letters that compose. */
const CLUSTERS = /(?:[\u1100-\u11ff]+|.)[\p{M}\p{Default_Ignorable_Code_Point}]*/gsu
const ASCII = /^[\x20-\x7e]*$/
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const APOSTROPHES = /[‘’‚‛ʼ′´]/g
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [APOSTROPHES, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/\s/g, ' '],
]

interface Place {
  readonly start: number
  readonly end: number
}

/** A folded text, and where each of its characters is in the original. */
export interface FoldedText {
  readonly text: string
  /**
   * Returns the shortest range of the original that a range of the folded text comes from.
   * @param start index in the folded text
   * @param end index in the folded text, after the range
   */
  readonly around: (start: number, end: number) => Place
  /**
   * Returns the place in the original of a range of the folded text; null if the range is a part of one character, such
   * as "f" of a ligature.
   * @param start index in the folded text
   * @param end index in the folded text, after the range
   */
  readonly original: (start: number, end: number) => Place | null
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

/**
 * Folds a text for a search whose results are shown in the original.
 * @param fold by default as foldText does. It leaves ASCII and what is folded as it is.
 */
export function foldWithPlaces(text: string, fold = folded): FoldedText {
  if (ASCII.test(text) || fold(text) === text) return { text, around: same, original: same }
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const part = ASCII.test(cluster) ? cluster : fold(cluster)
    parts.push(part)
    for (let at = 0; at < part.length; at += 1) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
  }
  const around = (start: number, end: number): Place => ({
    start: starts[start] ?? text.length,
    end: ends[end - 1] ?? 0,
  })
  return {
    text: parts.join(''),
    around,
    original: (start, end) => {
      const isWhole = starts[start] !== starts[start - 1] && ends[end - 1] !== ends[end]
      return isWhole && start < end && end <= ends.length ? around(start, end) : null
    },
  }
}

/** A text with straight apostrophes, each in the place of another kind. */
export const straightApostrophes = (text: string): string => text.replace(APOSTROPHES, "'")

const same = (start: number, end: number): Place => ({ start, end })

/** A text without the characters that are not seen, such as soft hyphens. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

function folded(text: string): string {
  const plain = LOOK_ALIKES.reduce(
    (result, [pattern, sign]) => result.replace(pattern, sign),
    withoutUnseen(text),
  )
  return plain.normalize('NFKC')
}
