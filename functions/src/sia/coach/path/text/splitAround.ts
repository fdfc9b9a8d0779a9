const LINKS = '(?:(?:and|but|so|well|oh|ok|yes|also)\\b,? )*'
/** Says that what follows comes after the heart of the job. */
const AFTER = new RegExp(
  `^${LINKS}(?:after(?:wards)?(?: (?:that|this|it))?\\b(?! (?:the|an?|each|every) .{2,40}, (?:before|first))|later(?: on)?\\b|finally\\b|lastly\\b|last of all\\b|(?:at|in) the (?:very )?end\\b(?! of)|(?:when|once|as soon as) (?:it|that|this|all|everything|the \\p{L}+) (?:is|are|has been|have been) (?:all )?(?:done|over|finished|ready|complete|gone)\\b|the (?:next|following) day\\b|then\\b)`,
  'iu',
)
/** Says that what follows comes before it. */
const BEFORE = new RegExp(
  `^${LINKS}(?:before(?:hand)?\\b|first(?:ly)?\\b|at first\\b|to (?:start|begin) with\\b|in advance\\b|(?:at|in) the (?:very )?(?:start|beginning)\\b|(?:the )?(?:day|night|evening|week) before\\b)`,
  'iu',
)
/** "Check the skin first", "Trim the face last": the place at the end of a short sentence. */
const AT_END =
  /,? (?:(first|beforehand|before that|at the (?:very )?(?:start|beginning))|last|at the (?:very )?end|in the end|afterwards|after that)[.!]?$/iu
/** What only sounds like a place: "make it last". */
const LASTING =
  /\b(?:make|makes|let|help|will|can|does|(?<!at )the) (?:it |them |the \p{L}+ )?(?:first|last)[.!]?$/iu
/** Most words of a sentence whose end tells its place. */
const MOST_WORDS = 9

/** A sentence without the place at its end, and that place; null if it tells none. */
function placedAtEnd(piece: string): { readonly text: string; readonly place: 'before' | 'after' } | null {
  const found = AT_END.exec(piece)
  const text = found === null ? '' : piece.slice(0, found.index)
  if (found === null || LASTING.test(piece) || !text.includes(' ') || text.split(' ').length > MOST_WORDS)
    return null
  return { text: `${text}.`, place: found[1] === undefined ? 'after' : 'before' }
}

/** Where another time begins within a sentence. */
const TURN =
  /,? (?=(?:and |but )?(?:afterwards|finally|at the end|in the end|after that|after(?:,| (?:i|we|they)\b)|before that|beforehand)\b)/iu

/** What an answer tells of before and of after, and what says neither at its start. */
export interface Around {
  readonly unmarked: string
  readonly before: string
  readonly after: string
}

/** Splits an answer by the words that tell when something is done. What says nothing belongs to what stands before it. */
export function splitAround(answer: string): Around {
  const parts = { unmarked: [] as string[], before: [] as string[], after: [] as string[] }
  let place: keyof Around = 'unmarked'
  for (const sentence of answer.split(/(?<=[.!?;])\s+|\n+/u)) {
    for (const [at, piece] of sentence.split(TURN).entries()) {
      const placed = BEFORE.test(piece) || AFTER.test(piece) ? null : placedAtEnd(piece)
      if (placed !== null) {
        parts[placed.place].push(placed.text)
        continue
      }
      if (BEFORE.test(piece)) place = 'before'
      // "Before that we order the flour, then we weigh it": in turn.
      else if (AFTER.test(piece) && !(place === 'before' && at === 0 && /^then\b/i.test(piece)))
        place = 'after'
      parts[place].push(piece)
    }
  }
  return {
    unmarked: parts.unmarked.join(' '),
    before: parts.before.join(' '),
    after: parts.after.join(' '),
  }
}
