import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'

/* Closed lists of words that say that something is not as it should be. None names a subject of work. */

const TROUBLE = wordSet(
  `no not never nobody none nothing neither without cannot too again twice wrong late missing lost broken dirty unclear
  unreadable illegible empty full double duplicate duplicated incomplete outdated old slow expired unused useless needless
  unnecessary redundant bad poor weak loose stuck sick ill hurt injured damaged defective faulty leaky rotten spoiled
  spoilt stale blurry noisy crowded overcrowded overloaded overdue unpaid unanswered unsigned unknown unexpected
  unplanned unfinished uneven crooked bent cracked torn burnt wet frozen overlooked forgotten misplaced mislabeled
  mislabelled misread mixed different inconsistent conflicting contradictory false incorrect inaccurate invalid illegal
  unsafe dangerous risky hidden blocked jammed clogged delayed postponed canceled cancelled rejected refused denied stolen
  short shortage overtime odd last-minute`,
)
const TROUBLE_VERBS = wordSet(
  `forget miss lose break fail spill crack burn jam wait mix drop stick leak waste redo retype reprint repeat crash delay
  guess chase hunt hurt injure damage ruin spoil rot rust bend tear clog block overlook overrun overflow overheat overload
  oversleep misread misplace misunderstand mislabel mishear duplicate contradict conflict clash complain refuse reject
  cancel postpone disagree argue quit leave slip fall trip choke bleed vanish disappear expire lack struggle scroll cheat
  steal skip ignore confuse deny stop slow collapse explode burst die wilt starve scratch stain smear skew drift wobble
  shake stumble wander exceed return differ change arrive interrupt disturb distract`,
)
/** Nouns of events that nobody wants. */
const TROUBLE_NOUNS = wordSet(
  `error errors mistake mistakes fault faults failure failures defect defects leak leaks delay delays complaint complaints
  accident accidents injury injuries conflict conflicts clash clashes breakdown breakdowns outage outages crash crashes
  puncture punctures crack cracks scratch scratches stain stains collision collisions infection infections reaction
  reactions misunderstanding misunderstandings interruption interruptions cancellation cancellations shortage shortages
  overrun overruns dispute disputes argument arguments fight fights fire fires flood floods theft thefts fine fines
  penalty penalties loss losses waste rework duplicate duplicates gap gaps typo typos cut cuts spill spills jam jams
  burn burns fall falls bleeding pain damage confusion noise dispute overtime rejection rejections returns no-show
  no-shows rumors rumours excuses surprises bottleneck bottlenecks queue queues traffic`,
)

/** Whether a text says that something is not as it should be. */
export const tellsTrouble = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ key, base, tag }) =>
      TROUBLE.has(key) || TROUBLE_NOUNS.has(key) || (tag === 'VERB' && TROUBLE_VERBS.has(base)),
  )

/** Whether a verb by itself names a trouble: "missing a symptom". */
export const isTroubleVerb = (base: string): boolean => TROUBLE_VERBS.has(base)

/** "no complaints", "that is fine actually", "nothing takes long there": there is no trouble. */
const NO_TROUBLE =
  /^(?:(?:nothing|none)$|(?:it|that|this|the|everything|all|those|they)(?: (?:part|bit|step|one))? (?:is|are|works?|goes|runs?|seems?) (?:all |quite |pretty |really |actually |just |usually |normally )*(?:fine|good|great|okay|ok|easy|quick|fast|smooth(?:ly)?|well|no (?:problem|issue|big deal)|not (?:a|an|the)? ?(?:problem|issue|bad))|(?:fine|good|great|all good|easy|quick)\b(?: (?:actually|really|here|there|so far))*$|(?:it|that|this|everything) (?:always |usually |just |simply )*(?:works?|goes|runs?)(?: (?:fine|well|smoothly|out|every time|always))?$|no (?:real |big |major )?(?:complaints?|problems?|issues?|trouble|worries|delays?)\b|nothing (?:really |much |special |in particular )?(?:takes?|goes|is|gets?|happens?|to complain)\b|(?:it |that )?(?:never|hardly ever|rarely) (?:takes|goes|happens|fails)|not (?:much|a lot|anything)\b|none (?:really|that|at all)|i cannot complain|we are (?:fine|good|happy)|does not take (?:long|much)|(?:it |that |this )?takes? (?:me |us |them )?(?:only |just |maybe |about |around )*(?:\d+|a few|one|two|three|four|five|ten|fifteen|twenty) (?:seconds?|minutes?)$)/i

export const tellsNoTrouble = (text: string): boolean => NO_TROUBLE.test(text)

/** "there should be a folder", "an app that …": a solution, which no statement names. */
const SOLUTION =
  /^(?:there (?:should|could|must|ought to|needs to|has to) be|(?:i|we|they|you) (?:(?:really|just|only) )?(?:need|want|would like|would love|wish for|could use) (?:an? |some )(?:\p{L}+ )?(?:app|tool|system|software|button|dashboard|template|machine|robot|database|portal|website|feature|bot|ai|platform|reminder|alert|notification|shared)\b|(?:it|that) (?:would|could) be (?:nice|great|good|better|cool|helpful|easier|perfect)|(?:an?|some) (?:\p{L}+ )?(?:app|tool|system|software|button|dashboard|portal|website|feature|platform|bot)\b|why (?:is there no|do not you|can there not)|(?:i|we|you|somebody|someone|they) should (?:build|make|add|have|get|use|buy) (?!to\b)|i wish (?:there|we|i)\b|if only\b|ideally\b)/iu

export const namesSolution = (text: string): boolean => SOLUTION.test(text)

/** What belongs to no answer: the teller's life, comments on what was said, and talk. */
const CHATTER =
  /^(?:(?:my|our|his|her|their) (?:husband|wife|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|son|daughter|kids?|brother|sister|boss|friends?|dog|cat|grand\p{L}+|aunt|uncle|cousin|in-laws|ex)\b|(?:love|loved|like|liked|enjoy|adore) |(?:that|this|it) (?:is|was) (?:another|a different|a long|a whole other|just|only) (?:story|me|us|life)|(?:do|did) not ask|where (?:do|should|shall) i (?:start|begin)|any ?way(?:s)?$|(?:i|we) (?:have been|am|are|was|were) (?:doing|working|in|a|an|the|about|from|here|with|on|at|the head|head)\b|we have (?:always )?(?:done|been)\b|(?:i|we) (?:do|did) (?:it|this|that|all this)\b|(?:i|we) (?:love|like|enjoy|live|grew up|started|moved|studied|retired|guess|think|hope|suppose|mean|know)\b|(?:thank|thanks)\b|as (?:i|we) said|long story|no offen[cs]e|(?:sorry|hope|hopefully|luckily|fortunately)\b|i would say so|if (?:that|it|this) (?:makes sense|counts|helps)|(?:does|did) that (?:help|make sense)|not that it matters|it is what it is|such is life|c'est la vie|who knows|what can (?:you|one) (?:do|say)|(?:wrong|other) way (?:round|around)|(?:hang|hold) on|no no|i (?:said|meant)$|ok(?:ay)?$|well$|yes$|no$|oh$|ugh$|so$|and$|hi$|hello$|hey\b|yeah$|right$|no idea.*|not my (?:job|part|area).*|i am tired.*|what else\b.*|let me (?:think|see).*|in sum$|to sum up$|depends(?: on .*)?$|(?:it|that) (?:all )?depends(?: on .*)?$|except my .*|(?:about |around |at least |up to )?(?:an?|one|two|three|four|five|six|ten|\d+) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$|the (?:same|usual|rest)$|(?:u+h+m*|h+m+|u+m+|e+r+m*|honestly|basically|actually|obviously|sometimes|maybe|frankly|sure|look|listen|mostly|sorry|please|nope|true|exactly|really|seriously|never again|(?:no )?wait|(?:i|we) (?:really |honestly )?do not know|(?:my|our|the) (?:goal|aim|job|task|point)|(?:i|we) forgot|a lot|lots|plenty|loads|tons|many things|all sorts|same (?:story|here|thing))$|(?:about |almost |sometimes )?(?:half|all|most of|the whole|the entire) (?:the |a |of the )?(?:night|day|morning|afternoon|evening|week|month|year|time)$|(?:that|this|it) (?:has )?happen(?:ed|s) (?:to|all|every|once|often|a lot)\b|(?:that|this|it) (?:is|was) (?:what|how|why|where|when|all (?:i|we|my|he|she|they|you))\b|(?:that|this|it) (?:is|was) (?:the|a|so|such a|really|just|pretty) (?:worst|hardest|best|pain|horror|nightmare|joke|mess|annoying|awful|terrible|horrible|sad|funny|weird)\b.{0,20}$|(?:about |around )?(?:an?|one|two|three|four|five|six|ten|half an|\d+) (?:seconds?|minutes?|hours?|days?|weeks?) (?:is|are|were|was) (?:gone|over|lost)$)|^(?:it|that|this|the time|time|cost|money|they|those) (?:is|was|are) (?:not )?(?:the|a|my|our|another) (?:\p{L}+ )?(?:problem|issue|point|question|pain|story|nightmare)$|\b(?:move the needle|herd(?:ing)? cats|touch base|deep dive|low-hanging fruit|end of the day|think outside|raise the bar|on the same page|thank god|thank goodness|to be fair|long story short|knock on wood|touch wood)\b|^(?:my|our) (?:dog|cat) |^(?:it|he|she|this) (?:starts?|began|begins|takes) (?:at|place|from)\b/iu

export const isChatter = (text: string): boolean => CHATTER.test(text)
