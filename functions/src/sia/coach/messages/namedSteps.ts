const STEP = '(?:(?:main|first|last|next|missing|extra|important|other|whole|job) )*steps?'
const IS_ONE = `(?:that|this|it)(?:['’]?s| is)(?: one)?(?: also| actually| really| already)* (?:an?|the|my|one|another|the main) ?${STEP}`

/** What stands before "that's a step too". */
const BEFORE_NAME = new RegExp(
  `([^.!?;\\n]{4,160}?)[,.!;:]\\s+(?:and |but |so |well,? )*${IS_ONE}(?: too| as well| also)?(?:,? (?:is it not|isn['’]?t it|is it|right|no|you know|i think|i would say|dear|love|really))?(?=[.!?]|\\s*$)[.!?]*`,
  'iu',
)
/** What follows "you've left out the main step:". */
const AFTER_NAME = new RegExp(
  `(?:left out|leaving out|forgot|forgotten|missed|missing|skipped|lost|not got|have not|haven['’]t(?: got)?|(?:never|not) (?:put|wrote|written|noted|got)(?: down)?),? (?:the |a |an |my |our |one )?${STEP}(?:,|:|;| -| –| is| was| where| that| in which)+ ([^.!?\\n]{4,160})[.!?]*`,
  'iu',
)
/** "And I do recommend books, have we got that down anywhere?" */
const ASKED_FOR =
  /([^.!?;\n]{4,120}?)[,.;]\s+(?:and |but |so )?(?:have|has|did|do) (?:we|you) (?:already |ever )?(?:got|get|have|put|write|written|note|noted)? ?(?:that|it|this)(?: (?:down|in|anywhere|somewhere|there|yet|already|written|noted|as a step))+\?/iu

/** What is said of a step before its words. */
const LEAD =
  /^(?:(?:and|but|so|well|oh|no|yes|dear|look|listen|sorry|also|goodness|as i said)\b[,:]? ?)*(?:(?:you|we) (?:have |had |['’]ve )?(?:still |also |just )?(?:never |not )?(?:forgot(?:ten)?|missed|left out|put down|written down|wrote down|noted|skipped)(?: down)?(?: to)?(?: (?:that|how|where))? ?)?(?:that )?(?:(?:i|we|they) (?:(?:do|always|also|then|usually) )*(?=\p{L}+ ))?/iu

/** Steps that a message names as such, and what else it says. */
export interface NamedSteps {
  readonly steps: readonly string[]
  /** The words of a step of which is asked whether it is in the study; null if none are. */
  readonly asked: string | null
  readonly rest: string
}

/** Takes out of a message what it says is a step: "we recommend a book. That's the step." */
export function takeNamedSteps(message: string): NamedSteps {
  const steps: string[] = []
  let asked: string | null = null
  let rest = message
  for (const pattern of [AFTER_NAME, BEFORE_NAME, ASKED_FOR]) {
    const found = pattern.exec(rest)
    const named =
      found?.[1]
        ?.trim()
        .replace(LEAD, '')
        .replace(/(?<![,;: ])[,;: ]+$/, '') ?? ''
    if (found === null || !/^\p{L}{2,} \p{L}/u.test(named) || OF_TALK.test(named) || TROUBLE.test(named))
      continue
    steps.push(named)
    if (pattern === ASKED_FOR) asked = named
    const start = rest.slice(0, found.index)
    // What leads to "left out the step" is said to the coach.
    const before = pattern === AFTER_NAME ? start.slice(0, endOfSentences(start)) : start
    rest = `${before}${rest.slice(found.index + found[0].length)}`.trim()
  }
  return { steps, asked, rest }
}

/** Where the last whole sentence of a text ends. */
const endOfSentences = (text: string): number =>
  Math.max(...['.', '!', '?', ';', '\n'].map((end) => text.lastIndexOf(end))) + 1

/** "waiting for the oven takes long": an outcome of a step. */
const TROUBLE =
  /\b(?:takes?|is|are|was|goes|gets?|lasts?) (?:too |so |very |always )*(?:long|ages|forever|wrong|slow|late|hours?|days?|difficult|hard)\b/i
/** "I said": no step. */
const OF_TALK = /^(?:that|this|it|these|those|say|said|tell|told|think|mean|guess|suppose|know|is|are|was)\b/i
