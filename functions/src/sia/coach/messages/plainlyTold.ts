/** How long something takes, in words that compare or exaggerate. */
const LONGER =
  '(?:for ever(?: and ever)?|longer than (?:it|one|you|we|i|they) (?:should|would|might|could|ought to|like|think|expect)(?: (?:suppose|think|expect|imagine|like|hope|take|be))?)'
const A_WHILE =
  '(?:a (?:good |long |fair |little )?while|(?:(?:very|so|too|really) )?long|ages|forever|a long time|hours|days|weeks)'
const DET = '(?:the|an?|every|each|all|my|our)'

/** Other orders and other words for what is told, in the order in which they are replaced. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  // "Get the nerves to stop? It is the pupil who talks" answers the coach.
  [/(^|[.!?] )[^.!?]{3,80}\? (?=(?:no,? )?it is the \p{L}+ (?:who|that) )/giu, '$1'],
  // "takes for ever", "takes me longer than it should"
  [new RegExp(`\\b(takes?|took)(?: (?:me|us|them|you|people))? ${LONGER}`, 'giu'), '$1 long'],
  // "the crew take their time to rig the ladder"
  [/(?<=[^s\s] )take their (?:own )?time to (?=\p{L})/giu, 'takes long to '],
  // "the master takes his time to find the card"
  [/\b(takes?) (?:his|her|its|their) (?:own )?(?:sweet )?time to (?=\p{L})/giu, '$1 long to '],
  // "Long time takes to separate the frames", "also long we look for the queen"
  [/(^|[.!?;,] )(?:a )?long time (?:it )?takes to (?=\p{L})/giu, '$1it takes long to '],
  [/(^|[.!?;,] )(?:also )?long (?:we|i) (?=\p{L})/giu, '$1it takes long to '],
  [/(?<=\bit takes long to look for \p{L}[^.!?;,]{1,60}), that (?:she|he|it|they) [^.!?;]{2,60}/giu, ''],
  // "To light the smoker is long when grass is wet"
  [
    /(^|[.!?;] )to (\p{L}[^.!?;,]{3,80}?) (?:is|takes) (?:very |too |so )?(?:a )?long(?: time)?,? (when [^.!?;]{3,80})/giu,
    '$1it takes long to $2 $3',
  ],
  // "the refractometer must be cleaned, it takes long"
  [
    /( (?:must|has to|have to|needs? to) be \p{L}+),? (?:and )?(?:it|this|that) takes (?:very |too |so )?(?:long|time|ages)\b/giu,
    '$1',
  ],
  // "refractometer must be cleaned"
  [
    /(^|[.!?;] )(?!(?:it|this|that|they|everything|everybody|nothing|what|which|who|there|we|you|he|she|one|all) )(\p{L}+[^s\s]) (must|has to|needs to) be (?=\p{L}+ed\b)/giu,
    '$1the $2 $3 be ',
  ],
  // "Every frame I must open"
  [/(^|[.!?;] )((?:every|each) \p{L}+) (i|we) (must|have to|need to) (\p{L}+)\b/giu, '$1$3 $4 $5 $2'],
  // "The weather, we wait for it also"
  [/(^|[.!?;] )(?:and )?(?:the )?(\p{L}+), (we|i) wait for it(?: also| too)?\b/giu, '$1$3 wait for the $2'],
  // "we go two times to car", "in middle of work"
  [
    /\b(we|i|they) (go|drive|walk|run) ((?:two|three|four|five|several|many) times) (to [^.!?;,]{3,80})/giu,
    '$1 $2 $4 $3',
  ],
  [
    /\b(go|drive|walk|run) to (?=(?:car|van|truck|shop|shed|store|garage|warehouse|kitchen)\b)/giu,
    '$1 to the ',
  ],
  [/\bin (?=middle of\b)/giu, 'in the '],
  // "Two times we go to the car"
  [/(^|[.!?;] )((?:two|three|four|five|several|many) times) (we|i|they) ([^.!?;,]{3,80})/giu, '$1$3 $4 $2'],
  // "particularly when the office has not published the tables" is a trouble of its own.
  [
    /, (?:particularly|especially|mainly|mostly) when (?=the (?:\p{L}+ ){1,3}(?:has|have|is|are|does|do) not\b)/giu,
    '. ',
  ],
  // "half the lesson goes on sitting in traffic"
  [
    /(^|[.!?;,] )(?:half|most|all|much)(?: of)? (?:the|my|our|an?) \p{L}+ goes (?:on|into) (?=\p{L}+ing )/giu,
    '$1I spend too much time ',
  ],
  // "a good deal of paper chart is printed that nobody looks at"
  [
    /(^|[.!?;,] |\band )(?:(?:quite )?a (?:good |great )?(?:deal|lot|bit) of|lots of|loads of|too much|too many|many) ((?:\p{L}+ )?\p{L}+) (?:is|are|gets?) \p{L}+ed (?:that|which) (nobody|no one) (?=\p{L})/giu,
    '$1too much $2 that $3 ',
  ],
  // "loads of food goes in the bin"
  [
    /(^|[.!?;,] )(?:loads|tons|heaps|lots|plenty|a lot|a good deal) of (?=\p{L}+ (?:goes|gets|is|ends)\b)/giu,
    '$1',
  ],
  // "the draught is not the true one"
  [/\b(is|are) (not )?the (true|right|real|correct|wrong) ones?\b/giu, '$1 $2$3'],
  // "I give a room away that was promised"
  [
    /\b(give|gives|throw|throws|turn|turns|send|sends) (an? \p{L}+) (away|back|out|off) (?=(?:that|which) )/giu,
    '$1 $3 $2 ',
  ],
  [/(?<=\b(?:that|which) )(was|were) already (?=\p{L})/giu, 'is already '],
  // "roughly 15 percent of the licenses"
  [
    /(^|[.!?;,] )(?:(?:roughly|approximately|about|around|almost|nearly|over|maybe) )?(?:\d[\d.,]* ?(?:%|percent|per cent)|half|a third|a quarter) of (the \p{L}+s )/giu,
    '$1$2',
  ],
  [
    /\bI (?:mix|mixed) up (\p{L}+) and (\p{L}+) (?:when|while) (?:i|we) [^.!?;]{2,60}/giu,
    'I mix up $1 and $2',
  ],
  // "Bees can be angry and sting"
  [
    /(^|[.!?;] )((?:the )?\p{L}+s) (can|may|might|could) be (\p{L}+) and (\p{L}{3,})(?=$|[.!?;,])/giu,
    '$1$2 $3 be $4. $2 $3 $5',
  ],
  // "and after it ferments"
  [/\band (?:after|then) it (?=\p{L}+s\b)/giu, 'and it '],
  // "waiting while they look for their license", "getting them to stop"
  [/\b(waiting (?:while|until|for)) they /giu, '$1 people '],
  [/\b(getting|making|helping|asking|telling) them to (?=\p{L})/giu, '$1 people to '],
  [/\bwhat (?:we|i|they|you) (did|said|told|wrote|agreed)\b/giu, 'what was $1'],
]
const PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/\bwhat was did\b/gi, 'what was done'],
  [/\bwhat was wrote\b/gi, 'what was written'],
]

/** What began the sentence and stands within it now: "the Refractometer must be cleaned", "open Every frame". */
const MOVED =
  /\bthe \p{Lu}\p{Ll}+ (?=(?:must|has to|needs to) be )|(?<=(?:must|have to|need to) \p{L}{2,30} )(?:Every|Each)\b/gu
/** "for empty box" */
const FOR_ONE =
  /\b(for|with|from|in) (empty|full|spare|clean|sharp|blunt|broken|old|new) (\p{L}+[^s\s.,;!?])(?=$|[.!?;,])/giu

/** "It takes the pilot a good while to compare the plan": who it takes. */
const TAKES_WHOM = new RegExp(
  `(^|[.!?;,] |\\band )it (takes|took) ((?:the|an?|every|each) \\p{L}+(?: \\p{L}+)?) ${A_WHILE} to (?=\\p{L})`,
  'giu',
)
/** "The lab takes two weeks for varifocals" */
const TAKES_FOR = new RegExp(
  `(^|[.!?;,] |\\band )(the \\p{L}+) takes (?:${A_WHILE}|(?:\\p{L}+|\\d+) (?:hours|days|weeks|months)) for (${DET} )?(\\p{L}+)(?=$|[.!?;,])`,
  'giu',
)

/**
 * An answer about outcomes in the order and the words in which the forms of statements are read: what is asked is not
 * changed, only how it is told. Takes time linear in the answer's length.
 * @param executor whose time is nobody else's: "it takes the pilot long to …"
 */
export function plainlyTold(answer: string, executor: string): string {
  const own = executor.trim().toLowerCase()
  let text = answer
  for (const [pattern, plainer] of [...PLAINER, ...PARTICIPLES]) text = text.replace(pattern, plainer)
  return text
    .replace(MOVED, (found) => found.toLowerCase())
    .replace(
      FOR_ONE,
      (_, link: string, state: string, thing: string) =>
        `${link} ${/^[aeiou]/i.test(state) ? 'an' : 'a'} ${state} ${thing}`,
    )
    .replace(TAKES_WHOM, (_, start: string, takes: string, whom: string) => {
      const name = whom.replace(/^\p{L}+ /u, '').toLowerCase()
      return `${start}it ${takes} long ${own.endsWith(`${name}s`) || own.endsWith(name) ? '' : `for ${whom} `}to `
    })
    .replace(
      TAKES_FOR,
      (_, start: string, who: string, article: string | undefined, thing: string) =>
        `${start}it takes long to get ${article ?? ''}${thing} from ${who.toLowerCase()}`,
    )
}
