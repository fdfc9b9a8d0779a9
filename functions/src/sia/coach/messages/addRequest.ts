/** What a message asks to have added as steps. */
export interface AddRequest {
  /** What stands before the request. */
  readonly before: string
  /** The steps, with the place that they are to have. */
  readonly content: string
  /** Whether the request says that they are steps, whatever words they have. */
  readonly isOfSteps: boolean
}

const LEAD =
  '(?:(?:no|sorry|ok|okay|wait|also|and|but|oh|hey|hi|hello|so|well|yes|please|pls|sia|actually|hm+|then)\\b[,.!:;]* ?)*'
const COUNT =
  '(?:an?|one|another|two|three|four|five|[2-5]|some|several|(?:a )?few|a couple(?: of)?|these|those|the(?: following)?|my|our|both|all)'
const STEPS = '(?:(?:more|other|new|missing|extra|further|job|following) )*steps?'
const WISH =
  "(?:(?:(?:can|could|would|will) (?:you|u|we)|i(?: would|['’]d)? (?:want|like|need)(?: you)? to|let(?:['’]s| us)|(?:we|you) (?:need|have|should|must)(?: to)?) )?(?:(?:please|also|just|still) )*"
const END = '(?: ?[.:,;–—-]+ ?|(?= (?:right |just |directly )?(?:after|before|between|at the) ))'
/** What was done with steps that are missing. */
const LOST =
  '(?:dropped|left out|missed(?: out)?|forgot|forgotten|skipped|lost|swallowed|omitted|ignored|overlooked)'
const YOU_LOST = `(?:you|u|sia)(?: (?:have|has|had|just|also|still)|['’]ve)* ${LOST}`
/** Of themselves, people tell what goes wrong too. */
const WE_LOST = `(?:it|we|i)(?: (?:have|has|had|just|also|still)|['’]ve)* ${LOST}`
/** "You're missing one": who is missing something themselves tells what goes wrong. */
const YOU_MISS = `(?:you|u|sia)(?: are| is|['’]?re|['’]s) (?:still |just )?missing`
const FEW = '(?:an?|one|another|two|three|some|several|\\d)'
/** A verb and what it is done to. */
const DONE = '(?=["“]?\\p{L}+ (?:the|an?|it|them|all|every|each|our|my|their) )'

/** How steps are asked for, and whether the words name them as steps. */
const REQUESTS: readonly (readonly [string, boolean])[] = [
  // "Add the steps wire the charger and test the circuit after …"
  [
    `${WISH}(?:add|insert|include|put in)(?: in)? (?:${COUNT} )?${STEPS}(?: (?:called|named|please|too|as well|for me|to (?:the|my) (?:list|map|study|job)))*(?: (?:of|to|(?:where|that) (?:we|i|they)))?(?: ?[:,–—-])?\\s`,
    true,
  ],
  [
    `(?:i|we)(?: would|['’]d)? (?:want|like|need) ${COUNT} ${STEPS}(?: (?:called|named)| ?[:,–—-]| to) `,
    true,
  ],
  // "Add “Wire the charger”", "add that we wire the charger"
  [`${WISH}(?:add|insert|include)(?: in)? (?=["“])`, true],
  [`${WISH}(?:add|insert|include) that (?:we|i|they) `, false],
  // "Add wire the charger after mounting it"
  [`${WISH}(?:add|insert|include) ${DONE}`, false],
  [
    `(?<place>(?:after|before|between) [^,.:;]{3,60}?),? ${WISH}(?:add|insert|include)(?: (?:${COUNT} )?${STEPS})?[:,]? `,
    false,
  ],
  // "You dropped two. After …"
  [`${YOU_LOST} (?:${COUNT} )?(?:of (?:them|(?:the|my) steps)|${STEPS})${END}`, true],
  [`${YOU_LOST} ${COUNT}${END}`, false],
  [`${YOU_MISS} (?:${FEW} )?${STEPS}${END}`, true],
  [`${YOU_MISS} ${FEW}${END}`, false],
  [`(?:there(?: is|['’]s) (?:still )?one missing|one is (?:still )?missing) ?[:–—-]+ ?`, false],
  [`${WE_LOST} (?:${COUNT} )?${STEPS}${END}`, false],
  [`${YOU_LOST} (?:${COUNT} )?${STEPS} ${DONE}`, false],
  [
    `(?:you|u|sia)(?: (?:have|has|had|just|also)|['’]ve)* ${LOST} (?=\\p{L}+ing (?:the|an?|it|them|all|our|my|their) )`,
    true,
  ],
  [
    `(?:you|u|sia)(?: (?:have|has|had|just|also)|['’]ve)* ${LOST} (?:to (?:add|put(?: in| down)?|write(?: down)?|include) )?${DONE}`,
    false,
  ],
  // "Two steps are missing: …", "we are missing a step: …"
  [
    `(?:there(?: is| are|['’]s) )?(?:still )?(?:${COUNT} )?${STEPS} (?:(?:is|are|was|were|still) )*(?:missing|left out|not there)(?: here| there| still)?${END}`,
    true,
  ],
  [
    `(?:(?:(?:i|we|you|it) (?:am|are|is)|(?:i|you|it)['’](?:m|re|s)|there(?: is| are|['’]s)) )?(?:still )?missing (?:${COUNT} )?${STEPS}${END}`,
    true,
  ],
  // "Wire the charger is missing"
  [`(?:the )?steps? (?<named>[^.!?;:]{4,110}?) (?:is|are)(?: still)? missing`, false],
  [
    `(?<named>["“][^"“”]{4,110}["”](?:(?:,| and) ["“][^"“”]{4,110}["”])*) (?:is|are)(?: still)? missing`,
    true,
  ],
  [`${DONE}(?<named>[^.!?;:]{4,110}?) (?:is|are)(?: still)? missing`, false],
  // "There should be a step between …: …", "one more step: …"
  [`there (?:should|must|has to|needs to|could) be ${COUNT} ${STEPS}${END}`, true],
  [`(?:one more|another|a further|an extra|a new) (?:job )?step${END}`, true],
  [`(?:one more|another one|two more|(?:also|still) missing): `, false],
  [
    `(?:one more|another|a further|an extra|the missing) (?:job )?step (?:is|was|would be)[:,]? (?:that )?(?:to |(?:we|i|they) )?`,
    true,
  ],
  // "The step is just: …"
  [
    `(?:the|my|our|that|this) (?:(?:new|other|job) )?step (?:is|was|would be)(?:(?: (?:just|only|simply|really))+[:,]?|:) (?:to )?`,
    false,
  ],
]

const PATTERNS = REQUESTS.map(
  ([request, isOfSteps]) => [new RegExp(`^${LEAD}${request}`, 'iu'), isOfSteps] as const,
)

/** Reads that steps are to be added: "you dropped two. after mounting it's wire the charger"; null if none are asked for. */
export function readAddRequest(written: string): AddRequest | null {
  const message = written.replace(/\bb4\b/gi, 'before')
  const starts = [
    0,
    ...[...message.matchAll(/[.!?;\n] {0,3}(?=\S)/gu)].map((end) => end.index + end[0].length),
  ]
  for (const start of starts) {
    const said = message.slice(start)
    for (const [pattern, isOfSteps] of PATTERNS) {
      const found = pattern.exec(said)
      if (found === null) continue
      const rest = said.slice(found[0].length)
      const { named, place } = found.groups ?? {}
      const content = named === undefined ? (place === undefined ? rest : `${place}: ${rest}`) : named + rest
      if (/\p{L}{2,} ?\p{L}/u.test(rest) || named !== undefined)
        return { before: message.slice(0, start).trim(), content: content.trim(), isOfSteps }
    }
  }
  return null
}

const NOTHING_NAMED = new RegExp(
  `^${LEAD}(?:${WISH}(?:add|insert|include)(?: in)? ${COUNT}?(?: more)? ?${STEPS}|(?:${YOU_LOST}|${WE_LOST}) (?:${COUNT} )?(?:${STEPS}|of (?:them|(?:the|my) steps))|(?:there(?: is| are|['’]s) )?(?:still )?${COUNT} ${STEPS} (?:(?:is|are|still) )*missing|(?:i|we)(?: am| are|['’]m|['’]re) (?:still )?missing ${COUNT} ${STEPS}|${YOU_MISS} (?:${FEW} ${STEPS}|one))(?: (?:please|here|there|now|too))?[.! ]*$`,
  'iu',
)

/** Whether a message says that steps are missing, and not which. */
export const asksToAdd = (message: string): boolean => NOTHING_NAMED.test(message.trim())

/** The place of what was told, in a sentence of its own. */
const PLACE_NEXT =
  /[.!;]\s{1,3}(?:and )?(?:it|that|this|they|those)(?:['’]s| is| are)?(?: always| usually)? (?:(?:comes?|goes|go|belongs?|happens?|done) )?(?=(?:right |directly |just )?(?:before|after|between) )/giu

/** "There is a step missing: clean the line. It comes before mixing" as one sentence; other messages as they are. */
export const withPlaceAdded = (message: string): string =>
  message.search(PLACE_NEXT) >= 0 && readAddRequest(message) !== null
    ? message.replace(PLACE_NEXT, ', that comes ')
    : message
