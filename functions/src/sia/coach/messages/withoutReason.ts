const DOER =
  '(?:that|this|it|those|these|they|we|i|you|he|she|there|nobody|no one|everybody|somebody|(?:the|our|my|another) \\p{L}+(?= (?:does|do|is|are|has|have|takes?|handles?|makes?) ))'
const LINK = '(?:,| [-–—]|;|:)(?: (?:and|because|as|since|but|for))*'
/** "…, nobody knows what that means", "… - we never do that". */
const REASON = new RegExp(`${LINK} ${DOER}(?:['’]\\p{L}{1,3})? [^,;:"“”.!?]{2,90}[.!?]*$`, 'iu')
const BECAUSE = new RegExp(
  `,? (?:because|cause|since) ${DOER}(?:['’]\\p{L}{1,3})? [^,;:"“”.!?]{2,90}[.!?]*$`,
  'iu',
)
/** What asks for something itself: "step 2 is wrong, it should be …". */
const ASKING =
  /\b(?:should|must|ought|belongs?|delete|remove|drop|rename|reword|call|move|put|replace|instead|step|statement)\b|\d/i

/**
 * A request without the reason after it: "delete step 3" of "Delete step 3, we never do that"; null for one without a
 * reason. Takes time linear in its length.
 */
export function withoutReason(sentence: string): string | null {
  const found = REASON.exec(sentence) ?? BECAUSE.exec(sentence)
  return found === null || ASKING.test(found[0]) ? null : sentence.slice(0, found.index).trim()
}
