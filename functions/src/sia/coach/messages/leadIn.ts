import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { kindOf } from './splitMessage.ts'

/** Somebody who tells of the work, and is no part of it. */
const TELLER =
  '(?:they|people|everybody|everyone|somebody|someone|some|others|many|most|several|one|two|another)(?: of (?:them|us|the \\p{L}+))?'
const NAMED =
  '(?:(?:the|my|our|an?|one|two|three|another|several|some|many|most|other|all) )(?:(?!(?:that|who|which|do|does|did|not|never|cannot|can|to|is|are|must|should|will|has|have)\\b)\\p{L}+ ){0,2}?(?!(?:not|never|to|cannot)\\b)\\p{L}+'
const OFTEN = '(?:(?:also|often|always|all|both|then|usually|sometimes|keep|have|has|had) )*'
const TO_ME = '(?:to )?(?:me|us|you)'
/** "they say", "one of them told me that", "another one said". */
const REPORTED = new RegExp(
  `^(?:and |but |so )*(?:(${TELLER}(?: one)?)|(${NAMED})) ${OFTEN}(?:(?:say|says|said|mention|mentions|mentioned|add|adds|added|explain|explains|explained|report|reports|reported|complain|complains|complained|complaining|admit|admits|admitted|point out|points out|pointed out|moan|grumble|note|notes|noted)(?: ${TO_ME})?|(?:tell|tells|told) (?:me|us))( that)?,? (?=\\p{L})`,
  'iu',
)
/** "According to one broker", "I'd say", "it may also happen that", "it's more that". */
const FRAMED =
  /^(?:(?:and|but|so),? )*(?:according to [^,]{2,40}, |from what (?:i|they|we) \p{L}+(?: \p{L}+)?, |as (?:they|one of them|somebody|i|we) (?:said|say|put it|told me), |(?:i|we) (?:would|should|must|can|want to|have to) (?:also )?(?:say|add|mention)(?: that)?,? |(?:i|we) (?:was|were|have been|am|are) told(?: that)? |(?:i|we) (?:also )?(?:often |have )?(?:hear|heard)(?: from (?:them|\p{L}+))? that |it (?:may|might|can|could|does|sometimes) (?:also |sometimes |easily |often )?happens? that |(?:it|the thing|the point) is (?:(?:more|rather|mostly|mainly|just|only|simply) )*that |on the (?:one|other) hand,? )+/iu
/** ", they say" */
const FRAMED_LAST =
  /, (?:(?:they|he|she|one of them|somebody) (?:say|says|said|told me|tell me)|according to [^,]{2,40})(?=[.!]?$)/iu

const WHERE =
  '(?: (?:here|there|then|often|usually|always|also|really|most|mostly|just|probably|for (?:them|us|me)))*'
const LENGTH =
  '(?:(?:too |so |very |the |a |really )*(?:long|longest|longer|ages|forever|time|most time|most of (?:the|their|our|my) time|(?:a )?(?:considerable|great|huge|large|good|enormous|lot|fair)(?: (?:amount|deal))? of (?:the )?time|much time|a lot of time))'
const WHOM = '(?: (?:them|us|me|people|everybody))?'
const SLOW = `(?:(?:takes?|costs?|needs?|eats?)${WHOM}(?: up)? ${LENGTH}|(?:is|are|goes) (?:too |so |very |really )?(?:slow|slowest|time-consuming|tedious)|slows?${WHOM} down|(?:they|we|i|people) (?:find|call) (?:too |so |very )?(?:slow|slowest|tedious|time-consuming))`
const FAULTY =
  '(?:(?:can |could |may |usually |often )*goe?s? wrong|happens? too often|fails?|(?:they|we|i|people) (?:fear|dread|worry about|are (?:afraid|scared) of))'
const THINGS =
  '(?:(?:there are )?(?:the |mainly |mostly |about )?(?:two|three|four|five|six|several|some|many|a few|a couple of|these|\\d)(?: (?:main|big|common|typical|other|more))?(?: (?:things?|parts?|steps?|tasks?|points?|bits?|problems?|jobs?))?(?: (?:that|which))?)'
/** "what they find slow there is", "the part that takes long is" */
const cleft = (told: string, that = ' that| also'): RegExp =>
  new RegExp(
    `^(?:(?:and|but|so),? )*(?:what|(?:the |one )(?:thing|part|bit|step)s?(?: (?:that|which))?) (?:also |usually |often |really )?${told}${WHERE},? (?:is|are)(?:${that})?,? (?!(?:when|if|because)\\b)(?=\\p{L})`,
    'iu',
  )
/** "three things take long: a, b and c", "what goes wrong: a" */
const heading = (told: string): RegExp =>
  new RegExp(`^(?:(?:and|but|so),? )*(?:what |${THINGS} )?${told}${WHERE}: (?=\\p{L})`, 'iu')
const SUPERLATIVES: readonly (readonly [RegExp, OutcomeQuestion])[] = [
  [
    /^(?:and |but )*the (?:slowest|longest|most time-consuming|most tedious)(?: (?:part|thing|bit|step))?(?: (?:here|there))?(?: is|:) (?=\p{L}+)/iu,
    'long',
  ],
  [/^(?:and |but )*(?:in the )?worst case(?: is)?(?:[:,]| that) (?=\p{L})/iu, 'wrong'],
  [
    /^(?:and |but )*the worst(?: thing)? (?:that )?(?:happens|can happen|could happen) is(?: that| when)? (?=\p{L})/iu,
    'wrong',
  ],
]
const ANNOUNCED: readonly (readonly [RegExp, OutcomeQuestion])[] = [
  [cleft(SLOW), 'long'],
  [heading(SLOW), 'long'],
  [cleft(FAULTY, ' that| when| also'), 'wrong'],
  [heading(FAULTY), 'wrong'],
  ...SUPERLATIVES,
]
const LATER_REPORT = new RegExp(`,? (?:and|but) (?=${REPORTED.source.slice(1)})`, 'iu')
/** "that a, and that b": two contents of one report. */
const LATER_CONTENT = /,? (?:and|or|but) that (?=\p{L}+ \p{L})/iu

/** A sentence without what reports or announces it. */
export interface Led {
  /** What is told, one text for each content of a report. */
  readonly texts: readonly string[]
  /** What the lead-in says that it is about; null if it says nothing of that. */
  readonly about: OutcomeQuestion | null
}

/** What a sentence in standard English tells, as if it had been said alone. */
export function withoutReport(sentence: string, language: Language): Led {
  let text = sentence.trim().replace(FRAMED_LAST, '')
  let about: OutcomeQuestion | null = null
  const texts: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = text
    text = text.replace(FRAMED, '')
    const announced = ANNOUNCED.find(([lead]) => lead.test(text))
    if (announced !== undefined) {
      text = text.replace(announced[0], '').replace(/,? and,? on the other hand,? /i, ', and ')
      about = announced[1]
    }
    const reported = contentOf(text, language)
    if (reported !== null) {
      const [first = '', ...others] = reported.split(LATER_CONTENT)
      texts.push(...others)
      text = first
    }
    if (text === before) break
  }
  const [first = '', ...later] = text.split(LATER_REPORT).filter((each) => each !== undefined)
  const further =
    later.length > 0
      ? withoutReport(text.slice(first.length).replace(/^,? (?:and|but) /i, ''), language).texts
      : []
  return { texts: [first, ...texts, ...further].filter((each) => each.trim() !== ''), about }
}

const ROUNDS = 3

/** What somebody reports, said by whoever does the work; null for a sentence that reports nothing. */
function contentOf(text: string, language: Language): string | null {
  const [lead, teller, , that] = REPORTED.exec(text) ?? []
  if (lead === undefined) return null
  const content = text.slice(lead.length)
  // "the teacher says the wrong name", "the guest says she has paid": what they say is a part of the work.
  if (that === undefined && !/^(?:it|\p{L}+ing)\b/iu.test(content) && kindOf(content, language) !== 'clause')
    return null
  if (teller === undefined && /^(?:he|she|they|it)\b/i.test(content) && !/ (?:me|us) /i.test(lead))
    return null
  return teller === undefined
    ? content
    : content
        .replace(/^they\b/i, 'we')
        .replace(/(?<=^it (?:takes|took|costs) )them\b/i, 'us')
        .replace(/(?<=,? (?:and|that|but) )they\b/gi, 'we')
}
