import { withoutEnd } from '@outcome-studio/shared/domain/base'

/** Words at the start of an answer that say nothing about the subject, in lower case. Applied until none matches. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:well|so|um+|uh+|hmm+|ok|okay|yes|yeah|honestly|actually|basically|mostly|mainly|usually|typically|maybe|perhaps|probably|i guess|i think|i believe|i suppose|i'd say|let me see|for example|for instance|e\.g\.|like|just|also|sometimes|often|occasionally|always|generally|really)\b,?\s+/i,
  /^(?:the|their|my|our) (?:(?:main|real|whole|only|big|biggest|first|next|last) )?(?:job|goal|task|step|problem|issue|point|idea|aim|purpose|thing|trick|trouble)s?(?: of (?:it|this|that)(?: all)?| for (?:me|us|them))? (?:is|are|would be)(?: that)? (?:to )?/i,
  // "what they try to do is get every patient through the night"
  /^(?:all|what) (?:i|we|you|they|people|the \p{L}+) [\p{L}' ]{2,40}? is (?:to )?(?=\p{L})/iu,
  /^(?:it|this|that)(?:'s| is| would be) (?:all )?(?:about )?(?:to )?(?=\p{L})/iu,
  /^(?:i|we|they|you|people) (?:(?:really|just|also|mostly|usually|always|often|sometimes) )?(?:want|need|try|have|like|aim|would like|used|tend)(?:ed|s)? to /i,
  /^(?:i'm|i am|we're|we are|they're|they are) (?:trying|going|supposed) to /i,
  /^(?:but|no,|oh,|or rather) /i,
  /^the (?:worst|hardest|biggest|main|annoying) (?:thing|part|problem)(?: for (?:me|us))? is(?: when| that)? /i,
  /^(?:i|we) (?:(?:always|often|really) )?(?:worry|fear|hate it|(?:am|are) (?:\p{L}+ )?(?:afraid|worried|scared|frightened|terrified|nervous|anxious)) (?:that|when|if) /iu,
  /^(?:i|we|you|people) (?:have |once |already |sometimes )*(?:had|have|seen|see|get|got)(?: it happen)?(?: an?| the| one| this)?(?: (?:case|time|day|situation|moment)s?)? (?:that|where|when|in which) /i,
  /^(?:it (?:can |may |does )?happens? that|it is possible that|the fact that|there is (?:a|the|some) (?:risk|danger|chance) that|in case) /i,
  /^to (?=\p{L})/iu,
  /^there(?:'s| is| are) (?:the |a |an )?/i,
]

/** An answer without its lead-in and without punctuation at the end. */
export function withoutLeadIn(text: string): string {
  let rest = withoutEnd(text.trim().split(/\s+/).join(' ').replace(/’/g, "'"), '.,;:!?')
  for (let round = 0; round < 4; round += 1) {
    const shorter = LEAD_INS.reduce((current, pattern) => current.replace(pattern, ''), rest)
    if (shorter === rest || shorter === '') break
    rest = shorter
  }
  return rest
}
