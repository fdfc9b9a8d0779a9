/** Verbs of two words, of which the first tells how. */
const VERBS = [
  ...[
    'test ride',
    'test drive',
    'test fit',
    'test fire',
    'test run',
    'stress test',
    'pressure test',
    'flow test',
  ],
  ...[
    'double check',
    'cross check',
    'spot check',
    'quality check',
    'safety check',
    'pre check',
    'proof read',
  ],
  ...[
    'pressure wash',
    'power wash',
    'hand wash',
    'pre wash',
    'deep clean',
    'dry clean',
    'spot clean',
    'steam clean',
  ],
  ...[
    'spray paint',
    'hand paint',
    'hand write',
    'hand sew',
    'hand pick',
    'hand deliver',
    'tack weld',
    'fine tune',
  ],
  ...[
    'vacuum pack',
    'vacuum seal',
    'shrink wrap',
    'dry fit',
    'dry brush',
    'pre heat',
    'pre cut',
    'pre fill',
    'pre book',
  ],
]

/** One of them, and then the beginning of what it is done to. No article stands before it: "the test drive". */
const APART = new RegExp(
  `(?<!\\b(?:the|an?|my|our|your|their|this|that|each|every|no|first|last) )\\b(?:${VERBS.join('|')})` +
    '(?= (?:the|an?|my|our|your|their|his|her|its|each|every|all|both|it|them|this|that|these|those|some|one) ?)',
  'giu',
)

/**
 * Writes verbs of two words as one wherever an object follows: "test ride the bike" is "test-ride the bike". Written
 * apart, the second word looks like the verb of another clause. Nouns stay. Takes time linear in the text's length.
 */
export const withCompoundVerbs = (text: string): string =>
  text.replace(APART, (verb) => verb.replace(' ', '-'))
