/** "It takes me about two hours to copy everything": how long it takes is no part of a statement. */
export const TAKES_TIME =
  /^(?:it )?(?:usually |often |always |can )?(?:takes?|took|needs?|costs?) (?:(?:me|us|them|you|people|everybody) )?(?:(?:about|around|over|at least|up to|more than|easily) )*(?:\d[\d.,]*|an?|half an?|one|two|three|four|five|six|ten|several|a few|a couple of) (?:whole |full |good )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|mornings?|afternoons?|evenings?|nights?|months?|years?)(?: or (?:two|three|so|more))? to /i
const DURATION =
  '(?:(?:about|around|over|at least|up to|more than|easily|almost|nearly|like) )*(?:\\d[\\d.,]*|an?|half (?:an?|the|my|our)|the|one|two|three|four|five|six|eight|ten|several|a few|a couple of|a good|most of the|all)(?: (?:whole|full|good|entire|half|solid))? ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|mornings?|afternoons?|evenings?|nights?|months?|years?)(?: or (?:two|three|so|more))?(?: (?:each|every time|a time|at a time|easily|per \\p{L}+))?'
/** "scraping out the glue takes me a whole morning" */
export const TAKES_LAST = new RegExp(
  ` (?:takes?|took|costs?|needs?) (?:(?:me|us|you|them|people) )?${DURATION}(?: (?:when|if|in|with|on|at|versus) .{3,60})?$`,
  'iu',
)
/** "half a day of drying" */
export const TIME_OF = new RegExp(
  `^(?:(?:i|we) (?:(?:also|always|often|usually|sometimes) )?(?:lose|spend|waste) )?(?:${DURATION}|hours|days|weeks|ages) (?:of|on) (?=\\p{L})`,
  'iu',
)
