import type { Language } from '../../language/Language.ts'

const NAMED_BEFORE =
  / (?:it|them)(?=$| (?:to|in|on|from|with|by|for|into|out|off|up|down|back|away|through|over|around|apart|open|again|twice|too|wrong)\b)| (?:in front of|behind|next to|on top of) (?:it|them)\b/i

export const TIMES: ReadonlySet<string> = new Set([
  'hours',
  'ages',
  'time',
  'days',
  'minutes',
  'half',
  'day',
  'morning',
])

/** "they do not say it": "it" is what happened. */
const TOLD = /\b(?:say|tell|know|mention|notice|admit|report|see|realize|realise|believe|mean|like) it\b/i

/** Whether "it" or "them" is something that was named before: "getting it evenly thin" too. */
export function pointsBack(text: string, language: Language): boolean {
  const tokens = language.tokensOf(text)
  if (TOLD.test(text)) return false
  return (
    NAMED_BEFORE.test(text) ||
    tokens.some(
      ({ key }, at) =>
        at > 0 &&
        key === 'it' &&
        ['ADJ', 'ADV'].includes(tokens[at + 1]?.tag ?? '') &&
        tokens[at - 1]?.tag === 'VERB',
    )
  )
}
