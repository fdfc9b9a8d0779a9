import { COMPLAINING, GRUMBLES } from './GRUMBLES.ts'
import { plainClause } from './plainClause.ts'

/** Where a clause ends, and what links the next one. */
const CLAUSES =
  /((?<=[.!?;])\s+|\n+|[,;:]\s+|(?<!\s)\s+[-–—]\s+|(?<!\s)\s+(?=(?:and|but|though|although|so) ))/u
/** Links to what was left out. */
const LINK = /^(?:(?:and|but|though|although|so|however|yet|still|then),? )+(?=\p{L})/iu
const FAIR = /^(?:to be (?:fair|honest)|in fairness|in all honesty),? /
/** Fewest words that tell a fact. */
const LEAST = 3

/**
 * A message without what it says of feelings about its facts, and of how often they hold: "drives me mad", "depends on the
 * day, but …". A message that tells nothing else stays as it is. Takes time linear in its length.
 */
export function withoutGrumbles(message: string): string {
  const pieces = message.split(CLAUSES)
  let text = ''
  let isAfter = false
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const said = plainClause(piece).replace(FAIR, '')
    if (GRUMBLES.some((grumble) => grumble.test(said))) {
      isAfter = true
      continue
    }
    const isFirst = text === '' || /[.!?;]$/.test(text)
    text += `${text === '' ? '' : (pieces[at - 1] ?? ' ')}${isAfter && isFirst ? piece.replace(LINK, '') : piece}`
    isAfter = false
  }
  const facts = text
    .split(/((?<=[.!?;:])\s+|\n+)/u)
    .map((sentence) => COMPLAINING.reduce((rest, lead) => rest.replace(lead, ''), sentence))
    .join('')
  return facts.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length < LEAST ? message : facts
}
