/** Ends what is told of the job. */
const TO_END = '([^.;!?]{4,160})[.!?]*$'

/** "so really it's about running an evening class", at the end: what comes before it explains. */
const ABOUT = new RegExp(
  `(?:^|[.!?;,]\\s|\\b(?:so|and|but|really|actually) )(?:so |and |but |well,? |no,? |really |actually |in the end )*(?:it|that|this|the (?:whole thing|job|point)) (?:is|was|would be)(?: all| really| basically| actually| mostly| more| mainly)* about (?=\\p{L}+ing\\b)${TO_END}`,
  'iu',
)
/** "Making bouquets? Well, it's more like putting together flowers": the later is meant. */
const RATHER = new RegExp(
  `[.!?;,]\\s+(?:(?:well|no|actually|or|but|hm+|rather|maybe|perhaps)\\b[,.]? )*(?:it|that) (?:is|would be) (?:really |actually |probably |maybe |perhaps )*(?:more like|rather|more of|more a matter of|more) (?=\\p{L}+ing\\b)${TO_END}`,
  'iu',
)
const TAIL =
  /,? (?:i (?:think|guess|suppose|believe|would say)|really|if you ask me|so to speak|maybe|perhaps)$/i
/** "No no, what I meant: run a class". */
const MEANT =
  /^(?:(?:no|nope|sorry|oh|wait|well|actually)\b[,.!]* )*(?:what )?i (?:mean|meant|wanted to say)(?: is| was)?[:,]? /i
/** "We must obtain a good image": what has to be done is done. */
const MUST =
  /^((?:and |so |well,? )*(?:we|they|i|you)) (?:must|have to|need to|are supposed to) (?=\p{L}+ \p{L})/iu

/** What is told of the job in standard English, without what was only said on the way to it. */
export function spokenJob(text: string): string {
  const told = ABOUT.exec(text)?.[1] ?? RATHER.exec(text)?.[1] ?? text
  return told.replace(MEANT, '').replace(MUST, '$1 ').replace(TAIL, '').trim()
}
