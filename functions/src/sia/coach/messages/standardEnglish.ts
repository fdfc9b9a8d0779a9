import { isPerson } from '../grammar/isPerson.ts'
import type { Language } from '../language/Language.ts'
import { withCompoundVerbs } from './withCompoundVerbs.ts'
import { withoutContractions } from './withoutContractions.ts'

/** Contractions and words of chats, in the order in which they are replaced. All are matched without case. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/(?<= )'?em\b/gi, 'them'],
  [/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, ' '],
  [/…|\.{2,}/g, '. '],
  [/\s[–—]\s|\s--?\s/g, '; '],
  [/,? \b(?:i\.e\.|ie|namely|that is to say),? /gi, '; namely '],
  [/([!?])[!?]+/g, '$1'],
  [/(?<!\b\p{Lu})& ?| & ?| \+ ?/gu, ' and '],
  [/\bw\/(?=\s)/gi, 'with'],
  [
    /\b(?:cuz|coz|b\/c|cos)\b|'cause\b|\bcause (?=(?:i|we|he|she|they|there|nobody|somebody)\b)/gi,
    'because ',
  ],
  // "Executor: dialysis nurses": what an answer is about, which the question has said.
  [
    /(^|[.!?;\n] ?)(?:(?:the )?(?:(?:job )?executors?|(?:core )?(?:functional )?job|(?:job )?steps?(?: so far)?|outcomes?(?: statements?)?)(?: (?:is|are))?):\s/gi,
    '$1',
  ],
  // "cause an order changed"
  [
    /(?<=\p{L} )cause (?=an? \p{L}+ (?:(?:is|was|has)(?:n['’]?t)?|gets|got|came|went|changed|broke|failed|ran|stopped)\b)/giu,
    'because ',
  ],
  // "cause the number is unreadable": a clause follows, which no object of "cause" is.
  [
    /\bcause (?=(?:the|my|our|your) (?:\p{L}+ ){1,3}(?:is|are|was|were|has|does|do|did|cannot|can't|never)\b)/giu,
    'because ',
  ],
  [/, than (?=(?:i|we|you|they)\b)/gi, ', then '],
  // What only says that there is more, or often.
  [
    /,? \b(?:and (?:so on|so forth|such|all that|the like|whatnot|stuff like that)|or (?:so|something(?: like that)?|whatever))\b/gi,
    '',
  ],
  [/\b(he|she)s\b(?= (?:\p{L}+ing|not|a|the|always|never|too|so)\b)/giu, '$1 is'],
  [/\baint\b|\bain't\b/gi, 'is not'],
  [/\b(is|are|was|were|do|does|did|have|has|had|would|could|should|must|need)n'?t\b/gi, '$1 not'],
  [/\b(?:can'?t|can not)\b/gi, 'cannot'],
  [/\bwon't\b|\bwont\b/gi, 'will not'],
  [/\bi'?m\b/gi, 'I am'],
  [/\b(i|we|they|you)'ve\b/gi, '$1 have'],
  [/\bive\b/gi, 'I have'],
  [/\bim (?=(?:a|an|the|not|just|in|at|on|so|too|\p{L}+ing)\b)/giu, 'I am '],
  [/\b(we|they|you)'re\b/gi, '$1 are'],
  [/\btheyre\b/gi, 'they are'],
  [/\byoure\b/gi, 'you are'],
  [/\b(i|we|they|you|he|she|it|that|there|who)'ll\b/gi, '$1 will'],
  [/\b(i|we|they|you|he|she)'d\b/gi, '$1 would'],
  // "that'd be librarians", not "that'd gone"
  [
    /\b(it|that|this|there|those|who)'d (?=(?:(?:probably|mostly|mainly|usually|just|only|also|really|always|never) )*be\b)/gi,
    '$1 would ',
  ],
  [
    /\b(it|that|there|he|she|what|who)'s (?=(?:happened|been|changed|gone|got|become|come|broken|forgotten|left|moved|missed|arrived)\b)/gi,
    '$1 has ',
  ],
  [/\b(it|that|there|he|she|what|who|where|here|how)'s\b/gi, '$1 is'],
  [
    /\bwhos (?=\p{L}+ing\b|(?:on|off|in|out|not|next|late|free|close|closest|nearest|nearly|available|first|there|here|the|a)\b)/giu,
    'who is ',
  ],
  [/\b(that|there|what|whos)s\b/gi, '$1 is'],
  [
    /\bits (?=not\b|a\b|an\b|the\b|more\b|just\b|mostly\b|always\b|really\b|usually\b|like\b|who|what\b|when\b|how\b|because\b|about\b|only\b|all\b|too\b|so\b|very\b|quite\b|people\b|my\b|our\b|in\b|at\b|on\b|for\b|\p{L}+ing (?:the|a|an|my|our|your|\p{L}+s)\b)/giu,
    'it is ',
  ],
  [
    /\blet's\b|(?<=^|[.!?;,]\s?)lets(?= (?:stop|skip|go|move|start|leave|take|do|continue|talk|finish|end|pause|call|try|say)\b)/gi,
    'let us',
  ],
  // "when its windy", not "when its lid sticks"
  [
    /\b(when|if|because|while|since|until|til|till|once) its (?=(?:too |so |very |really )?\p{L}+(?:$|[.,;!?\n]| (?:and|n|or|but|so|then|outside|out|in|at|on)\b))/giu,
    '$1 it is ',
  ],
  [/(?<=\p{L} )'?til(?= \p{L})/giu, 'until'],
  // "then were late": a missing apostrophe
  [/\b(then|so|and) were (?=(?:late|behind|stuck|short|out)\b)/giu, '$1 we are '],
  // "waiting till it is dry", not "the till".
  [
    /(?<!\b(?:the|a|my|our|one|each|every) )\btill (?=(?:the|it|they|we|i|you|he|she|everything|everybody|everyone|my|our|a|an)\b)/gi,
    'until ',
  ],
  [/\bno one\b/gi, 'nobody'],
  // "Is it a problem if I forget the keys?" tells what goes wrong.
  [
    /\b(?:is|would) it (?:be )?(?:an? )?(?:\p{L}+ )?(?:problem|issue|bad|wrong) (?:if|when) ((?:i|we|they) (?:forget|miss|lose|mix|drop|break|spill|confuse|overlook|misread|burn|damage|mishear)\b[^.!?\n]{2,80})\?/giu,
    '$1.',
  ],
  [/\bgonna\b/gi, 'going to'],
  [/(?<=[\p{L},.!?;] |^|\n)n(?= \p{L})/gu, 'and'],
  // "someones glove"
  [/\b(some|any|every|no)(one|body)s (?=\p{L})/giu, "$1$2's "],
  // "we lose time for to repeat the image"
  [/\bfor to (?=\p{L})/giu, 'to '],
  [/(?<=\p{L} )an(?= (?:the|a|my|our|they|we|it|then|\p{L}+ing (?:the|a|an)) )/giu, 'and'],
  [/\b1st\b/gi, 'first'],
  [/\bb4\b/gi, 'before'],
  [/\b(?:btwn|btw)(?= (?:the|an?|two|both|\d|each|every|shifts|them)\b)/gi, 'between'],
  // Shorthand of care, which whoever rates the statements may not know.
  [/(?<!\d ?)\bpt(s?)\b/gi, 'patient$1'],
  [/(?<=\p{L} )rm(s?)\b/giu, 'room$1'],
  [/(?<!\d ?)\bsx\b/gi, 'symptoms'],
  [/(?<!\d ?)\bhx\b/gi, 'history'],
  [/\bno1\b/gi, 'nobody'],
  [/\boutta\b/gi, 'out of'],
  [/(?<=\p{L} )sb(?= \p{L}|$)/gu, 'somebody'],
  [/\bfirst thing(?: in the morning)?(?: at [\p{L}\d: ]{2,14}?)?,? (?=(?:i|we|they|you) )/giu, 'first '],
  [/\bbout(?= (?:the|what|how|it|them|their|my|our|when|where)\b)/gi, 'about'],
  [/\b4ever\b/gi, 'forever'],
  [/(?<=\p{L} )w(?:\/)?(?= \p{L})/gu, 'with'],
  [/\b(?:kinda|sorta)\b/gi, ''],
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  [/\bhafta\b/gi, 'have to'],
  [/\bya\b/gi, 'you'],
  [/\bthru\b/gi, 'through'],
  [/\btho\b/gi, 'though'],
  [/\br\b(?= (?:not|always|never|too|so|the|a|wrong|\p{L}+ing)\b)/giu, 'are'],
  [/\by'?all\b/gi, 'you'],
  [/\bdoin'|\bdoin\b/gi, 'doing'],
  [/(?<=\p{L}{3}in)'(?=\s|$)/giu, 'g'],
  [/,? (?:and )?(?:lots|plenty|loads|tons|a lot|so much|too much|most) of (?:it|them|that|those)\b/gi, ''],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bdunno\b|\bidk\b/gi, 'I do not know'],
  [/\bu\b/g, 'you'],
  [/'em\b/gi, ' them'],
  [/\btemps\b/gi, 'temperatures'],
  [/\bspecs\b/gi, 'specifications'],
  [/\bdocs\b/gi, 'documents'],
  [/\binfo\b/gi, 'information'],
  [/\bpics\b/gi, 'pictures'],
  [/\bqty\b/gi, 'quantity'],
  [/\bppl\b/gi, 'people'],
  [/\bmins\b/gi, 'minutes'],
  [/\bhrs\b/gi, 'hours'],
  [/\b(?:tbh|imo|imho|lol|lmao|haha+|btw|pls|plz|omg|fyi)\b(?: *!)?/gi, ''],
]

/** Names that no dictionary has: "Sunday" is no "sundry". */
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)$/i

/** Share of words in capitals from which capitals mean nothing. */
const SHOUTED = 0.6

/** Letters from which a word in capitals is stressed, and no abbreviation. */
const STRESSED = 4

/**
 * A message with contractions written out, words of chats replaced and sure typing mistakes mended. Lines stay. Takes
 * time linear in the message's length.
 */
export function standardEnglish(message: string, language: Language): string {
  let text = withoutContractions(withSingleSpaces(message))
  for (const [pattern, replacement] of REPLACED) text = text.replace(pattern, replacement)
  const words = text.match(/\p{L}[\p{L}']+/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  const isShouted = words.length > 2 && capitals >= words.length * SHOUTED
  text = text.replace(/\p{L}[\p{L}']*/gu, (word, offset: number) => {
    const isStressed = word.length >= STRESSED && word === word.toUpperCase()
    const spoken =
      (isShouted || isStressed) && language.isKnown(word.toLowerCase()) ? word.toLowerCase() : word
    const lower = spoken.toLowerCase()
    // "peelin"
    const isSpoken = lower.length > 5 && lower.endsWith('in') && !language.isKnown(lower)
    const whole = isSpoken && language.isKnown(`${lower}g`) ? `${lower}g` : null
    // A name in a sentence: "Pinterest" is no "interest".
    const isName =
      !isShouted && offset > 0 && /\p{L} $/u.test(text.slice(0, offset)) && /^\p{Lu}\p{Ll}/u.test(word)
    // "GRNI" is no "grin".
    const isAbbreviation = !isShouted && word.length > 1 && word === word.toUpperCase()
    const isKept = isName || isAbbreviation || DAY.test(word)
    const meant = whole ?? (isKept ? null : language.corrected(lower))
    if (meant === null) return spoken
    return spoken === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1)
  })
  return withSingleSpaces(withCompoundVerbs(withOwners(text, language)))
}

/** People whose names end like those of things. */
const FOLK = /^(?:guy|bloke|kid|lad|girl|boy|mum|mom|dad|guest|client|patient|child)$/i

/** "a customers hair": of one person, whose apostrophe is missing. */
const withOwners = (text: string, language: Language): string =>
  text.replace(
    /\b(an?|every|each) (\p{L}{2,}s) (?=\p{L}{3,})/giu,
    (found, article: string, owner: string) => {
      const one = owner.slice(0, -1)
      const [person] = language.tokensOf(one)
      return FOLK.test(one) || (person?.tag === 'NOUN' && !owner.endsWith('ss') && isPerson(person))
        ? `${article} ${one}'s `
        : found
    },
  )

const withSingleSpaces = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split(/\s+/).join(' ').trim())
    .join('\n')
