/** What links a part to the one before, and says nothing itself. */
const LINK =
  /^(?:and|or|but|then|next|also|plus|finally|lastly|first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|last(?= (?:(?:we|i|they|you)\b|(?!(?:year|month|week|night|season|spring|summer|autumn|winter|term|time)\b)\p{L}+ the\b))|after (?:that|this)|(?:after|before)(?= (?:i|we|they|you) (?!.{1,60}\b(?:i|we|they|you) ))|afterwards|later|before that|in the end|at the end|to start with|so(?! (?:much|many|few|little|far|long)\b)|because|as(?= (?:it|they|he|she|we|i|there|nobody) )|apart from|other than|besides|except(?: for| that| when)?|since then|since(?= (?:the|half|some|most|many|it|they|we|i|he|she|my|our|their|there|nobody) )|secondly|in between|meanwhile|in the (?:meantime|morning|mornings|evening|evenings|afternoon)|at (?:night|noon)|first thing(?: in the morning)?|every (?:morning|evening|night|day|week|month|year|season|spring|summer|autumn|winter)|when (?:that is|this is) done|once (?:that is|this is) done|well|oh|ok so|ok|okay|hmm+|umm*|uh+|ugh|yes|yeah|honestly|actually|basically|obviously|mostly|mainly|usually|typically|often|sometimes|maybe|perhaps|probably|i guess|i think|i suppose|i would say|for example|for instance|e\.g\.|like|it depends|of course|to be honest|if (?:i|we) (?:had|have) to (?:say|guess|choose|pick)(?: (?:one|something))?|i (?:just |already )?(?:said|told you|mean|meant)(?: that)?|in (?:my|our) (?:case|experience)|(?:at|for|with) (?:us|our place|work)|you know|i mean|no(?= (?:the|it|that|this|i|we|they)\b))\b[,:]?\s+/iu

/** A part without the words that link it, and these in lower case. */
export function withoutLinks(fragment: string): { readonly text: string; readonly link: string } {
  let text = fragment.trim()
  const links: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const found = LINK.exec(text)?.[0]
    if (found === undefined || found.length >= text.length) break
    links.push(found.trim().toLowerCase().replace(/[,:]$/, ''))
    text = text.slice(found.length)
  }
  return { text, link: links.join(' ') }
}
