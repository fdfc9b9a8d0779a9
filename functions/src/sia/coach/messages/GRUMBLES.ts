/*
 * What people say beside a fact of how they feel about it, and of how often it holds. Each pattern matches a whole clause
 * in lower case, with contractions written out (plainClause.ts). None names a subject of work.
 */

const THAT = '(?:it|that|this|which|they|he|she)'
const VERY =
  '(?:(?:so|really|very|just|always|also|absolutely|completely|totally|pretty|quite|such|a|an|the|real|bit of a) )*'
const ALL = '(?:it|that|this|them|all (?:of )?(?:it|that|this)|everything|the whole thing)'

/** Anger and weariness about what goes wrong. */
const FEELINGS: readonly string[] = [
  `(?:${THAT} )?${VERY}(?:is |are )?(?:drives?|drove|driving|makes?|making|made|gets?) (?:me|us|you|everyone|everybody|people|(?:my|our|the) \\p{L}+) ${VERY}(?:mad|crazy|nuts|insane|bonkers|bananas|wild|furious|angry|nervous|sad|tired|sick|cry|scream|swear|ill|boil|up the wall|(?:a)?round the (?:bend|twist)|(?:want to|feel like) \\p{L}+)(?: (?:every|each|all the) .{3,20})?`,
  `(?:${THAT} )?${VERY}(?:gets?|getting|is getting) (?:on (?:my|our|everyone's|everybody's) nerves|my goat|under my skin)`,
  `(?:i|we) ${VERY}(?:hate|loathe|detest|dread|cannot stand|cannot bear) ${ALL}(?: so much| with a passion)?`,
  `(?:i|we) (?:could|want to|would like to|have to) (?:just )?(?:scream|cry|weep|swear|shout|laugh|throw up)`,
  `(?:i|we) (?:am|are) ${VERY}(?:fed up|sick and tired|sick|tired|annoyed|angry|frustrated)(?: (?:with|of|about|by) ${ALL})`,
  `${THAT} (?:is|was) ${VERY}(?:annoying|nightmare|pain(?: in the \\p{L}+)?|horror|joke|hell|frustrating|awful|terrible|horrible|maddening|infuriating|exhausting|shame|pity)`,
  `(?:no idea|god knows|who knows|do not ask(?: me)?|i (?:do not know|cannot say|do not understand)) why`,
  `${THAT} ${VERY}(?:bugs?|annoys?|bothers?|upsets?|frustrates?|gets to) (?:me|us|you|everyone|everybody|people)(?: (?:the )?most| a lot| so much)?`,
  `(?:that|it|this) is (?:the (?:one )?thing|what) (?:that )?(?:really |always )?(?:bugs|annoys|bothers|upsets|frustrates|gets|kills|drives) (?:me|us)(?: (?:mad|crazy|nuts))?(?: (?:the )?most)?`,
  `(?:(?:it|that) is )?${VERY}same (?:problem|story|thing|issue|trouble)(?: (?:every|each|all) .{3,20})?`,
  `(?:the|my|our) (?:(?:most|very|biggest|main|real|only) )*(?:(?:annoying|worst|irritating|frustrating|bad|stupid) )?(?:thing|part|complaint|gripe|bugbear|problem|headache)`,
  `what an? (?:pain|nightmare|mess|joke|shame)`,
]

/** How far what is told holds. */
const CAVEATS: readonly string[] = [
  `(?:it|that|this) (?:all |really |always )?(?:varies|vary|differs?)(?: (?:a lot|from|by|with|every|between) ?.{0,30})?`,
  `(?:(?:it|that|this) (?:all |really |always )?)?depends?(?: a lot)?(?: (?:on|of|who|how|what|where|when|if|whether) .{2,40})?`,
  `(?:(?:it|that|this) (?:is|does|do|will) not (?:happen |the case |so |like that )?|not )(?:always|every (?:day|time|week|shift|morning|night)|all the time|(?:so |very |that )?often|everywhere|each time)`,
  `(?:every|each) \\p{L}+ (?:is|are) (?:a bit |a little )?different`,
  `no two \\p{L}+ are (?:the same|alike)`,
  `(?:some|most|other|good) (?:days|times|weeks|nights|shifts) (?:it|that|all|everything) (?:is|are|works|goes) (?:fine|ok|okay|good|well|smoothly|great)`,
  `(?:(?:i|we) )?(?:cannot|could not) (?:really )?(?:say|tell|generali[sz]e)(?: (?:it|that))? (?:in general|for sure|exactly|for everybody|for everyone)`,
  `there is no (?:general )?rule`,
  `every (?:single )?(?:time|day)`,
]

/** Clauses that tell no fact beside one. */
export const GRUMBLES: readonly RegExp[] = [...FEELINGS, ...CAVEATS].map(
  (each) => new RegExp(`^(?:${each})$`, 'u'),
)

/** What leads to a fact at the start of a clause. */
export const COMPLAINING: readonly RegExp[] = [
  /^((?:and|but|so|well|oh|ugh|honestly),? )*if (?:i|we)(?:['’]m|['’]re| am| are) (?:honest|frank),? /i,
  /^((?:and|but|so|well|oh|ugh|honestly),? )*(?:my|our|the|one) (?:(?:very )?(?:biggest|main|real|greatest|worst|number one|big) )?(?:pet peeve|bugbear|gripe|complaint|frustration|annoyance|headache|pain point|pet hate)(?: of mine| for (?:me|us))?(?: here| there)? (?:is|are)(?: that| when(?:ever)?| if|:)? /i,
  /^((?:and|but|so|well|oh|ugh|honestly),? )*(?:the|one) (?:one )?thing (?:that |which )?(?:really |always |most )*(?:gets|bugs|annoys|kills|bothers|drives|frustrates|worries|upsets) (?:me|us)(?: (?:mad|crazy|nuts|most|the most))? is(?: that| when(?:ever)?| if|:)? /i,
  /^((?:and|but|so|well|honestly),? )*what (?:really |always |most )*(?:bugs|annoys|bothers|upsets|frustrates|worries) (?:me|us|everyone|everybody)(?: (?:the )?most)?,? is(?: that| when(?:ever)?| if)? /i,
  /^((?:and|but|so|well|honestly),? )*you could say(?: that)? /i,
  /^((?:and|but|so|well|honestly),? )*(?:it|what) (?:really )?(?:makes|drives|annoys|bugs|kills|upsets) (?:me|us)(?: (?:sick|mad|crazy|nuts|angry|furious))?(?: is)? how (?:much|many) /i,
  // "most days the forms are not filled in"
  /^((?:and|but|so|well|usually|then),? )*(?:on )?(?:most|some|many|busy|bad|other) (?:days|mornings|nights|shifts|weeks|evenings),? (?=(?:the|an?|my|our|we|i|they|nobody|somebody|someone|there|no) )/i,
]
