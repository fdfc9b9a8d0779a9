/** Words whose absence changes nothing, or which a statement says in another way. */
const SMALL: ReadonlySet<string> = new Set(
  `a an the this that these those and or but so because since as of to in on at by for from with up down out off it its they them their
  he him his she her i me my we us our you your is are was were be been being am do does did not no never cannot can could will would may might
  have has had get gets got getting there then just really actually very too also even still already honestly probably maybe perhaps guess
  think suppose mean know sort kind like every each some any all if when whether which who what where how than one thing things people hour hours minute minutes day days week weeks
  somebody someone nobody else cos cause bc till until im ive dont cant isnt wasnt doesnt didnt theyre youre thats`.split(
    /\s+/,
  ),
)
/** Letters by which forms of one word agree: "wait", "waiting". */
const SHARED_LETTERS = 4
/** Fewer words than these are a form that is spelled otherwise: "find", "found". */
const LEAST = 2
/** Words of a clause after its link: "and this is not documented". */
const LEAST_OF_CLAUSE = 4
/** What begins what was left out. */
const BEGINS = /^(?:and|or|but|so|because|since|which|who|that|then|as|cos|cause|bc|till|until|owing)$/i

/** What begins a cause or an effect. */
const CAUSE = /^(?:so|because|since|which|who|as|cos|cause|bc|owing)$/i

const isForm = (word: string, other: string): boolean => {
  const letters = Math.min(word.length, other.length, SHARED_LETTERS)
  return letters > 1 && word.slice(0, letters) === other.slice(0, letters)
}

/**
 * What a member told that no draft says, by its words: the longest run of them; empty if all is there. Takes time linear in
 * the length, as drafts are short.
 */
export function leftOut(told: string, drafts: readonly string[]): string {
  const known = new Set(drafts.flatMap((draft) => wordsOf(draft)))
  const isKnown = (word: string) => [...known].some((other) => isForm(word, other))
  const words = told.trim().split(/\s+/)
  const runs: { from: number; end: number; count: number }[] = []
  let isOpen = false
  for (const [at, text] of words.entries()) {
    const [word] = wordsOf(text)
    if (word === undefined || SMALL.has(word)) continue
    const run = isOpen ? runs.at(-1) : undefined
    isOpen = !isKnown(word)
    if (!isOpen) continue
    if (run === undefined) runs.push({ from: beginOf(words, at), end: at + 1, count: 1 })
    else Object.assign(run, { end: at + 1, count: run.count + 1 })
  }
  const [longest] = runs
    .filter(({ from, end, count }) => count >= LEAST || isClause(words.slice(from, end)))
    .toSorted((one, other) => other.count - one.count)
  if (longest === undefined) return ''
  const isTail = words.slice(longest.end).every(isSmall)
  return words
    .slice(longest.from, isTail ? undefined : longest.end)
    .join(' ')
    .replace(/(?<![,.;!?])[,.;!?]+$/, '')
}

/** "because nobody ordered any": one word is enough after what links a clause. */
const isClause = ([first = '', ...others]: readonly string[]): boolean =>
  CAUSE.test(first) || (BEGINS.test(first) && others.length + 1 >= LEAST_OF_CLAUSE)

/** Where a phrase begins that has a word at a place: at its link, or after the words before it that say something. */
function beginOf(words: readonly string[], at: number): number {
  let start = at
  while (start > 0 && isSmall(words[start - 1]) && !BEGINS.test(words[start] ?? '')) start -= 1
  return start
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}-]+/gu) ?? []

const isSmall = (text: string | undefined): boolean => {
  const [word] = wordsOf(text ?? '')
  return word === undefined || SMALL.has(word)
}
