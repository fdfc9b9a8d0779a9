const DOUBT =
  '(?:i (?:(?:should|would) (?:think|say|imagine|guess)|suppose|guess|think|believe|imagine|expect|reckon|dare say)(?: that)? )?'
/** "I should think it would be the …", "so it would be us librarians": the group is named with doubt. */
const FRAMED = new RegExp(
  `(?:^|[.!?;,]\\s+|\\b(?:so|and|but|well|then) )${DOUBT}(?:it|that|they|those) (?:would|will|might|could|should|must) (?:probably |mostly |mainly |really )*be (?:us |the |our |just |mostly |all )*(?!(?:like|an?|that|this|it|me|good|nice|right|easier|better|best|fair|wrong|too|so|very)\\b)(\\p{L}[^.!?;,]{2,80})`,
  'iu',
)
/** "…, the ones in the small branches rather than the big one": which of the group. */
const WHICH =
  /^(?:, i (?:suppose|guess|think|would say),?|,)? (?:(?:the|those) ones|those|the people) ((?:in|at|from|of|with|on) [^.!?;,]+?|(?:who|that) [^.!?;,]+?)(?= rather than| instead of| and not| not|[.!?;,]|$)/iu

/** "The work is carried out by court interpreters". */
const CARRIED_OUT =
  /(?:^|[.!?;,]\s+)(?:the (?:work|job|task)|it|this|that) (?:is|gets) (?:usually |mostly |normally |actually )?(?:carried out|done|performed|executed|handled) (?:solely |mainly |mostly )?by (?:the |our )?(\p{L}[^.!?;,]{2,60})/iu

/** The group that an answer in standard English names with doubt, with which of them are meant; null if it names none. */
export function spokenExecutor(text: string): string | null {
  const found = FRAMED.exec(text)
  const [whole = '', group] = found ?? []
  if (found === null || group === undefined) return CARRIED_OUT.exec(text)?.[1]?.trim() ?? null
  const which = WHICH.exec(text.slice(found.index + whole.length))?.[1]
  const named = group.trim().replace(/ (?:then|mostly|mainly|really|here)$/i, '')
  return which === undefined ? named : `${named} ${which}`
}
