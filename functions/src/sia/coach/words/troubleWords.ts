import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'

/* Closed lists of words that say that something is not as it should be. None names a subject of work. */

const TROUBLE = wordSet(
  `no not never nobody none nothing neither without cannot too again twice wrong late missing lost broken dirty unclear
  unreadable illegible empty full double duplicate duplicated incomplete outdated old slow expired unused useless needless
  unnecessary redundant bad poor weak loose stuck sick ill hurt injured damaged defective faulty leaky rotten spoiled
  spoilt stale blurry noisy crowded overcrowded overloaded overdue unpaid unanswered unsigned unknown unexpected
  unplanned unfinished uneven crooked bent cracked torn worn burnt wet frozen overlooked forgotten misplaced mislabeled
  mislabelled misread mixed different inconsistent conflicting contradictory false incorrect inaccurate invalid illegal
  unsafe dangerous risky hidden blocked jammed clogged delayed postponed canceled cancelled rejected refused denied stolen
  short shortage overtime odd last-minute dead blunt rusty moldy mouldy soggy sloppy lumpy patchy wonky lopsided floppy
  limp smelly rude ruder soaked squashed tired sore`,
)
const TROUBLE_VERBS = wordSet(
  `forget miss lose break fail spill crack burn jam wait mix drop stick leak waste redo retype reprint repeat crash delay
  guess chase hunt hurt injure damage ruin spoil rot rust bend tear clog block overlook overrun overflow overheat overload
  oversleep misread misplace misunderstand mislabel mishear duplicate contradict conflict clash complain refuse reject
  cancel postpone disagree argue quit leave slip fall trip choke bleed vanish disappear expire lack struggle scroll cheat
  steal skip ignore confuse deny stop slow collapse explode burst die wilt starve scratch stain smear skew drift wobble
  shake stumble wander exceed return differ change arrive interrupt disturb distract flood snag slip hit snap bruise fade warp smudge swell wander scatter ferment faint blink press kink flake buckle panic split bite wriggle squirm fidget mumble stall squint`,
)
/** Verbs of harm by accident: nobody means to nick an ear. */
export const HARMING = wordSet(
  'nick prick sting chip dent gouge bruise scald sprain graze overtighten overcook overfill overcharge misfire misdial',
)
/** What harms if nothing but its object is told: "cut the tongue", asked what goes wrong. */
export const HURTING = wordSet('cut bite pinch poke stab hit crush scrape squash')
/** Nouns of events that nobody wants. */
const TROUBLE_NOUNS = wordSet(
  `error errors mistake mistakes fault faults failure failures defect defects leak leaks delay delays complaint complaints
  accident accidents injury injuries conflict conflicts clash clashes breakdown breakdowns outage outages crash crashes
  puncture punctures crack cracks scratch scratches stain stains collision collisions infection infections reaction
  reactions misunderstanding misunderstandings interruption interruptions cancellation cancellations shortage shortages
  overrun overruns hole holes dispute disputes argument arguments fight fights fire fires flood floods theft thefts fine fines
  penalty penalties loss losses waste rework duplicate duplicates gap gaps typo typos cut cuts spill spills jam jams
  burn burns fall falls bleeding pain damage confusion noise dispute overtime rejection rejections returns no-show
  no-shows rumors rumours excuses surprises bottleneck bottlenecks queue queues traffic`,
)

/** Whatever the tagger takes them for. */
const MISTAKEN =
  /^mis(?:hear|read|label|place|count|judge|understand|file|spell|match|treat|diagnos|calculat)|^over-?\p{L}{4,}ed$/u

/** Whether a text says that something is not as it should be. */
export const tellsTrouble = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ key, base, tag }) =>
      TROUBLE.has(key) ||
      TROUBLE_NOUNS.has(key) ||
      MISTAKEN.test(key) ||
      (tag === 'VERB' && TROUBLE_VERBS.has(base)),
  )

/** Not as it should be, in words that tell nothing alone. */
export const OUT_OF_ORDER =
  /\b(?:is|are) off$|\bout of (?:date|order|stock|reach|place|tune|sync|line|action|service|control)\b|\bin the way\b/i

/** Whether a verb by itself names a trouble: "missing a symptom". */
export const isTroubleVerb = (base: string): boolean => TROUBLE_VERBS.has(base)

/** "no complaints", "that is fine actually", "nothing takes long there": there is no trouble. */
const NO_TROUBLE =
  /^(?:(?:nothing|none|not much)(?:,? (?:really|honestly|actually|much|special|in particular|at all|here|there|so far|major|serious|i (?:guess|think|suppose)|that (?:i|we) (?:know|can think) of|comes to mind))*$|(?:it|that|this|the|everything|all|those|they)(?: (?:part|bit|step|one))? (?:is|are|works?|goes|runs?|seems?) (?:all |quite |pretty |really |actually |just |usually |normally )*(?:fine|good|great|okay|ok|easy|quick|fast|smooth(?:ly)?|well|no (?:problem|issue|big deal)|not (?:a|an|the)? ?(?:problem|issue|bad))|(?:fine|good|great|all good|easy|quick)\b(?: (?:actually|really|here|there|so far))*$|(?:it|that|this|everything) (?:always |usually |just |simply )*(?:works?|goes|runs?)(?:,? (?:fine|well|smoothly|out|every time|always|mostly|usually|really))*$|no (?:real |big |major )?(?:complaints?|problems?|issues?|trouble|worries|delays?)\b|nothing (?:really |much |special |in particular )?(?:takes?|goes|is|gets?|happens?|to complain)\b|(?:it |that )?(?:never|hardly ever|rarely) (?:takes|goes|happens|fails)|not (?:much|a lot|anything)\b|none (?:really|that|at all)|i cannot complain|we are (?:fine|good|happy)|(?:.{2,30} )?(?:do|does) not (?:really )?take (?:long|much|any time|a lot)|(?:it |that |this )?takes? (?:me |us |them )?(?:only |just |maybe |about |around )*(?:\d+|a few|one|two|three|four|five|ten|fifteen|twenty) (?:seconds?|minutes?)$)/i

/** "I don't think so", "we do not waste anything": nothing is, in general. */
const NONE =
  /^(?:(?:no|nope|nah|well|honestly|actually),? )*(?:(?:i|we) (?:really )?(?:do not|would not) (?:think|believe|say) so|not (?:that )?(?:i|we) (?:know|can think|am aware|are aware|noticed)(?: of)?|not (?:in|with|at|for) (?:my|our|this)\b.*|(?:i|we|they|you) (?:do not|never|hardly(?: ever)?|rarely|barely) (?:really |ever )?(?:(?:waste|lose) \p{L}+$|(?:waste|lose|have|get|see|notice) (?:(?:much|any|anything|a lot|many|a)(?: \p{L}+)?|problems?|issues?|trouble)(?: (?:here|there|at all|really))*)|(?:there is|there are|we have|i have|it has) (?:really )?(?:no|not much|not any|nothing|hardly any|little) (?:waste|problems?|issues?|trouble|to (?:waste|lose|complain|say)|wasted|wrong|lost)\b.*|(?:all|everything) (?:is |gets |goes )?(?:used|fine|good|well|smooth(?:ly)?)(?:$|[,.;!].*| (?:up|so far|really|here|there|on|with|for|in|at|now|as|again|thanks|i|we|to|then|always|usually)\b.*)|nothing (?:that )?(?:i|we) (?:know|notice|can see)\b.*|never (?:had|have|seen|happened)\b.{0,30}|(?:it|that|this) (?:never|hardly ever|rarely|does not|do not) (?:happens?|fails?|goes wrong|matter|bother (?:me|us)|take (?:long|much|any time))\b.{0,20})$/iu
const GOOD = wordSet(
  'fine good great ok okay easy quick fast smooth smoothly well fun nice perfect perfectly alright quickly easily simple painless brilliantly reliable',
)
const STATING = wordSet('be work go run seem look feel')
const LIMITING = wordSet(
  'not too never nobody nothing until unless except only but without hardly if when once',
)

/** "Nothing worth mentioning", "never an issue": that there is nothing to tell. */
const NOTHING_TOLD =
  /^(?:(?:no|nope|nah|well|honestly|really|actually),? )*(?:nothing (?:really )?(?:worth \p{L}+ing|to (?:report|add|say|mention|declare|worry|moan|grumble|speak|write home)|(?:that )?(?:springs?|jumps?|comes?) (?:to mind|out))(?: (?:about|of|here|there|really|home|at me))*|(?:never|hardly ever|not) (?:really )?(?:an?|much of an?) (?:big |real |major )?(?:issue|problem|trouble|bother|hassle)(?: (?:for|with|to|in|on|at) .{1,20}| (?:here|there|these days|really|so far)){0,2}|so far,? so good|none of (?:that|those|it) (?:ever |really )?happens?(?: .{1,25})?|all (?:good|fine|well|ok|okay)(?: (?:here|there|so far|really|with|on|for|in|at)(?: .{1,25})?)?)$/iu

/** "Weighing is fast, no problem", "the feeding is two minutes, no bother" */
const NO_BOTHER =
  /^(?!.*\b(?:not|never|nobody|but|cannot|when|if|until|unless)\b).{2,50},? no (?:bother|problem|trouble|hassle|drama|issue|worr(?:y|ies)|big deal)s?(?: (?:there|here|at all))?$/iu

export const tellsNoTrouble = (text: string): boolean =>
  NO_TROUBLE.test(text) || NONE.test(text) || NOTHING_TOLD.test(text) || NO_BOTHER.test(text)

/** "the queue is fine", "picking is quick": that something is as it should be. */
export function tellsSatisfaction(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ tag }) => tag !== 'PUNCT' && tag !== 'INTJ')
  const at = said.findIndex(
    ({ base, tag }, index) => index > 0 && STATING.has(base) && (tag === 'VERB' || tag === 'AUX'),
  )
  const predicate = said.slice(at + 1)
  return (
    at > 0 &&
    predicate.length < 6 &&
    predicate.some(({ key }) => GOOD.has(key)) &&
    !said.some(({ key }) => LIMITING.has(key)) &&
    !predicate.some(({ tag }) => tag === 'NOUN')
  )
}

/** "there should be a folder", "an app that …": a solution, which no statement names. */
const SOLUTION =
  /^(?:there (?:should|could|must|ought to|needs to|has to) be|(?:i|we|they|you) (?:(?:really|just|only) )?(?:need|want|would like|would love|wish for|could use) (?:an? |some )(?:\p{L}+ )?(?:app|tool|system|software|button|dashboard|template|machine|robot|database|portal|website|feature|bot|ai|platform|reminder|alert|notification|shared)\b|(?:it|that) (?:would|could) be (?:nice|great|good|better|cool|helpful|easier|perfect)|(?:an?|some) (?:\p{L}+ )?(?:app|tool|system|software|button|dashboard|portal|website|feature|platform|bot)\b|why (?:is there no|do not you|can there not)|(?:i|we|you|somebody|someone|they) should (?:build|make|add|have|get|use|buy) (?!to\b)|i wish (?:there|we|i)\b|if only\b|ideally\b)/iu

export const namesSolution = (text: string): boolean => SOLUTION.test(text)

/** What belongs to no answer: the teller's life, comments on what was said, and talk. */
const CHATTER =
  /^(?:(?:my|our|his|her|their) (?:husband|wife|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|son|daughter|kids?|brother|sister|boss|friends?|dog|cat|grand\p{L}+|aunt|uncle|cousin|in-laws|ex)\b|(?:love|loved|like|liked|enjoy|adore) |(?:that|this|it) (?:is|was) (?:another|a different|a long|a whole other|just|only) (?:story|me|us|life)|you never know\b|(?:do|did) not ask|where (?:do|should|shall) i (?:start|begin)|any ?way(?:s)?$|(?:i|we) (?:have been|am|are|was|were) (?:doing|working|in|a|an|the|about|from|here|with|on|at|the head|head)\b|we have (?:always )?(?:done|been)\b|(?:i|we) (?:do|did) (?:it|this|that|all this|all sorts)\b|(?:i|we) (?:love|like|enjoy|live|grew up|started|moved|studied|retired|guess|think|hope|suppose|mean|know)\b|(?:thank|thanks)\b|as (?:i|we) said|long story|no offen[cs]e|(?:sorry|hope|hopefully|luckily|fortunately)\b|i would say so|if (?:that|it|this) (?:makes sense|counts|helps)|(?:does|did) that (?:help|make sense)|not that it matters|it is what it is|such is life|c'est la vie|who knows|what can (?:you|one) (?:do|say)|(?:wrong|other) way (?:round|around)|(?:hang|hold) on|no no|i (?:said|meant)$|ok(?:ay)?$|well$|yes$|no$|nah$|oh$|ugh$|so$|and$|hi$|hello$|hey\b|yeah$|right$|no idea.*|not my (?:job|part|area).*|i am tired.*|what else\b.*|let me (?:think|see).*|in sum$|to sum up$|depends(?: on .*)?$|(?:it|that) (?:all )?depends(?: on .*)?$|except my .*|(?:about |around |at least |up to )?(?:an?|one|two|three|four|five|six|ten|\d+) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$|the (?:same|usual|rest)$|(?:u+h+m*|h+m+|u+m+|e+r+m*|honestly|basically|actually|obviously|sometimes|maybe|frankly|sure|look|listen|mostly|sorry|please|nope|true|exactly|really|seriously|never again|(?:no )?wait|(?:i|we) (?:really |honestly )?do not know|(?:my|our|the) (?:goal|aim|job|task|point)|(?:i|we) forgot|a lot|lots|plenty|loads|tons|many things|all sorts|same (?:story|here|thing))$|(?:about |almost |sometimes )?(?:half|all|most of|the whole|the entire) (?:the |a |of the )?(?:night|day|morning|afternoon|evening|week|month|year|time)$|(?:that|this|it) (?:has )?happen(?:ed|s) (?:to|all|every|once|often|a lot)\b|(?:that|this|it) (?:is|was) (?:what|how|why|where|when|all (?:i|we|my|he|she|they|you))\b|(?:that|this|it) (?:is|was) (?:the|a|so|such a|really|just|pretty) (?:worst|hardest|best|pain|horror|nightmare|joke|mess|annoying|awful|terrible|horrible|sad|funny|weird)\b.{0,20}$|(?:about |around )?(?:an?|one|two|three|four|five|six|ten|half an|\d+) (?:seconds?|minutes?|hours?|days?|weeks?) (?:is|are|were|was) (?:gone|over|lost)$)|^(?:it|that|this|the time|time|cost|money|they|those) (?:is|was|are) (?:not )?(?:the|a|my|our|another) (?:\p{L}+ )?(?:problem|issue|point|question|pain|story|nightmare)$|\b(?:move the needle|herd(?:ing)? cats|touch base|deep dive|low-hanging fruit|end of the day|think outside|raise the bar|on the same page|thank god|thank goodness|to be fair|long story short|knock on wood|touch wood)\b|^(?:my|our) (?:dog|cat) |^(?:it|he|she|this) (?:starts?|began|begins|takes) (?:at|place|from)\b/iu

/** Comments on what was said, with no thing of the work in them. */
const COMMENT =
  /^(?:(?:but|and|so|well|which|because) )*(?:(?:it|that|this|which|they|those) (?:is|was|are|were|gets?|can be|drives?|makes?|kills?|bugs?|annoys?|hurts?|sucks?|feels?|happens?)(?: (?:me|us|you|really|so|very|just|quite|pretty|such|a|an|the|bit|of|always|always so|too|kind|sort|all|like|worse|every|time|often|sometimes|daily|mad|crazy|nuts|angry|tired|sick|insane|up|wall))*(?: (?:annoying|frustrating|horrible|terrible|awful|stressful|tiring|exhausting|boring|tedious|embarrassing|scary|sad|funny|weird|tough|painful|unpleasant|ridiculous|insane|never ending|never-ending|endless|pain|nightmare|mess|joke|shame|pity|disaster|killer|headache|hassle|drag|bummer|life|us|me))?|(?:gonna|going to|to|i will|let me|i have to) be honest(?: with you)?|if (?:i am|we are) (?:being )?honest|to tell (?:you )?the truth|(?:believe|trust|ask) me(?: .{0,20})?|i swear|mind you|do not (?:laugh|judge|get me started)(?: .{0,20})?|ask me how i know|story of my life|you (?:would|will) not believe.{0,30}|as you can imagine|needless to say|that is for sure|i (?:am telling|can tell|tell) you|you get the (?:idea|picture)|(?:that|it) is (?:how|the way) it is|what a .{1,20}|once you (?:are|get) used to it|if you know what (?:i|you) .{1,20}|(?:i|we) (?:was|were|am|are) (?:just |so |really |a bit |pretty )*(?:annoyed|angry|tired|exhausted|frustrated|lucky|used to (?:it|that)|lean|quick|good at (?:it|that|this)))$/iu

export const isChatter = (text: string): boolean => CHATTER.test(text) || COMMENT.test(text)
