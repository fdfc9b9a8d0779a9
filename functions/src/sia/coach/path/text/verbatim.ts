/** Words of a message that may stand between two words of a part that was read from it. */
const MOST_BETWEEN = 5
/** Signs of markup and code, which belong to the word next to them. */
const MARKS = '<>*_`~#&@$/\\|{}[]=+^%'
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu

interface Span {
  readonly from: number
  readonly to: number
  readonly score: number
}

/**
 * What was typed, from the first to the last word of a part that was read from it in standard English: contractions and
 * typing mistakes are quoted as they are.
 */
export function verbatim(part: string, message: string): string {
  const typed = [...message.matchAll(WORD)]
  const words = typed.map(([word]) => keyOf(word))
  const read = (part.match(WORD) ?? []).map(keyOf)
  const [first, ...others] = words.flatMap((_, at) => spanAt(at, words, read) ?? [])
  if (first === undefined) return oneLine(message)
  const best = others.reduce((found, each) => (each.score > found.score ? each : found), first)
  const end = typed[best.to]
  const start = startOf(best, typed, read)
  let begin = typed[start]?.index ?? 0
  let after = end === undefined ? message.length : end.index + end[0].length
  while (begin > 0 && MARKS.includes(message.charAt(begin - 1))) begin -= 1
  while (after < message.length && MARKS.includes(message.charAt(after))) after += 1
  return oneLine(message.slice(begin, after))
}

/** Without the last word of the clause before: "years now, so it would be us". */
function startOf({ from, to }: Span, typed: readonly RegExpExecArray[], read: readonly string[]): number {
  const isOther = (at: number): boolean => {
    const [word = '', next] = [typed[at]?.[0], typed[at + 1]]
    const between = typed[at]?.input.slice((typed[at]?.index ?? 0) + word.length, next?.index) ?? ''
    return /^[,.;:!?]/.test(between) && !read.slice(0, 2).some((each) => isSame(each, keyOf(word)))
  }
  let start = from
  while (start < to && isOther(start)) start += 1
  return start
}

/** The words of the part in their order from a place on, as far as they are near each other. */
function spanAt(from: number, words: readonly string[], read: readonly string[]): Span | null {
  const skipped = read.findIndex((word) => isSame(word, words[from] ?? ''))
  if (skipped < 0) return null
  let to = from
  let found = 1
  let missed = 0
  for (const word of read.slice(skipped + 1)) {
    const near = words.slice(to + 1, to + 2 + MOST_BETWEEN).findIndex((each) => isSame(word, each))
    if (near < 0) missed += 1
    else {
      to += near + 1
      found += 1
      missed = 0
    }
  }
  // Words at the ends that are the same for nobody but the reader: a mended mistake, a contraction.
  const start = Math.max(0, from - skipped)
  const end = Math.min(
    words.length - 1,
    to + (isContracted(words[to] ?? '') ? Math.max(0, missed - 1) : missed),
  )
  return { from: start, to: end, score: found * 10 - (end - start) }
}

const keyOf = (word: string): string => word.toLowerCase().replace(/['’]/g, '')
const isContracted = (word: string): boolean => /(?:nt|ve|ll|re|s)$/.test(word)
const lettersOf = (word: string): string => [...word].sort().join('')

function isSame(read: string, typed: string): boolean {
  if (read === typed) return true
  if (read.length < 2 || typed.length < 2) return /^i(?:m|ve|ll|d)$/.test(typed) && read === 'i'
  return (
    (Math.min(read.length, typed.length) > 2 && read.slice(0, 3) === typed.slice(0, 3)) ||
    typed.startsWith(read) ||
    lettersOf(read) === lettersOf(typed)
  )
}

const oneLine = (text: string): string => text.trim().split(/\s+/).join(' ')
