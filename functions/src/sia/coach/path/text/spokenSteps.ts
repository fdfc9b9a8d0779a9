import type { Language } from '../../language/Language.ts'
import { baseOfGerund } from '../../language/verbForms.ts'
import { wishedSteps } from './wishedSteps.ts'

const WHO = '(?:they|he|she|we|i|you|everyone|everybody|nobody|people|(?:the|our|my) \\p{L}+)'
const COMES =
  '(?:comes?|arrives?|walks? in|turns? up|shows? up|calls?|rings?|knocks?|drops? (?:in|by)|pops? in|waits?)'
/** Ends what is left out: the end of the sentence, or what is told next. */
const UNTIL_NEXT = '(?:(?!, (?:and |then |but |after)|,? (?:and )?then |, (?:i|we|they|you) |[.!?;]).)*'

/** How people tell steps, and the plain words for it; in the order in which they are replaced. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  // "so moving day, my cousins come with a trailer": when it is done.
  [
    /(^|[.!?;]\s+)(?:(?:ok|okay|so|right|well|on|then)\b,? ){0,3}(?:the )?\p{L}+ing day,? (?=(?:i|we|they|you|my|our|the) )/giu,
    '$1',
  ],
  // "clean out the foot an trim it level"
  [
    /(?<=\p{L}{2} )an (?=(?!hour|hono|hones|heir)[b-df-hj-np-tv-z]\p{L}* (?:it|them|the|all|every|each|out|off|up|down|back|away)\b)/gu,
    'and ',
  ],
  // "and I'd add buying the oxides"
  [/\b(?:i would|please|also) add (?=\p{L}{3,}ing (?:the|an?|our|all|some) )/giu, 'they are '],
  // "once its dry I trim the edges"
  [
    /\b(once|when|if|until|till|while|as soon as) its (?=(?:not |too |still )?\p{L}+(?:$|[,.;!?]| (?:i|we|they|you) ))/giu,
    '$1 it is ',
  ],
  // "see how much food's left in there"
  [
    /\b(how (?:much|many) \p{L}+|what|which \p{L}+)['’]s (?=left|gone|done|ready|missing|still|in|on)/giu,
    '$1 is ',
  ],
  [/\bwhat has left(?= in there\b|[.,;!?]|$| and )/giu, 'what is left'],
  [/(?<=\b(?:is|are) \p{L}{1,30}) (?:in|out|up|down|over) there(?=[.,;!?]|$| and )/giu, ''],
  // "frame by frame I am looking for eggs"
  [/(^|[.!?;,]\s)(\p{L}+) by \2,? (?=(?:i|we|they|you) )/giu, '$1'],
  [/\b(?:i am|we are|they are|you are) looking for (?=\p{L})/giu, 'they look for '],
  // "read the guidance till your eyes bleed": how long it seems.
  [/(?<!\b(?:wait|hold on|hang on)),? (?:until|till) (?:your|my|our) (?:(?! and )[^,.;!?]){3,40}/giu, ''],
  [/, (?:you know|you see|i (?:suppose|guess|think|mean)|of course|honestly|to be honest)(?=,)/giu, ''],
  // "…, and when they bring them back I ask": what is done.
  [
    /(, and|\band|[.!?;]) (?:when|once|whenever|as soon as) (?:they|it|he|she|the \p{L}+) [^,.;!?]{2,40}?,? (?=(?:i|we) (?!am\b|are\b|have\b|had\b|cannot\b|can\b)\p{L})/giu,
    '$1 ',
  ],
  // How somebody sits or stands meanwhile.
  [/, (?:sitting|standing|lying|kneeling|leaning|chatting|smiling|laughing|humming)\b[^,.!?;]*/giu, ''],
  // "which they love because …", "which usually falls to our treasurer": said of a step.
  [new RegExp(`, which ${UNTIL_NEXT}`, 'giu'), ''],
  [/,? (?:and |but )?that is (?:the moment|why|when|where|how|what|like)\b[^.!?;]*/giu, ''],
  // "so they know where we are heading": what it is good for.
  [
    new RegExp(
      `,? so(?: that)? ${WHO} (?:always |also |all )?(?:know|knows|can|cannot|could|will|do not|does not|see|sees|understand|understands|feel|feels|learn|remember|have|has)\\b${UNTIL_NEXT}`,
      'giu',
    ),
    '',
  ],
  // "somebody comes to the desk": whoever gets the job done does not.
  [
    new RegExp(
      `(^|[.!?;,]\\s|\\band )(?:so |first |then |well,? )*(?:some(?:body|one)|(?:an?|the|another|each) (?:new )?(?:person|customers?|clients?|guests?|patients?|visitors?|readers?|passengers?|parents?|child|children|owners?|students?|pupils?|lady|man|woman|caller|member|tenant|buyer|seller|driver)) ${COMES}\\b(?! (?:the|an?|our|my|their|every|each|them|him|her|all)\\b)(?:(?!,| and )[^.!?;])*(?:,? and (?=(?:then )?(?:i|we|they) ))?,? ?`,
      'giu',
    ),
    '$1',
  ],
  // "Maybe you'd ask …"
  [/\b(?:maybe |perhaps |probably )(?:you|one|we|they|i) (?:would|could|might|will) (?=\p{L})/giu, 'they '],
  // "walk round and inspect the plots"
  [
    /\b(?:walk|go|drive|come|pop|run|step|head|climb) (?:a?round|over|along|out|back|down|up|in|through|outside|inside)(?: there)? and (?=\p{L}+ (?:the|all|every|each|our|their|my)\b)/giu,
    '',
  ],
  [/\blook(?: whether| if) /giu, 'check whether '],
  [/\bcheck if /giu, 'check whether '],
  // "round the estate where it is quiet": how it is there.
  [/,? where (?:it is|it's|it’s) [^,.;!?]{2,60}/giu, ''],
  // "then off we drive round the estate"
  [/(^|[.!?;,]\s|\b(?:and|then) )off (?=(?:we|i|they) \p{L})/giu, '$1'],
  // "then with smoke we calm the bees"
  [
    /(^|[.!?;,]\s|\b(?:and|then|first) )(with (?:the |an? |our |my )?\p{L}+(?: \p{L}+)?),? ((?:we|i|they) [^,.;!?]{3,80}?)(?= and\b|[,.;!?]|$)/giu,
    '$1$3 $2',
  ],
  // "have a little chat to settle the nerves": what the chat is for.
  [
    /\bhave (?:an? )?(?:(?:little|quick|nice|short|friendly|good|bit of a) )*(?:chat|talk|word|natter)(?: with (?:them|him|her))? to (?=\p{L})/giu,
    '',
  ],
  [
    /\bhave (?:an? )?(?:(?:little|quick|nice|short|friendly|good|bit of a) )*(?:chat|talk|word|natter)(?: with (?:them|him|her))? about (?=what\b|how\b|where\b)/giu,
    'discuss with them ',
  ],
  // "the new tenant signs the agreement": whoever gets the job done has it done.
  [
    /(^|[.!?;,]\s|\b(?:and|then) )((?:the|an?|our) (?:new )?\p{L}+(?:er|or|ant|ent|ist|yee|ian|man|mother|father|parent)) (sign|confirm|approve|check|choose|initial|test|read|pay|return|collect|fill)s (?=(?:in )?(?:the|an?|their|every|it)\b)/giu,
    '$1get $2 to $3 ',
  ],
  // "Control the identity" of those who learned English after French or German.
  [
    /\bcontrol (?=(?:if|whether|that) |(?:the |all |every |each |their |our )?(?:identity|names?|passports?|papers?|documents?|tickets?|numbers?|dates?|addresse?s?|bills?|invoices?|lists?|orders?|labels?|deliver(?:y|ies)|quantit(?:y|ies)|measures?)\b)/giu,
    'check ',
  ],
  // "three or four books"
  [
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?:or|to) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?=\p{L})/giu,
    'a few ',
  ],
  // "then line check": the name of what is done.
  [
    /(^|[.!?;,]\s|\b(?:and|then|we|i|they) )(line|sound|spot|stock|safety|smoke|function|security|head) (check|test|count)(?=[,.!?;]|$| (?:and|then) )/giu,
    '$1do a $2 $3',
  ],
  // "those who have let theirs go"
  [/\b(the (\p{L}+s)\b[^.!?;]*?) theirs\b/giu, '$1 their $2'],
]

/** "I always start by showing a bowl": what is done first. */
const STARTING =
  /\b(?:i|we|they|you) (?:always |usually |first |then )*(?:start|begin)(?: off| out)? (?:by|with) (\p{L}{3,}ing)\b|^(?:always |first )?(?:start|begin)(?: off)? (?:by|with) (\p{L}{3,}ing)\b/gimu

/** What is told of steps in plain words: without reasons, remarks, and what others do. */
export function spokenSteps(text: string, language: Language): string {
  const plain = SPOKEN.reduce((told, [found, by]) => told.replace(found, by), wishedSteps(text, language))
  return plain
    .replace(STARTING, (found, first: string | undefined, second: string | undefined) => {
      const doing = first ?? second ?? ''
      const [token] = language.tokensOf(doing.toLowerCase())
      const base = token === undefined ? undefined : baseOfGerund(token, language)
      return base === undefined ? found : `to start with they ${base}`
    })
    .replace(/^[\s,]+/, '')
}
