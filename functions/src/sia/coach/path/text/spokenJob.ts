import type { Language } from '../../language/Language.ts'
import { verbOf } from '../../language/verbOf.ts'

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

/** "If I may put it plainly", between commas. */
const ASIDE =
  /, (?:if (?:i|you) (?:may|might|will|like|want|can)\b[^,.;!?]{0,40}|so to speak|as (?:we|they|i|you) say|you know|you see|of course),/giu
/** "At the end of the day it is teaching people": what it is. */
const IT_IS =
  /^(?:(?:well|oh|so|really|basically|i mean|i suppose|i guess|at the end of the day|when all is said and done|in the end)\b,? )+(?:it|that) is (?:all |really |just |mostly |about )*(?=\p{L}{3,}ing \p{L})([^,.;!?]{4,120})/iu
/** Doubt, and how it is said, before and after the job. */
const OPENING =
  /^(?:(?:oh|ah|well|um+|hm+|right|ok|okay|so|very well|basically)\b[,:]? )+(?=\p{L}+ing \p{L})/iu
const MATTERS_NOT = /, (?:whatever|no matter|regardless|come what may)\b[^.;!?]*/giu
/** "and if possible a profit" */
const HOPED = /,? and (?:if possible|ideally|hopefully|preferably|with (?:any |a bit of )?luck)\b[^.;!?]*/giu
const FILLER = /,? (?:basically|innit|is not it|like|obviously|i dunno)[.!?]*$/iu
/** "glasses they can actually see through": what the thing is like. */
const LIKED =
  / (?:that |which )?(?:they|he|she|we|people) (?:can|could|will|would|like|love|want|need|are|feel)\b[^.;!?]*$/iu

/** "You set off from home and somehow you have to end up at work": how it begins, before what has to come of it. */
const BEGINNING =
  /(^|[.!?;]\s+)[^.;!?]{3,60}? and (?:somehow )?(?=(?:(?<=somehow )(?:you|they|we|i)|it|everything|all of it|the \p{L}+) (?:has|have) (?:got )?to \p{L})/giu

/** "A horse that walks off sound, that is what I get paid for": what comes of the job. */
const RESULT =
  /^(?:well,? |oh,? |so,? )?(an? (?:\p{L}+ ){1,3}?)(?:that|which|who) (?!(?:is|has|was|does|goes|comes|gets|costs|needs|takes|looks|feels|wants|means)\b)(\p{L}+s) (\p{L}[^,.;!?]{1,40}), that is (?:what|all|why|the (?:job|point|aim|goal)|my job)\b[^.;!?]*[.!?]*$/iu

/** What is told of the job in standard English, without what was only said on the way to it. */
export function spokenJob(text: string, language: Language): string {
  const [, thing = '', doing = '', rest = ''] = RESULT.exec(text) ?? []
  const base = doing === '' ? null : verbOf(doing.toLowerCase(), language.isKnown)
  if (base !== null) return `get ${thing.trim()} to ${base} ${rest}`
  const said = text
    .replace(BEGINNING, '$1')
    .replace(ASIDE, '')
    .replace(MATTERS_NOT, '')
    .replace(HOPED, '')
    .replace(FILLER, '')
  const told = ABOUT.exec(said)?.[1] ?? RATHER.exec(said)?.[1] ?? IT_IS.exec(said)?.[1] ?? said
  return told.replace(MEANT, '').replace(MUST, '$1 ').replace(TAIL, '').trim()
}

/** A job that begins with what is done, without what its object is like; null if nothing is left out. */
export function jobWithoutQuality(text: string): string | null {
  const [first = ''] = text.split(/(?<=[.!?;])\s+|\n+|, /u)
  const bare = first.replace(OPENING, '')
  const [opened = '', rest = ''] = OPENER_ONLY.test(first) ? [first, text.split(/, /)[1] ?? ''] : ['', bare]
  const core = (opened === '' ? bare : rest).replace(LIKED, '')
  return core !== text && /^\p{L}{3,}ing \p{L}+/iu.test(core) ? core : null
}
const OPENER_ONLY = /^(?:oh|ah|well|um+|hm+|right|ok|okay|so|very well|basically)$/i
