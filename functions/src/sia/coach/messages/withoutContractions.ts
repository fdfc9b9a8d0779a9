/** Words that follow "is" where no owner can be meant: "the breaker's in a locked room". */
const PLACES =
  'in|on|at|off|out of|under|behind|over|inside|outside|near|next to|with|without|from|about|up to|down to|due'
const MANNERS =
  'already|still|too|not|so|always|never|often|usually|just|only|going to|there|here|being|supposed to|about to'
/** Adjectives say how something is if nothing follows that they could describe. */
const STATES =
  'ready|late|missing|broken|empty|full|wet|dry|hot|cold|warm|closed|open|locked|busy|wrong|right|stuck|dirty|blocked|gone|done|down|up|over|away|early|loose|tight|heavy|damp|dark|sick|off|out|on|in'
/** What has happened, and is no state. */
const HAPPENED =
  '(?:happened|occurred|arrived|disappeared|appeared|changed|moved|failed|ended|started|stopped|died|crashed|turned)\\b'
/** What a thing does where no owner's thing of that name can be meant. */
const MOVING =
  'coming|going|leaking|dripping|running|falling|sticking|hanging|waiting|getting|sitting|standing|lying|missing'
const END =
  '(?=$|[,.;!?]| (?:and|or|but|so|when|while|if|because|before|after|until|by|again|for|in|on|at|to|from|with)\\b)'
const PEOPLE = 'somebody|someone|nobody|everybody|everyone|anybody|anyone|nothing|something|everything'

/** "the dough's already mixed", "sesame's still on the belt", "the oven's off when …" */
const IS = new RegExp(
  `(?<=\\p{L})['’]s (?=(?:${MANNERS}|${PLACES})\\b|(?:${MOVING}) (?:from|through|over|under|back|too|into|onto)\\b|\\p{L}+ing (?:the|an?|to|in|on|at|out|up|off|down|away)\\b|(?:${STATES}|(?!${HAPPENED})\\p{L}{2,}ed|frozen|torn|bent|broken|stuck|worn)${END})`,
  'giu',
)
const NOBODY_IS = new RegExp(`\\b(${PEOPLE})['’]s (?=left\\b|there\\b|told\\b|\\p{L}+ing\\b)`, 'giu')
/** "he's never been trained", "the order's been changed" */
const HAS =
  /(?<=\p{L})['’]s (?=(?:(?:never|always|already|just|not|only|ever) )?(?:been|had|become|gotten|got to|gone (?:out|off|up|down|wrong|bad|missing|cold|home|to))\b)/giu
/** "she's swapped units": done by somebody, to something. */
const HAS_DONE =
  /\b(he|she|who|somebody|someone|nobody|everybody|everyone)['’]s (?=(?:(?:already|just|never) )?(?:swapped|changed|moved|forgotten|lost|taken|mixed|missed|switched|dropped|sent|ordered|booked|finished|started|cancell?ed|picked|seen|put|made|written|signed|skipped)\b (?:the|an?|my|our|your|their|it|them|him|her|\p{L}+s)\b)/giu

/**
 * Writes out "is" and "has" after nouns and names, wherever an owner cannot be meant: "the oven's going to be off", but not
 * "the oven's door". Takes time linear in the text's length.
 */
export const withoutContractions = (text: string): string =>
  text.replace(HAS, ' has ').replace(HAS_DONE, '$1 has ').replace(NOBODY_IS, '$1 is ').replace(IS, ' is ')
