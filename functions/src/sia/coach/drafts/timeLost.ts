const LENGTH =
  '(?:(?:about|nearly|almost|easily|roughly|around|over) )?(?:(?:half|most|all|much|the better part)(?: of)? )?(?:(?:an?|the|my|our|your|their|one|two|three|four|five|six|ten|\\d+) )?(?:(?:whole|entire|good|full|solid|half|long) )?(?:minutes?|hours?|mornings?|afternoons?|evenings?|nights?|days?|shifts?|weeks?|weekends?|months?|lesson|break)'
const EACH = '(?: (?:every|each) (?:single )?(?:time|day|week|morning|evening|night|shift|month|year|one))?'
/** "you lose half a morning working out where the cuts land" */
const LOST = new RegExp(
  `^((?:and|but|so|then|often|sometimes|always|usually),? )?(i|we|you|they|people) ((?:(?:can|could|will|would|often|always|usually|sometimes|easily) )*)(lose|spend|waste|lost|spent|wasted) (?!(?:hours|days) )${LENGTH}${EACH} (?:just |only )?(?=\\p{L}{2,}ing \\p{L})`,
  'iu',
)
/** "half the day goes on chasing the owner" */
const GOES_ON = new RegExp(
  `^${LENGTH}${EACH} (?:goes|go|went|gone) (?:on|into|to) (?=\\p{L}{2,}ing \\p{L})`,
  'iu',
)
/** "and that is an evening gone": how long it took, said of what is told beside it. */
const GONE = `(?:and |so )?(?:that is|that['’]?s|there goes|that was|bang goes) ${LENGTH}(?: (?:gone|lost|wasted|down the drain|of my life))*${EACH}`
const GONE_LAST = new RegExp(`,? ${GONE}$`, 'iu')
const GONE_FIRST = new RegExp(`^${GONE}[,:] `, 'iu')

/** A sentence with the time that somebody loses told as "too long", and without what only says how much it was. */
export function timeLost(sentence: string): string {
  return sentence
    .replace(LOST, (_, link = '', who: string) => `${link}${who} spend too long `)
    .replace(GOES_ON, 'we spend too long ')
    .replace(GONE_LAST, '')
    .replace(GONE_FIRST, '')
}
