import { withoutEnd } from '@outcome-studio/shared/domain/base'

/*
 * What an answer has around the words that a statement is made of. The lists are closed: adverbs of frequency and of
 * doubt, expressions of time and number. None names a subject of work.
 */

const UNIT =
  '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|times|percent|%|metres?|meters?|m|km|miles?|euros?|dollars?|pounds?)'
const COUNT =
  '(?:\\d[\\d.,:]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a hundred|several|some|many|a few|a couple of|half an|hundreds of)'
const DAY =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter)'

const AROUND: readonly RegExp[] = [
  // Sayings about how often, how fast and how much.
  /,? ?\b(?:once in a (?:blue moon|while)|(?:every )?(?:now and (?:then|again)|so often)|from time to time|at times|in no time|in the blink of an eye|all of a sudden|out of the blue|sooner or later|more often than not|(?:nine|9) times out of (?:ten|10)|half the time|most of the time|all (?:(?:day|night) long|the time)|at the drop of a hat|in the end|at the end of the day|till the cows come home|like (?:crazy|mad|hell)|for good measure|by and large|as a rule|by far|with a bit of luck|if (?:i am|we are) (?:un)?lucky|when push comes to shove|on a bad day)\b,? ?/gi,
  /\b(?:always|often|usually|sometimes|frequently|occasionally|constantly|regularly|really|actually|basically|simply|literally|honestly|obviously|maybe|perhaps|probably|mostly|mainly|generally|typically|normally|definitely|kind of|sort of|somehow|apparently|certainly|(?<!\bchanges? )of course|i guess|i think|i suppose|i would say|you know|i mean|per se|as well|at least|at all|(?<!\b(?:get|keep|mak|make|gett)(?:s|ing)? .{2,40})even(?! *$)|i dare say|i should (?:say|think|imagine)|i am afraid(?: that)?|i reckon|i fear)\b,? ?/gi,
  // "half of the guests", "some of our tools": the guests, the tools
  /(?<!\bnot )(?:(?<=\s)|^)(?:about |almost |nearly |over |more than )?(?:half|a third|a quarter|two thirds|three quarters|most|some|many|lots|a lot|a few|a couple|several|all|\d+ ?(?:%|percent)) of (?=(?:the|our|my|your|their|these|those) )|(?<!\bnot )(?<=\s)(?:about |almost )?(?:half|all) (?=(?:the|our|my|your) )/gi,
  // "in 3% of files", "8% of claims"
  /,? in (?:about |around |over |nearly |almost )?\d[\d.,]* ?(?:%|percent) of (?:the |all |our |my )?\p{L}+(?= ?$)/giu,
  /^ (?:about |around |over |nearly |almost )?\d[\d.,]* ?(?:%|percent) of (?=\p{L}+s )/giu,
  /,? as (?:has |had |it )?happen(?:s|ed) .*$/gi,
  // What is added to a thing that is named already.
  /, which .*$/gi,
  /(?:^|\s)just (?=\p{L})/giu,
  // "for two hours", "in 3 hrs", "within a week", "since 1998", "at 3am", "about nine times", "twice"
  // "within twelve months of closing"
  new RegExp(
    `,? \\bwithin (?:about |around |the first |at most )?${COUNT} ${UNIT} (?:of|after|from) (?:the |an? )?\\w+(?= ?$|[,.;])`,
    'gi',
  ),
  new RegExp(
    `,? \\b(?:for|in|within|after|about|around|like|every|maybe|over|up to|at least|more than|at) (?:about |around |over |the (?:first|last|next) |maybe |some |at least |more than )*${COUNT} ?${UNIT}\\b(?! (?:that|which) (?:is|are) )(?: (?:a|per|every|each) \\w+)?`,
    'gi',
  ),
  new RegExp(
    `,? \\b(?:maybe |about |around |some |at least )?${COUNT} ${UNIT} (?:a|per|every|each) \\w+`,
    'gi',
  ),
  new RegExp(` \\b(?:maybe |about |around |at least )?${COUNT} times\\b`, 'gi'),
  /,? \b(?:at|by|until|till|before|around) \d[\d:.-]*(?: ?(?:am|pm|o'clock|h))?(?=$|[ ,.;](?!\p{L}))/giu,
  /,? \b(?:at|by|until|before|around|after) \p{L}+ o'clock\b/giu,
  /,? versus .*$/gi,

  / (?:the|an?|half an) (?:day|hour|night|week|minute|evening|morning) (?:before|earlier|later|after)(?= ?(?:$|[,.;]))/gi,
  /,? \bfor (?:hours|days|weeks|months|years|ages|ever)(?: on end)?\b/gi,
  /,? \bby the (?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fifth|tenth|fifteenth|twentieth|end of the (?:day|week|month|year))\b/gi,
  /,? \b(?:that|this) (?:morning|evening|afternoon|night|week)\b/gi,
  /,? \b(?:since|in|from) (?:19|20)\d\d\b/gi,
  new RegExp(
    // "the December page" is a page.
    `,? \\b(?:on|every|each|last|next|this|since|by|until|in|the) (?:\\w+ )?${DAY}\\b(?<!\\bthe \\w{3,12}(?= (?!(?:and|or|but|the|an?|i|we|they|when|because|if|in|on|at|for|to|with|is|are|was|were|has|have|morning|afternoon|evening|night)s?\\b)\\p{L}))(?: (?:morning|afternoon|evening|night)s?)?`,
    'giu',
  ),
  /,? \bthe (?:next|following) (?:day|morning|week|month|year|season)\b/gi,
  /,? \b(?:last|this|next|every) (?:week|month|year|summer|winter|spring|autumn|season|time|morning|evening|night|day)\b(?!['’]s)|,? \b(?:yesterday|today|tomorrow|nowadays|these days|since (?:last )?(?:summer|winter|spring|autumn|year))\b/gi,
  // "reading 200 letters"
  /(?:^|(?<!\b(?:below|above|under|than|exceeds?))\s)\d[\d.,]*\+? (?=(?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|euros?|dollars?|pounds?|percent|degrees?|meters?|metres?|miles?|times)\b)[\p{L}-]+s\b)/giu,
  // "cooking for two hundred children"
  /(?:^|\s)(?:(?:about|some|around|over|up to) )?(?:half )?(?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten) )?(?:(?:hundred|thousand) and \p{L}+|hundreds?|thousands?|dozens?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty)(?: of)? (?=(?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|euros?|dollars?|pounds?|percent|degrees?|meters?|metres?|miles?)\b)(?:(?!(?:of|in|on|or|and|to)\b)[\p{L}-]+ )?[\p{L}-]{2,}s\b)/giu,
  /,? \b(?:way|far|much|a (?:little )?bit|a little|slightly) (?=too\b)/gi,
  /,? \b(?:though|anyway|etc\.?|and so on|and so forth|and stuff|or something|or so|or whatever|again and again|over and over|for some reason|to be honest|if you ask me|i guess|believe it or not|so|and|or|but|then|because|as i said|no offen[cs]e|hope that helps|(?<!\bsay )sorry|what else|is not it|you see|(?<!\bchanges? )of course|that is (?:it|all)|thanks|thank you|unfortunately|sadly) ?$/gi,
  // "we ran out of flour once"
  /(?<!\b(?:at|all at)),? (?:just )?once(?=\s*$)/gi,
]

/** A few of something that is passed through: without their number, "down floors" says less. */
const FEW =
  /\b(through|down) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?=(?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|euros?|dollars?|pounds?|percent|degrees?|met(?:er|re)s?|centimet(?:er|re)s?|inches|feet|miles?|o'clock)\b)(?:\p{L}+ )?\p{L}{2,}s\b)/giu

/** A part without adverbs of frequency and doubt, without times and figures. */
export function plainText(text: string): string {
  let plain = ` ${text.replace(FEW, '$1 several ')} `
  for (const pattern of AROUND) plain = plain.replace(pattern, (found) => (/^\s/.test(found) ? ' ' : ''))
  return withOthersThings(withoutEnd(plain.split(/\s+/).join(' ').trim(), ',;: '))
}

/** Not before people of the speaker's own: "my brother" is nobody's but theirs. */
const OWN =
  /\b(?:my|our|your|his|her(?= \p{L})(?! (?:the|an?|each|every|all|both|no|any|one|two|three|first|last|once|twice|before|after|during|until|without|than|as|are|is|was|to|down|up|out|off|in|on|at|for|with|from|by|that|what|when|if|how|why|where|who|alongside|aboard|ashore|into|onto|inside|home|some|it|about|again|back|and|or|not|so|then|\p{L}+ing|\p{L}+ly)\b))\b(?! (?:own|husband|wife|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|son|daughter|kids?|brother|sister|boss|friends?|aunt|uncle|cousin|grand\p{L}+|family|parents?|name|mind|life|opinion|head|hands?)\b)/giu

/** "our household" is a household to everybody else. "Our own" stays, and is not drafted. */
const withOthersThings = (text: string): string => text.replace(OWN, 'the').replace(THOSE, 'the ')

/** "all those messages" are the messages to everybody else; "those who" are some. */
const THOSE =
  /\b(?:these|those) (?=\p{L}+)(?!(?:who|that|which|are|were|is|can|do|have|will|in|on|of|from|with|at|for|to)\b)/giu

/** How well or fast something is to be done: outcomes, which no job names. */
const MANNER =
  /,? (?:(?:and|but) )?(?:(?:as |very |more |so )?(?:quickly|fast|faster|easily|safely|accurately|properly|correctly|efficiently|effectively|smoothly|reliably|cheaply|perfectly|well|better|safe and sound|in one piece|on time|in time|in no time)(?: as possible)?|(?:for )?as (?:long|soon|fast|quickly|easily|cheaply|well|much|little|many|few|safely) as (?:possible|we can|they can|i can|you can)|(?:without|with no|with few|with fewer|with less) (?:any )?(?:errors?|mistakes?|problems?|trouble|delays?|stress|hassle|effort|waste|issues?|damage|surprises?|fuss|accidents?|interruptions?|losing time|wasting time))(?=$|,| (?:and|but|or)\b)/i

/** A job without how well it is to be done, and what was left out. */
export function withoutManner(text: string): { readonly text: string; readonly manner: string } {
  let rest = text
  const manner: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const found = MANNER.exec(rest)?.[0]
    if (found === undefined) break
    manner.push(found.replace(/^[, ]+(?:(?:and|but) )?/, ''))
    rest = rest.replace(found, '')
  }
  return { text: rest.trim(), manner: manner.join(' and ') }
}
