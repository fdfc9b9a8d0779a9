import { withoutEnd } from '@outcome-studio/shared/domain/base'

/** "it's a nightmare when": what follows is a trouble, whatever was asked. */
export const TROUBLE_LEAD =
  /^(?:it (?:is|gets|can be|becomes|drives me (?:mad|crazy|nuts)|kills me|annoys me|hurts|sucks|is so (?:annoying|frustrating))|i (?:really )?(?:hate|dread|fear|cannot stand)(?: it)?)(?: (?:such |really |just |quite |always |a bit of |pretty |so )*(?:an? )?(?:\p{L}+ )?(?:nightmare|pain|disaster|mess|problem|shame|pity|drag|hassle|headache|horror|struggle|hell|chaos|annoying|frustrating|awful|terrible|horrible|stressful|bad|hard|difficult|tricky|worse|worst|embarrassing|dangerous|panic))? (?:when|if|whenever|that) /iu

/** Words at the start of an answer that say nothing about the subject, in lower case. Applied until none matches. */
const LEAD_INS: readonly RegExp[] = [
  TROUBLE_LEAD,
  /^(?:well|so|um+|uh+|hmm+|ok|okay|yes|yeah|honestly|actually|basically|mostly|mainly|usually|typically|maybe|perhaps|probably|i guess|i think|i believe|i suppose|i'd say|let me see|for example|for instance|e\.g\.|like|just|also|sometimes|often|occasionally|always|generally|really)\b,?\s+/i,
  /^(?:the|their|my|our) (?:(?:main|real|whole|only|big|biggest|first|next|last) )?(?:job|goal|task|step|problem|issue|point|idea|aim|purpose|thing|trick|trouble)s?(?: of (?:it|this|that)(?: all)?| for (?:me|us|them))? (?:is|are|would be)(?: that)? (?:to )?/i,
  /^(?:the )?(?:core )?(?:functional )?(?:problem|trouble|issue|job) is(?: that| when| to)? /i,
  // "what they try to do is get every patient through the night"
  /^(?:all|what) (?:i|we|you|they|people|the \p{L}+) [\p{L}' ]{2,40}? is (?:to )?(?=\p{L})/iu,
  /^(?:it|this|that)(?:'s| is| would be) (?:all )?(?:about )?(?:to )?(?=\p{L})/iu,
  /^(?:i|we|they|you|people) (?:(?:really|just|also|mostly|usually|always|often|sometimes) )?(?:want|need|try|have|like|aim|would like|used|tend)(?:ed|s)? to /i,
  /^(?:i'm|i am|we're|we are|they're|they are) (?:trying|going|supposed) to /i,
  /^(?:but|no,|oh,|or rather) /i,
  /^(?:the )?(?:(?:(?:very |absolute )?worst|slow|slowest|longest|hardest|biggest|main|most annoying|annoying|tricky|bad|problem)(?: (?:thing|part|problem|bit|one|pain|headache))?|trouble|problem|pain)(?: (?:for|to) (?:me|us))? (?:is|are)(?: (?:always|usually|often|probably|just|really))?(?: when| that| if)? /i,
  /^(?:with [^,]{2,40}? )?what (?:(?:can |could |usually |often )?goe?s? wrong|takes (?:so |too |very |really )?(?:long|an age|ages|forever|time|the longest)|fails|happens|is (?:hard|difficult|slow|wasted)) (?:here |there |then |often |always |maybe |mostly |usually )*is(?: when| that| if)? /i,
  /^what (?:gets|bugs|annoys|kills|bothers|drives|frustrates|slows|worries|costs) (?:me|us|people)(?: (?:mad|crazy|nuts|down|most|the most|time))*,? is(?: when| that| if)? /i,
  /^(?:i|we) (?:(?:always|often|really) )?(?:worry|fear|hate it|(?:am|are) (?:\p{L}+ )?(?:afraid|worried|scared|frightened|terrified|nervous|anxious)) (?:(?:that|when|if) |(?=(?:i|we|the|somebody|someone) ))/iu,
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
