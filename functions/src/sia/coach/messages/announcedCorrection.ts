const LINKS = '(?:(?:and|but|so|well|oh|ok|okay|sorry|oops|hm+|sia|actually|yes|please)\\b[,.:;!]* )*'
const ONE = '(?:(?:just|only|one|a|an|another|more|small|quick|little|last|other|two) )*'
const ABOUT =
  '(?: (?:about|on|for|to|regarding) (?:the|my|your|our) (?:order|sequence|steps?|job map|list|study))'
const ANNOUNCED = new RegExp(
  `^${LINKS}(?:(?:(?:i|we)(?: have|['’]ve)?(?: got)?(?: (?:to|need to|want to|would like to) make)? ${ONE}corrections?|${ONE}corrections?)${ABOUT}?(?=[.:,;!–—-]|$)|${ONE}(?:thing|point|remark)${ABOUT}|no,? wait|wait,? no|hold on,? no)(?:\\s*[.:,;!–—-]+\\s*|\\s+|$)`,
  'iu',
)

/**
 * What follows where a sentence announces a correction: "I have one correction: …", "one more thing about the order: …",
 * "no wait, …"; empty if nothing does, null for a sentence that announces none. Takes time linear in its length.
 */
export function announcedCorrection(sentence: string): string | null {
  const found = ANNOUNCED.exec(sentence.trim())
  return found === null ? null : sentence.trim().slice(found[0].length)
}
