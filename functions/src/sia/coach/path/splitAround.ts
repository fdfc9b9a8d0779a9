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
