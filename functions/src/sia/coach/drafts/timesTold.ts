/*
 * How long something takes, which is no part of a statement. Whatever words tell a length of time: "two weeks", "six to
 * eight weeks", "the whole of a Saturday", "forever".
 */

const NUMBER =
  '\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|dozen'
const UNIT =
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|fortnights?|weekends?|mornings?|afternoons?|evenings?|nights?|shifts?|months?|quarters?|seasons?|terms?|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lifetimes?'
/** What stands around a number and its unit. */
const AROUND =
  'an?|the|my|our|half|quarters?|whole|full|good|entire|best|better|solid|working|long|of|to|or|and|few|several|couple|about|around|over|at|least|up|more|than|easily|almost|nearly|roughly|like|most|part|all|another|extra|so'
const DURATION = `(?:(?:${AROUND}|${NUMBER})[ -])*(?:(?:${NUMBER}) ?)?(?:${UNIT})(?: or (?:two|three|four|so|more))?(?: (?:each|every time|a time|at a time|easily|per \\p{L}+|on end|on average))?`
/** "a good bit of time", "most of a morning", "a lot of the hour" */
const PART_OF_TIME =
  '(?:(?:quite )?an? (?:(?:good|great|little|fair|huge|big|short|long) )?(?:bit|deal|lot|chunk|amount|part|share|while|age)(?: of (?:(?:the|my|our|a) )?(?:whole )?(?:time|hour|day|morning|afternoon|evening|night|shift|week))?|a little (?:time|while|longer)|(?:the )?most of (?:an?|the|my|our) \\p{L}+|for ?ever(?: and a day)?|ages|(?:(?:even|far|much|way|a lot|a bit) )?longer|(?:far |much |way )?too long|an eternity|eternities)'
const WHOSE = '(?:(?:(?:two|three|both|all) of us|me|us|them|you|him|her|people|everybody|everyone) )?'
const TAKES = '(?:takes?|took|taking|needs?|costs?|eats?)(?: up)?'

/** "It takes me about two hours to copy everything": how long it takes is no part of a statement. */
export const TAKES_TIME = new RegExp(
  `^(?:it )?(?:usually |often |always |also |still |can )*${TAKES} ${WHOSE}(?:${DURATION}|${PART_OF_TIME}) (?:for (?:me|us|them|you|everybody|everyone|people|somebody) )?to (?=\\p{L})`,
  'iu',
)
/** "The pharmacy takes two days to deliver" */
export const TAKES_TO = new RegExp(
  `^((?!it )\\p{L}.{1,60}?) ${TAKES} (?:${DURATION}|${PART_OF_TIME}) to (?=\\p{L})`,
  'iu',
)
/** "takes ages getting the kit off" */
export const TAKES_DOING = new RegExp(
  `^(?:it )?(?:usually |often |always |also |can )*${TAKES} ${WHOSE}(?:${DURATION}|${PART_OF_TIME}|(?:so |too |very )?long) (\\p{L}{2,}ing .+)$`,
  'iu',
)
/** "scraping out the glue takes me a whole morning" */
export const TAKES_LAST = new RegExp(
  ` (?:(?:can|could|may|might|must|will|would|does|do|always|often|usually|easily|also|just|still) )*${TAKES} ${WHOSE}(?:${DURATION}(?:,?(?: (?:especially|particularly|mostly))? (?:when|if|in|with|on|at|versus|per) .{3,60})?|${PART_OF_TIME})(?: (?:too|also|as well))?$`,
  'iu',
)
/** "choosing between two linings can go on forever" */
export const GOES_ON =
  /^(\p{L}{2,}ing .{2,100}?) (?:(?:can|could|may|might|often|always) )*(?:go(?:es)?|drags?) on (?:and on|for ?ever|for (?:ages|hours|days|weeks|a long time)|(?:far |much |way )?too long)$/iu
/** "half a day of drying" */
export const TIME_OF = new RegExp(
  `^(?:(?:i|we) (?:(?:also|always|often|usually|sometimes) )?(?:lose|spend|waste) )?(?:${DURATION}|hours|days|weeks|ages) (?:of|on) (?!average\\b)(?=\\p{L})`,
  'iu',
)
