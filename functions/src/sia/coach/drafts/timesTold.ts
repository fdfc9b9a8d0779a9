/** "It takes me about two hours to copy everything": how long it takes is no part of a statement. */
export const TAKES_TIME =
  /^(?:it )?(?:usually |often |always |can )?(?:takes?|took|needs?|costs?) (?:(?:me|us|them|you|people|everybody) )?(?:(?:about|around|over|at least|up to|more than|easily) )*(?:\d[\d.,]*|an?|half an?|one|two|three|four|five|six|ten|several|a few|a couple of) (?:whole |full |good )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|mornings?|afternoons?|evenings?|nights?|months?|years?)(?: or (?:two|three|so|more))? to /i
const DURATION =
  '(?:(?:about|around|over|at least|up to|more than|easily|almost|nearly|like) )*(?:\\d[\\d.,]*|an?|half (?:an?|the|my|our)|(?:a|three) quarters? of an|the|one|two|three|four|five|six|eight|ten|several|a few|a couple of|a good|most of the|all)(?: (?:whole|full|good|entire|half|solid))? ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|mornings?|afternoons?|evenings?|nights?|months?|years?)(?: or (?:two|three|so|more))?(?: (?:each|every time|a time|at a time|easily|per \\p{L}+))?'
/** "a good bit of time", "most of a morning", "a lot of the hour" */
const PART_OF_TIME =
  '(?:(?:quite )?an? (?:(?:good|great|little|fair|huge|big|short|long) )?(?:bit|deal|lot|chunk|amount|part|share|while|age)(?: of (?:(?:the|my|our|a) )?(?:whole )?(?:time|hour|day|morning|afternoon|evening|night|shift|week))?|a little (?:time|while|longer)|(?:the )?most of (?:an?|the|my|our) \\p{L}+|for ?ever|ages|even longer|(?:far |much |way )?too long)'
/** "scraping out the glue takes me a whole morning" */
export const TAKES_LAST = new RegExp(
  ` (?:(?:can|could|may|might|will|does|do) )?(?:takes?|took|costs?|needs?|eats?)(?: up)? (?:(?:me|us|you|them|people) )?(?:${DURATION}(?: (?:when|if|in|with|on|at|versus|per) .{3,60})?|${PART_OF_TIME})(?: (?:too|also|as well))?$`,
  'iu',
)
/** "choosing between two linings can go on forever" */
export const GOES_ON =
  /^(\p{L}{2,}ing .{2,100}?) (?:(?:can|could|may|might|often|always) )*(?:go(?:es)?|drags?) on (?:and on|for ?ever|for (?:ages|hours|days|weeks|a long time)|(?:far |much |way )?too long)$/iu
/** "half a day of drying" */
export const TIME_OF = new RegExp(
  `^(?:(?:i|we) (?:(?:also|always|often|usually|sometimes) )?(?:lose|spend|waste) )?(?:${DURATION}|hours|days|weeks|ages) (?:of|on) (?=\\p{L})`,
  'iu',
)
