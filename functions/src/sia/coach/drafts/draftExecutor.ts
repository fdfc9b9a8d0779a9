import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { plainText } from './plainText.ts'
import { pluralGroup } from './pluralGroup.ts'

const NEGATED = /^(?:not|no|nobody|never|neither|without|instead of)\b/i

/** What points at the speaker or at a day beside the group, and what "anyone" does not need. */
const POINTING: readonly (readonly [RegExp, string])[] = [
  [
    / like (?:(?:me|us|you|myself|ourselves|(?:my|our) \p{L}+(?: \p{L}+)?)(?: and )?)+(?=$|,| (?:who|that|with)\b)/iu,
    '',
  ],
  // "that would be me, the night porter"
  [
    /^(?:(?:that|it) (?:is|would be) )?(?:just |only )?(?:me|us|myself|ourselves|i)(?: and (?:my|our) [\p{L} ]{1,30})?(?:,|;| as| being) /iu,
    '',
  ],
  [
    / in (?:my|our|your|the same|that|this|such a) (?:situation|position|shoes|case|boat|place|role|job)\b/i,
    '',
  ],
  [/ (?:that|this) (?:morning|evening|afternoon|night|day|week)\b/gi, ''],
  [
    / (?:over|under|above|below|around|aged|between) (?:\d+|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty)\b(?: (?:and|or|to) (?:\d+|over|older|above|more|up))?/i,
    '',
  ],
  [/ or (?:two|three|more)\b/gi, ''],
  [/ (?:for|with|to|of|from|by) (?:them|him|her|me|us|it)$/i, ''],
  [/,? (?:like|as) (?:i|we) (?:said|told you|mentioned|wrote)(?: .{0,20})?$/i, ''],
  [/,? then$/i, ''],
  [/,? (?=(?:who|with) )/i, ' '],
]

/** "The person with the list": one of whom a thing is told that was not named before. */
const OF_THING = /^(?:the |an? )?(?:person|one) with the \p{L}+$/iu

/** What stands before the group that a part names. */
const LEAD_INS: readonly RegExp[] = [
  // What the coach is told to write.
  /^(?:please )?(?:say|put|write|make (?:it|that)|change (?:it|that) to|it should be|should be) (?=\p{L})/iu,
  /^(?:in|at|for|on|with) (?:the|a|an|my|our|most|many|small|big|some) [\p{L} ]{1,30}? (?=(?:the|a|an|it|that|this|he|she|they|we|i)\b)/iu,
  /^(?:it|that|this|he|she|they|these|those|we|i|here) (?:is|are|am|would be|will be|must be|should be|could be|can be) (?:all |really |just |only |about |for |usually |mostly )*/iu,
  /^(?:the )?(?:people|person|ones?|guys|man|woman|executors?|users?|group|customers?)(?: (?:(?:who|that) (?:does?|gets?|uses?|performs?)|doing|getting) (?:it|this|that|the job|the work)(?: done)?)? (?:is|are|would be|called) /i,
  /^(?:done|made|handled|performed|run|carried out) by /i,
  /^(?:i|we) (?:am |are |would like to |want to )?(?:help|serve|mean|work (?:with|for)|talk(?:ing)? about|tell you about|think(?:ing)? (?:of|about)|build for|sell to|said|meant) /i,
  /^(?:i|we|she|he|they) works? as (?:an? )?/i,
  /^(?:mostly|mainly|usually|typically|just|only|rather|more like|basically|probably|for|by|all|and|or|but|so|sometimes)\b,? /i,
  /^there (?:is|are) /i,
  // "surely the referee"
  /^\p{L}{3,}ly,? (?=(?:the|an?|our|my) )/iu,
  // "us groomers"
  /^us (?=\p{L})/iu,
]
/** "class teachers do": the question was who does it. */
const DOING =
  / (?:do|does|did)(?: (?:it|that|this|the job|the work|so))?(?: (?:all|alone|themselves|mostly|here|too))*$/i
/** "I am a midwife": whatever follows is what somebody is. */
const BEING =
  /^(?:i am|we are|(?:i|we|she|he|they) works? as|(?:i|we) (?:was|were) trained as) (?:an? |the |all )?(?!not\b)/i
/** "We run a small bakery": whoever does it. */
const WORKING =
  /^(?:i|we) (?:(?:also|mostly|usually|still) )?(?!(?:am|are|was|were|have|had|did|can|could|will|would|should|must|may|might|know|think|guess|mean|want|need|like|love|hope|believe|suppose|help|serve|sell|build|use|talk|work|call|say|ask|get|go|try|just|really|never|always)\b|do (?!the\b|all\b|our\b|my\b))(\p{L}+ .+)$/iu

/** "I'm Tom": a name. */
const NAMED = /^(?:[Ii] am|[Mm]y name is|[Tt]his is) \p{Lu}\p{Ll}+$/u

/** Anybody, of whom the rest tells who they are. */
const ANYBODY: readonly (readonly [RegExp, string])[] = [
  [/^whoever /i, 'people who '],
  [/^(?:anyone|anybody|everyone|everybody) (?:that|who) has to (?=\p{L})/iu, 'people who '],
  [/^(?:any|every|some)(?:one|body)(?: else)? (?=(?:who|with|in|from|at|on|\p{L}+ing)\b)/iu, 'people '],
  [/^(?:those|the ones?|(?:the|a|an?y|every) person)(?: of us)? (?=(?:who|with)\b)/i, 'people '],
  [/^(?:the |some )?guys (?=\p{L})/iu, 'people '],
]

/** "pastry team": whoever is in it does the work. A team alone may be anybody's. */
const TEAM = /^((?!(?:whole|same|other|entire|small|big)\b)\p{L}[\p{L}-]+ (?:\p{L}+ )?(?:team|crew))$/iu
const SHIFT = /^((?:night|day|late|early|morning|evening) shift)$/i

/** The group of people that a part names, as an executor is written; null if it names none, or rules it out. */
export function draftExecutor({ text }: MessagePart, language: Language): string | null {
  const general = POINTING.reduce((current, [found, by]) => current.replace(found, by), text)
  let named = plainText(general).split(',')[0] ?? ''
  const [, work = ''] = WORKING.exec(named) ?? []
  const [verb] = language.tokensOf(`they ${work}`).slice(1)
  if (verb?.tag === 'VERB' && verb.key === verb.base) named = `people who ${work}`
  const isPeople = BEING.test(named)
  if (NAMED.test(named) || OF_THING.test(named)) return null
  for (let round = 0; round < 3; round += 1) {
    if (NEGATED.test(named)) return null
    for (const leadIn of LEAD_INS) named = named.replace(leadIn, '')
  }
  if (NEGATED.test(named) || /^(?:the )?people$/i.test(named)) return null
  const group = ANYBODY.reduce((current, [found, by]) => current.replace(found, by), named.replace(DOING, ''))
  return pluralGroup(
    group
      .replace(
        /^(?:an?|the|some|our|many|most|any|every|each|(?:\d{1,3}|two|three|four|five|six)(?= \p{L}+s\b)) /iu,
        '',
      )
      .replace(TEAM, '$1 members')
      .replace(SHIFT, '$1 workers'),
    language,
    isPeople,
  )
}
