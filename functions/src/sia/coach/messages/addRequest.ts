/** What a message asks to have added as steps. */
export interface AddRequest {
  /** What stands before the request. */
  readonly before: string
  /** The steps, with the place that they are to have. */
  readonly content: string
  /** Whether the request names steps as such. */
  readonly isOfSteps: boolean
}

const LEAD =
  '(?:(?:no|sorry|ok|okay|wait|also|and|but|oh|hey|hi|hello|so|well|yes|please|pls|sia|actually|hm+|then)\\b[,.!:;]* ?)*'
const COUNT =
  '(?:an?|one|another|two|three|four|five|[2-5]|some|several|(?:a )?few|a couple(?: of)?|these|those|the(?: following)?|my|our|both|all)'
const STEPS = '(?:(?:more|other|new|missing|extra|further|job|following) )*steps?'
const WISH =
  "(?:(?:(?:can|could|would|will) (?:you|u|we)|i(?: would|['’]d)? (?:want|like|need)(?: you)? to|let(?:['’]s| us)|(?:we|you) (?:need|have|should|must)(?: to)?) )?(?:(?:please|also|just|still) )*"
const END = '[ ]?[.:,;–—-]+ ?'
/** What was done with steps that are missing. */
const LOST =
  '(?:dropped|left out|missed(?: out)?|forgot|forgotten|skipped|lost|swallowed|omitted|ignored|overlooked)'

/** How steps are asked for, and whether the words name them as steps. */
const REQUESTS: readonly (readonly [RegExp, boolean])[] = [
  // "Add the steps wire the charger and test the circuit after …"
  [
    new RegExp(
      `^${LEAD}${WISH}(?:add|insert|include|put in)(?: in)? (?:${COUNT} )?${STEPS}(?: (?:called|named|please|too|as well|for me|to (?:the|my) (?:list|map|study|job)))*(?: ?[:,–—-])? `,
      'iu',
    ),
    true,
  ],
  // "Add “Wire the charger”"
  [new RegExp(`^${LEAD}${WISH}(?:add|insert|include)(?: in)? (?=["“])`, 'iu'), true],
  // "You dropped two. After …"
  [
    new RegExp(
      `^${LEAD}(?:you|u|it|we|i|sia) (?:(?:have|has|had|just|also|still|['’]ve) )*${LOST} (?:${COUNT} )?(?:of (?:them|(?:the|my) steps)|${STEPS})${END}`,
      'iu',
    ),
    true,
  ],
  [
    new RegExp(
      `^${LEAD}(?:you|u|it|we|i|sia) (?:(?:have|has|had|just|also|still|['’]ve) )*${LOST} ${COUNT}${END}`,
      'iu',
    ),
    false,
  ],
  // "Two steps are missing: …", "we are missing a step: …"
  [
    new RegExp(
      `^${LEAD}(?:there(?: is| are|['’]s) )?(?:still )?(?:${COUNT} )?${STEPS} (?:(?:is|are|was|were|still) )*(?:missing|left out|not there)(?: here| there| still)?${END}`,
      'iu',
    ),
    true,
  ],
  [
    new RegExp(
      `^${LEAD}(?:(?:(?:i|we|you|it) (?:am|are|is)|(?:i|you|it)['’](?:m|re|s)|there(?: is| are|['’]s)) )?(?:still )?missing (?:${COUNT} )?${STEPS}${END}`,
      'iu',
    ),
    true,
  ],
  // "The step is just: …"
  [
    new RegExp(
      `^${LEAD}(?:the|my|our|that|this) (?:(?:missing|new|other|job) )?step (?:is|was|would be)(?:(?: (?:just|only|simply|really))+[:,]?|:) (?:to )?`,
      'iu',
    ),
    true,
  ],
]

/** Reads that steps are to be added: "you dropped two. after mounting it's wire the charger"; null if a message asks for none. */
export function readAddRequest(message: string): AddRequest | null {
  const starts = [0, ...[...message.matchAll(/[.!?;\n]\s*(?=\S)/gu)].map((end) => end.index + end[0].length)]
  for (const start of starts) {
    const said = message.slice(start)
    for (const [pattern, isOfSteps] of REQUESTS) {
      const found = pattern.exec(said)
      const content = found === null ? '' : said.slice(found[0].length).trim()
      if (/\p{L}{2,} ?\p{L}/u.test(content)) return { before: message.slice(0, start).trim(), content, isOfSteps }
    }
  }
  return null
}
