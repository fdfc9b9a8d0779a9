import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'

/*
 * Measured figures in what takes long, goes wrong or is wasted, and what says the same without them. A figure before a
 * noun is a size or a name and stays: "a 40 foot container", "the 24-hour urine", "the 7 am bus".
 */

const ONE =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty'
const FIGURE = `(?:\\d[\\d.,]*(?: ?(?:-|–|to|or) ?\\d[\\d.,]*)?|(?:${ONE})(?: (?:or|to) (?:${ONE}))?)`
const ANY = `(?:${FIGURE}|half an?|an?|one|a (?:couple of|few)|several)`
const ABOUT =
  '(?:(?:about|around|approximately|roughly|almost|nearly|some|maybe|like|only|just|up to|at least) )?'
const MORE = '(?:(?:more|longer) th[ae]n|over) '
const LESS = '(?:(?:less|fewer) th[ae]n|under) '
const TIME = '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?)'
const DISTANCE = '(?:kilomet(?:er|re)s?|kms?|miles?|met(?:er|re)s?|m|yards?|feet|ft)'
const LENGTH = '(?:centimet(?:er|re)s?|cms?|millimet(?:er|re)s?|mm|inch(?:es)?)'
const MEASURE =
  '(?:kilos?|kilograms?|kgs?|grams?|g|mg|tons?|tonnes?|pounds?|lbs?|ounces?|oz|lit(?:er|re)s?|l|ml|cl|millilit(?:er|re)s?|gallons?)'
const MONEY = '(?:euros?|dollars?|pounds?|cents?|bucks)'
const PERCENT = '(?:%|percent|per cent)'
const DEGREES = '(?:° ?[cf]?|degrees?(?: (?:celsius|fahrenheit|[cf]))?)'
const UNIT = `(?:${TIME}|${DISTANCE}|${LENGTH}|${MEASURE}|${MONEY}|${PERCENT}|${DEGREES}|points?)`
/** After a figure that is no part of a name. */
const END =
  '(?=$|[,.;]| (?:at|in|on|for|from|to|before|after|until|till|when|while|if|because|and|or|with|by|without|up|down|into|through|across|behind|between|near)\\b)'
const RATE =
  '(?:a|an|per|every|each) (?:second|minute|hour|shift|day|night|week|month|year|morning|batch|order|patient)'
const CLOCK =
  "(?:\\d{1,2}[:.]\\d\\d(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock))?|\\d{1,2} ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock)|\\d{1,2} in the (?:morning|afternoon|evening))"
const LEVEL =
  '(?:temperature|pressure|level|humidity|moisture|speed|price|cost|fee|rate|pulse|value|voltage|current|reading|dose|weight|score|fever)s?(?: (?:of|in|on|at) (?:the |an? )?\\p{L}+)?'
const BEING = '(?:is|are|be|gets?|becomes?|stays?|was|were)'

const DEGREE_OF: Readonly<Record<string, string>> = {
  longer: 'long',
  older: 'old',
  higher: 'high',
  lower: 'low',
  hotter: 'hot',
  warmer: 'warm',
  colder: 'cold',
  cooler: 'cool',
  heavier: 'heavy',
  lighter: 'light',
  bigger: 'big',
  larger: 'large',
  smaller: 'small',
  shorter: 'short',
  thicker: 'thick',
  thinner: 'thin',
  wider: 'wide',
  deeper: 'deep',
  slower: 'slow',
  faster: 'fast',
}

interface FigureRule {
  readonly figure: RegExp
  readonly by: string | ((found: string, ...groups: string[]) => string)
  /** The questions whose answers it is for; all if left out. */
  readonly about?: OutcomeQuestion
}

const rule = (figure: string, by: FigureRule['by'], about?: OutcomeQuestion): FigureRule => ({
  figure: new RegExp(figure, 'giu'),
  by,
  ...(about && { about }),
})
const WAITING = '\\b(wait(?:s|ed|ing)?|queu(?:es?|ing|eing)|stand(?:s|ing)? in line)'
const PLACE = '((?: (?:in line|outside|there|around))?)'
const FOR_WHAT =
  '( (?:for|on) (?:the |an? |their |his |her )?(?!more\\b|over\\b|about\\b|hours\\b|days\\b)\\p{L}+)'
const LONG_TIME = `(?:${MORE}|${ABOUT})${ANY} ${TIME}`

/** In the order in which they are to be applied. */
export const FIGURES: readonly FigureRule[] = [
  // "30 minutes late", "20 euros too high", "2 mm off"
  rule(`(?<= )(?:${MORE}|${ABOUT})${ANY} ?${UNIT} (?=(?:too \\p{L}+|late|early|off)\\b)`, ''),
  // "is not there within 2 hours", "by 9 am"
  rule(
    `(\\b(?:not|nobody|no one|never|hardly|cannot)\\b[^,.;\\d]{1,60}) (?:(?:within|in (?:less than|under)) ${ABOUT}${ANY} ${TIME}|by ${CLOCK})${END}`,
    '$1 in time',
    'wrong',
  ),
  // "waits more than 40 minutes"
  rule(`${WAITING}${PLACE} (?:for )?${LONG_TIME}${END}`, '$1$2', 'long'),
  rule(`${WAITING}${PLACE} (?:for )?${LONG_TIME}${END}`, '$1$2 too long', 'wrong'),
  rule(`${WAITING}${FOR_WHAT} (?:for )?${LONG_TIME}${END}`, '$1$2', 'long'),
  rule(`${WAITING}${FOR_WHAT} (?:for )?${LONG_TIME}${END}`, '$1 too long$2', 'wrong'),
  rule(`\\b(takes?|lasts?) ${LONG_TIME}${END}`, '$1 too long', 'wrong'),
  // "is older than 4 hours", "is more than 4 hours old"
  rule(
    `\\b(${BEING}) (${Object.keys(DEGREE_OF).join('|')}) th[ae]n ${ABOUT}${ANY} ?${UNIT}${END}`,
    (_, being = '', degree = '') => `${being} too ${DEGREE_OF[degree.toLowerCase()] ?? degree}`,
    'wrong',
  ),
  rule(
    `\\b(${BEING}) ${MORE}${ANY} ?${UNIT} (old|long|tall|wide|high|deep|thick)${END}`,
    '$1 too $2',
    'wrong',
  ),
  rule(`\\b(${BEING}) ${MORE}${ANY} ?${UNIT} (away|apart)${END}`, '$1 too far $2', 'wrong'),
  // "the pressure is above 4 bar", "the soup is below 65 °C"
  rule(
    `\\b(${LEVEL} (?:${BEING}|goes|rises|climbs)) (?:above|over|more than|higher than) ${FIGURE} ?(?:${UNIT}|bar|\\p{L}{1,4})?${END}`,
    '$1 too high',
    'wrong',
  ),
  rule(
    `\\b(${LEVEL} (?:${BEING}|goes|drops|falls|sinks)) (?:below|under|less than|lower than) ${FIGURE} ?(?:${UNIT}|bar|\\p{L}{1,4})?${END}`,
    '$1 too low',
    'wrong',
  ),
  rule(
    `\\b(${BEING}) (?:above|over) ${FIGURE} ?(?:° ?[cf]|degrees? (?:celsius|fahrenheit|[cf]))${END}`,
    '$1 too warm',
    'wrong',
  ),
  rule(
    `\\b(${BEING}) (?:below|under) ${FIGURE} ?(?:° ?[cf]|degrees? (?:celsius|fahrenheit|[cf]))${END}`,
    '$1 too cold',
    'wrong',
  ),
  // "3 out of 10 times", "in 30% of cases", "5 times a day"
  rule(
    `(?:^|,? )(?:in )?${ABOUT}${FIGURE} (?:times )?(?:out )?of (?:the )?${FIGURE}(?: (?:times|cases|days|tries))?(?:,? |$)`,
    ' ',
  ),
  rule(`(?:^|,? )(?:in )?${ABOUT}${FIGURE} ?${PERCENT} of (?:the |all )?(?:times?|cases)(?:,? |$)`, ' '),
  rule(`^${ABOUT}${FIGURE} ?${PERCENT} of (?=the |our |\\p{L}+s\\b)`, ''),
  rule(` ${ABOUT}${FIGURE} times ${RATE}\\b`, ''),
  rule(` ${MORE}${FIGURE} times${END}`, ' too often', 'wrong'),
  // "for 20 minutes"
  rule(` for ${MORE}${ANY} ${TIME}${END}`, ' for too long', 'wrong'),
  rule(`(?<!\\b(?:pay|pays|ask|asks|charge|charges|bill|book|rent|order|hire)) for ${LONG_TIME}${END}`, ''),
  // "rises by more than 5%", "is off by 12%"
  rule(` by ${MORE}${FIGURE} ?${UNIT}${END}`, ' too much', 'wrong'),
  rule(` by ${ABOUT}${FIGURE} ?${UNIT}${END}`, ''),
  rule(
    `\\b(?:only|just) ${FIGURE} ?${PERCENT} (?=(?:complete|full|ready|done|filled|charged|loaded)\\b)`,
    'not ',
    'wrong',
  ),
  // "more than 5 patients arrive", "less than 2 liters of water"
  rule(
    `(?<!\\b(?:of|for|with|in|from|to|at|by) )\\b${MORE}${FIGURE} ?(?:${MEASURE}|${LENGTH}) of (?:the )?`,
    'too much ',
    'wrong',
  ),
  rule(
    `(?<!\\b(?:of|for|with|in|from|to|at|by) )\\b${LESS}${FIGURE} ?(?:${MEASURE}|${LENGTH}) of (?:the )?`,
    'too little ',
    'wrong',
  ),
  rule(
    `(?<!\\b(?:of|for|with|in|from|to|at|by) )\\b${MORE}${FIGURE} (?!${UNIT}\\b)(?=\\p{L}+s\\b|people\\b)`,
    'too many ',
    'wrong',
  ),
  rule(
    `(?<!\\b(?:of|for|with|in|from|to|at|by) )\\b${LESS}${FIGURE} (?!${UNIT}\\b)(?=\\p{L}+s\\b|people\\b)`,
    'too few ',
    'wrong',
  ),
  rule(
    `(?<!\\b(?:of|for|with|in|from|to|at|by|is|are|gets?)) ${MORE}${ANY} ${TIME}${END}`,
    ' too long',
    'wrong',
  ),
  rule(
    `\\b(holds?|contains?|weighs?|delivers?|yields?|pays?) ${LESS}${ANY} ?(?:${MEASURE}|${MONEY})${END}`,
    '$1 too little',
    'wrong',
  ),
  rule(`\\b(weighs?|costs?|charges?) ${MORE}${ANY} ?(?:${MEASURE}|${MONEY})${END}`, '$1 too much', 'wrong'),
  // "drive the 12 kilometers to the depot", "peel 50 kilos of potatoes"
  rule(
    `(?<!\\b(?:of|by|within|at|from|every|than|per|is|are|was|were|sits?|sat|stands?|stood|lives?|lies?|lay|stays?|keeps?|kept|parks?)) (?:the )?${ABOUT}(?:${MORE})?${FIGURE} ?${DISTANCE}(?= (?:to|from|up|down|across|through|back|between|into|along|around)\\b)`,
    '',
  ),
  rule(
    `\\b(driv(?:es?|ing)|walk(?:s|ing)?|rid(?:es?|ing)|travel(?:s|ing)?|fly(?:ing)?|commut(?:es?|ing)) (?:for )?(?:${MORE}|${ABOUT})${ANY} ${TIME}(?= (?:to|from|back|between|home)\\b)`,
    '$1',
  ),
  rule(
    `(?<!\\b(?:of|by|every|than|per) )((?:\\bthe )?)\\b(?:${ABOUT})(?:${MORE})?${FIGURE} ?(?:${MEASURE}|${DISTANCE}|${LENGTH}) of (?=\\p{L})`,
    '$1',
  ),
]

/** When something is done; what only comes or ends then is told by the time. */
export const AT_TIME = new RegExp(
  `(?<!\\b(?:arriv|com|leav|start|begin|end|clos|open|go|finish|call|ring|wak|eat|pass|depart|land)(?:es|ing|ed|s|e)?),? at (?:about |around )?${CLOCK}${END}`,
  'giu',
)
/** What is wasted of a length of time, or in it. */
export const WASTED: readonly FigureRule[] = [
  rule(`^${ABOUT}(?:${MORE})?${ANY} ${TIME} of (?=\\p{L})`, ''),
  rule(`^${ABOUT}(?:${MORE})?${ANY} ${TIME}(?: ${RATE})?(?= (?:on|with|\\p{L}+ing)\\b)`, 'time'),
  rule(`^${ABOUT}(?:${MORE})?(?:[€$£] ?)?${FIGURE} ?(?:${MONEY}|€)(?= on\\b)`, 'money'),
  rule(`^${ABOUT}(?:${MORE})?${FIGURE} ?${PERCENT} of (?:the |our |all )?(?=\\p{L})`, ''),
]
/** How often what was counted is so. */
export const AT_RATE = new RegExp(` ${RATE}${END}`, 'giu')
/** Words of a unit, which no count stands before. */
export const IS_UNIT = new RegExp(`^${UNIT}$`, 'iu')
